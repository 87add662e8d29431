import type { PageName } from '../../contract/pages/public.ts';
import { parseVorschau } from '../../contract/pages/vorschau.ts';
import type { VorschauSeite } from '../../contract/rules/entwurf-vorschau.ts';
import { BILD_CONTENT_TYPES } from '../../contract/values/bild.ts';
import type { Locale } from '../../contract/values/wire.ts';
import { renderPage, type Visit } from '../../web/site.tsx';
import type { Caller, CallReply } from '../calls/caller.ts';
import { problemOf, retryAfterOf, toRefusal } from '../calls/problem.ts';
import type { Context, Mandant } from '../context.ts';
import type { Mount } from '../http/mount.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { composeMail } from '../mail/compose.ts';
import type { PreviewedMandant } from '../mandant-folder/entwurf/vorschau.ts';
import { type Example, makeExample } from '../modules/auftrag/index.ts';
import { makeMailBilder } from '../modules/content/index.ts';
import { empfaengerBestaetigen } from '../modules/empfaenger/index.ts';
import { makeVorschau } from '../modules/empfehlung/index.ts';
import { baseUrl, contextOf, type Parts } from '../parts.ts';
import type { Assets } from '../site/assets.ts';
import { callAs } from '../site/in-process.ts';
import { placeVisit } from '../site/page-visit.ts';
import { partsInside } from './inside.ts';
import { drawMessages } from './messages.ts';

/** A document of a preview; null if no product of the tenant earns a reward, so that nothing can be recommended. */
export type PreviewDocument = { readonly html: string; readonly policy: string } | null;

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
  if (seite === 'mail') return example && drawMail(parts, mandant, context, example);
  if (seite === 'nachrichten')
    return example && { html: await withVorschaubilder(parts, mandant, await drawMessages(context, example)), policy: INLINE_POLICY };
  const page = PAGES[seite];
  if (page.needsExample && !example) return null;
  const drawn = await drawPage(tools, parts, shown, {
    page,
    locale,
    caller,
    example,
    session: page.session ? example?.session : undefined,
  });
  // A home page that asks for a login is shown as it is after one.
  return drawn ?? (example && drawPage(tools, parts, shown, { page, locale, caller, example, session: example.session }));
}

interface Page {
  readonly name: PageName;
  readonly needsExample: boolean;
  readonly session: boolean;
}

const PAGES: Readonly<Record<Exclude<VorschauSeite, 'mail' | 'nachrichten'>, Page>> = {
  start: { name: 'Homepage', needsExample: false, session: false },
  kontakt: { name: 'RecipientData', needsExample: true, session: false },
  teilen: { name: 'Recommendation', needsExample: true, session: true },
};

interface AskedPage {
  readonly page: Page;
  readonly locale: Locale;
  readonly caller: Caller;
  readonly example: Example | null;
  /** Token of the session that the page is opened with. */
  readonly session: string | undefined;
}

/** Null for a page that leads to another one. */
async function drawPage(
  { mounting, assets }: PreviewTools,
  parts: Parts,
  { mandant }: PreviewedMandant,
  { page, locale, caller, example, session }: AskedPage,
): Promise<PreviewDocument> {
  const params: Readonly<Record<string, string>> = example && page.needsExample ? { empfehlungsnummer: example.empfehlungsnummer } : {};
  const place = { mandant, locale, page: page.name, params };
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
  const rendered = await renderPage(page.name, visit, {
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

/** The mail that asks the contact of the example to confirm, with its pictures inside. */
async function drawMail(parts: Parts, mandant: Mandant, context: Context, { mailedLink }: Example): Promise<PreviewDocument> {
  const loaded = await empfaengerBestaetigen.load(context, mailedLink, context.now);
  if (!loaded) return null;
  const bilder = await makeMailBilder(parts)(mandant, loaded.content.stand);
  const mail = composeMail(mandant, { id: 'vorschau', zeit: context.now, loaded, bilder });
  const html = (mail.bilder ?? []).reduce((text, { cid, name, inhalt }) => text.replaceAll(`cid:${cid}`, dataUrl(name, inhalt)), mail.html);
  return { html, policy: INLINE_POLICY };
}

const dataUrl = (name: string, inhalt: Uint8Array): string => {
  const type = BILD_CONTENT_TYPES[name.split('.').at(-1) as keyof typeof BILD_CONTENT_TYPES];
  return `data:${type};base64,${Buffer.from(inhalt).toString('base64')}`;
};
