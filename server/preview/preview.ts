import { VORSCHAU_SEITEN, vorschauPath } from '../../contract/rules/entwurf-vorschau.ts';
import { type TextKey, text } from '../../texts/texts.ts';
import { refuse } from '../errors.ts';
import { callerOf } from '../http/caller.ts';
import { plainLocale } from '../http/header.ts';
import type { Mount } from '../http/mount.ts';
import { findMandantOfVorschau, previewDraft, readVorschauBild } from '../mandant-folder/entwurf/vorschau.ts';
import { FolderRefused } from '../mandant-folder/faults.ts';
import { headersOfBild } from '../modules/content/index.ts';
import { supportedLocale } from '../parts.ts';
import type { Assets } from '../site/assets.ts';
import { drawPreview } from './pages.ts';

const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
const BILD_HEADERS = { ...HEADERS, 'cache-control': 'private, max-age=3600' };

/**
 * `GET /betrieb/vorschau/{token}/{seite}?sprache=de`: a page of the tenant as its draft makes it, for a frame of the back office and of nobody else, on every host.
 * `GET /betrieb/vorschau/{token}/bilder/{hash}/{name}`: a picture of that page. An address that has ended, a draft with faults and a
 * tenant without a reward are said in a sentence.
 */
export function mountPreview(mounting: Mount, { css, fonts }: Assets): void {
  const { app, parts } = mounting;
  const tools = { mounting, assets: { css, ...(fonts && { fonts }) } };
  app.get<{ Params: { token: string; seite: string }; Querystring: { sprache?: string } }>(
    '/betrieb/vorschau/:token/:seite',
    { schema: { hide: true } },
    async (request, reply) => {
      const { token } = request.params;
      const seite = VORSCHAU_SEITEN.find((one) => one === request.params.seite) ?? refuse('NichtGefunden');
      const say = (key: TextKey, status = 200) =>
        reply
          .status(status)
          .headers(HEADERS)
          .type('text/plain; charset=utf-8')
          .send(text(plainLocale(request), key));
      const mandant = findMandantOfVorschau(parts, token);
      if (!mandant) return say('betrieb.entwurf.ansicht.abgelaufen', 404);
      request.mandant = mandant;
      const caller = { ...callerOf(request), query: {}, cookies: {}, cookie: () => undefined };
      try {
        const drawn = await previewDraft(parts, mandant, (shown) => {
          const { konfiguration } = shown.mandant;
          const locale = supportedLocale(shown.mandant, request.query.sprache) ?? konfiguration.fallbackLanguage;
          return drawPreview(tools, shown, { seite, locale, caller });
        });
        if (typeof drawn === 'string') return say(`betrieb.entwurf.ansicht.${drawn}`);
        const html = drawn.html.replaceAll(BILD, `${vorschauPath(token)}/bilder/$1`);
        return reply
          .headers({ ...HEADERS, 'content-security-policy': drawn.policy })
          .type('text/html; charset=utf-8')
          .send(html);
      } catch (error) {
        if (error instanceof FolderRefused) return say('betrieb.entwurf.ansicht.fehler');
        throw error;
      }
    },
  );
  app.get<{ Params: { token: string; hash: string; name: string } }>(
    '/betrieb/vorschau/:token/bilder/:hash/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { token, hash, name } = request.params;
      const mandant = findMandantOfVorschau(parts, token) ?? refuse('NichtGefunden');
      const inhalt = await readVorschauBild(parts, mandant, hash);
      return reply.headers({ ...headersOfBild(name), ...BILD_HEADERS }).send(Buffer.from(inhalt));
    },
  );
}

/** Addresses of a tenant's pictures, which stand on the hosts of that tenant alone. */
const BILD = /\/bilder\/([\w-]+\/[a-z0-9.-]+)/g;
