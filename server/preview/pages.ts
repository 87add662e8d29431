import type { PageName } from '../../contract/pages/public.ts';
import { parseVorschau } from '../../contract/pages/vorschau.ts';
import type { VorschauSeite } from '../../contract/rules/entwurf-vorschau.ts';
import { BILD_CONTENT_TYPES } from '../../contract/values/bild.ts';
import type { Locale } from '../../contract/values/wire.ts';
import { withSubject } from '../../web/preview/subject.tsx';
import { renderPage, type Visit } from '../../web/site.tsx';
import type { Caller, CallReply } from '../calls/caller.ts';
import { problemOf, retryAfterOf, toRefusal } from '../calls/problem.ts';
import type { Context, Mandant } from '../context.ts';
import type { Mount } from '../http/mount.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { composeMail } from '../mail/compose.ts';
import type { LoadedMail } from '../mail/template.ts';
import type { PreviewedMandant } from '../mandant-folder/entwurf/vorschau.ts';
import { makeExample } from '../modules/auftrag/index.ts';
import { makeMailBilder } from '../modules/content/index.ts';
import { makeVorschau } from '../modules/empfehlung/index.ts';
import { baseUrl, contextOf, type Parts } from '../parts.ts';
import type { Assets } from '../site/assets.ts';
import { callAs } from '../site/in-process.ts';
import { placeVisit } from '../site/page-visit.ts';
import { partsInside } from './inside.ts';
import { MAILS } from './mails.ts';
import { drawMessages } from './messages.ts';

interface Drawn {
  readonly html: string;
  readonly policy: string;
}

/**
 * A document of a preview, or why there is none: no product of the tenant earns a reward, so that nothing can be recommended, or nobody gets this mail, such as the
 * recommender who leaves the whole reward to the contact.
 */
export type PreviewDocument = Drawn | 'ohnePraemie' | 'ohneMail';

interface Asked {
  readonly seite: VorschauSeite;
  readonly locale: Locale;
  readonly caller: Caller;
}

/** What a preview is made with. */
export interface PreviewTools {
  readonly mounting: Mount;
  /** Without the scripts: a preview runs none. */
  readonly assets: Pick<Assets, 'css' | 'fonts'>;
}

/** Makes a page of a tenant, as it is shown inside the transaction, with a made-up referral. */
export async function drawPreview(
  tools: PreviewTools,
  shown: PreviewedMandant,
  { seite, locale, caller }: Asked,
): Promise<PreviewDocument> {
  const { scope, mandant, inhalte } = shown;
  const parts = partsInside(tools.mounting.parts, scope, mandant, inhalte);
  const context = contextOf(parts, mandant, { wer: 'Vorschau', locale }, scope);
  const example = await makeExample(context);
  const draw = async (page: PageName, asked: Omit<AskedPage, 'page' | 'locale' | 'caller'>) =>
    (await drawPage(tools, parts, mandant, { page, locale, caller, ...asked })) ?? 'ohnePraemie';
  if (seite === 'start') {
    const home = await draw('Homepage', {});
    // A home page that asks for a login is shown as it is after one.
    return typeof home === 'string' && example ? draw('Homepage', { session: example.session }) : home;
  }
  if (!example) return 'ohnePraemie';
  const { empfehlungsnummer, session } = example;
  if (seite === 'kontakt') return draw('RecipientData', { params: { empfehlungsnummer } });
  if (seite === 'teilen') return draw('Recommendation', { params: { empfehlungsnummer }, session });
  if (seite === 'nachrichten')
    return { html: await withVorschaubilder(parts, mandant, await drawMessages(context, example)), policy: INLINE_POLICY };
  const loaded = await MAILS[seite](context, example);
  return loaded ? drawMail(parts, mandant, context, loaded) : 'ohneMail';
}

interface AskedPage {
  readonly page: PageName;
  readonly locale: Locale;
  readonly caller: Caller;
  readonly params?: Readonly<Record<string, string>>;
  /** Token of the session that the page is opened with. */
  readonly session?: string;
}

