import { parseVorschau } from '../../contract/pages/vorschau.ts';
import { BILD_CONTENT_TYPES } from '../../contract/values/bild.ts';
import { refuse } from '../errors.ts';
import { mandantOfRequest } from '../http/mandant-of-request.ts';
import type { Mount } from '../http/mount.ts';
import { makeVorschau } from '../modules/empfehlung/index.ts';
import { supportedLocale } from '../parts.ts';

/** Messengers ask again after an hour, so a changed reward shows by then. */
const HEADERS = { 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' };

/** `GET /vorschau/{locale}/{start|produkt-…|empfehlung-…}.{jpg|webp}`: the preview picture of a link in messengers, and the same picture for pages. */
export function mountVorschau({ app, parts }: Mount): void {
  const pictureOf = makeVorschau(parts);
  app.route<{ Params: { locale: string; datei: string } }>({
    method: ['GET', 'HEAD'],
    url: '/vorschau/:locale/:datei',
    schema: { hide: true },
    handler: async (request, reply) => {
      const mandant = mandantOfRequest(parts, request);
      const locale = supportedLocale(mandant, request.params.locale) ?? refuse('NichtGefunden');
      const wanted = parseVorschau(request.params.datei) ?? refuse('NichtGefunden');
      const picture = await pictureOf(mandant, locale, wanted);
      return reply.headers(HEADERS).type(BILD_CONTENT_TYPES[wanted.format]).send(picture);
    },
  });
}