/** Null for a page that leads to another one. */
async function drawPage(
  { mounting, assets }: PreviewTools,
  parts: Parts,
  mandant: Mandant,
  { page, locale, caller, params = {}, session }: AskedPage,
): Promise<Drawn | null> {
  const place = { mandant, locale, page, params };
  const inside = { ...mounting, parts };
  const plain = placeVisit(parts, place);
  const visit: Visit = {
    ...plain,
    inhalte: { ...plain.inhalte, need: plain.inhalte.find, needAny: plain.inhalte.list },
    now: parts.clock.now(),
    login: session === undefined ? null : { who: 'E' },
    form: null,
    async call(call, { bearer = session, idempotencyKey, ...input } = {}) {
      const credential = bearer === undefined ? null : { value: bearer, byCookie: false };
      try {
        const asked = { mandant, locale, credential, http: { reply: NO_REPLY, caller } };
        return { ok: true, ...(await callAs(inside, call, asked, input, idempotencyKey)) };
      } catch (error) {
        const refusal = toRefusal(error);
        return { ok: false, problem: { ...problemOf(refusal, { locale, texte: mandant.texte[locale] }), ...retryAfterOf(refusal) } };
      }
    },
  };
  const rendered = await renderPage(page, visit, {
    css: assets.css,
    fonts: assets.fonts,
    theme: mandant.theme,
    address: baseUrl(parts.settings, mandant),
  });
  if ('redirect' in rendered) return null;
  const html = await withVorschaubilder(parts, mandant, rendered.html);
  return { html, policy: framedPolicy(pagePolicy(rendered.styleHash, { frameHosts: ["'self'"] })) };
}

/** Addresses of the pictures that messengers show, with their last part. */
const VORSCHAUBILD = /\/vorschau\/(de|en)\/([\w.-]+)/g;

/** The document with these pictures inside: their addresses show what is published, and the example is gone when they are asked. */
async function withVorschaubilder(parts: Parts, mandant: Mandant, html: string): Promise<string> {
  const draw = makeVorschau(parts);
  const drawn = new Map<string, string>();
  for (const [address, locale, file] of html.matchAll(VORSCHAUBILD)) {
    const wanted = parseVorschau(file ?? '');
    if (wanted && !drawn.has(address)) drawn.set(address, dataUrl(file ?? '', await draw(mandant, locale as Locale, wanted)));
  }
  return html.replaceAll(VORSCHAUBILD, (address) => drawn.get(address) ?? address);
}

/** An answer that changes no browser. */
const NO_REPLY: CallReply = {
  headers() {},
  setSessionCookie() {},
  clearSessionCookie() {},
  setAnmeldedienstCookie() {},
  clearAnmeldedienstCookie() {},
  setEmpfaengerCookie() {},
  clearEmpfaengerCookie() {},
  setConsentCookies() {},
  html() {},
};

/** No script runs in a preview, no form is sent, and no link leaves it. */
const framedPolicy = (policy: string): string => `${policy}; sandbox allow-same-origin`;

/** Of a document with its style and pictures inside. */
const INLINE_POLICY = framedPolicy("default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'");

/** A mail with its subject above it and its pictures inside. */
async function drawMail(parts: Parts, mandant: Mandant, { now }: Context, loaded: LoadedMail): Promise<Drawn> {
  const bilder = await makeMailBilder(parts)(mandant, loaded.content.stand);
  const mail = composeMail(mandant, { id: 'vorschau', zeit: now, loaded, bilder });
  const html = (mail.bilder ?? []).reduce((text, { cid, name, inhalt }) => text.replaceAll(`cid:${cid}`, dataUrl(name, inhalt)), mail.html);
  return { html: withSubject(html, mail.betreff), policy: INLINE_POLICY };
}

const dataUrl = (name: string, inhalt: Uint8Array): string => {
  const type = BILD_CONTENT_TYPES[name.split('.').at(-1) as keyof typeof BILD_CONTENT_TYPES];
  return `data:${type};base64,${Buffer.from(inhalt).toString('base64')}`;
};
