import type { FastifyReply, FastifyRequest } from 'fastify';
import makeRouter from 'find-my-way';
import { PAGE_NAMES, PAGES, type PageName, pageAddress } from '../../contract/pages.ts';
import { LOCALES, type Locale } from '../../contract/values.ts';
import { postPage, renderDevMails, renderDevUi, renderPage, renderPreview, type Target, type Visit } from '../../web/app/render.tsx';
import type { Mandant } from '../context.ts';
import { refuse } from '../errors.ts';
import { pathsOf } from '../modules/mandant/mandant.ts';
import { inContext, supportedLocale } from '../parts.ts';
import { logIfOurs, problemOf, toRefusal } from './errors.ts';
import { callInProcess } from './in-process.ts';
import { clearSessionCookie, isOwnOrigin, sessionCookieOf } from './logins.ts';
import { headerOf, type Mount } from './mount.ts';
import { browserLocale, mandantOfHost } from './tenant.ts';

export { renderDevMails, renderDevUi, renderPreview };

/** Addresses of the built style sheets and of the client script. */
export interface Assets {
  readonly stylesheets: readonly string[];
  readonly script?: string | undefined;
}

/** What an address of a tenant's site means: a page in a language, or where to go instead. */
type Place =
  | {
      readonly mandant: Mandant;
      readonly locale: Locale;
      readonly page: PageName | null;
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly redirect: string };

/**
 * Serves the tenant's pages from its own route table, below the locale (specification section 2). A form posts to its page's
 * address; what it did shows after a redirect, what was wrong in the same page with everything typed.
 */
export function mountPages(mounting: Mount, assets: Assets): void {
  const { app } = mounting;
  const findPlace = makeFinder(mounting);

  const get = async (request: FastifyRequest, reply: FastifyReply) => {
    const place = findPlace(request);
    if ('redirect' in place) return reply.headers(BY_BROWSER).redirect(place.redirect, 302);
    return show(assets, place, await makeVisit(mounting, place, request, reply), reply);
  };
  app.route({ method: ['GET', 'HEAD'], url: '/*', schema: { hide: true }, handler: get });

  app.post('/*', { schema: { hide: true } }, async (request, reply) => {
    const place = findPlace(request);
    if ('redirect' in place) return refuse('NichtGefunden');
    if (!isOwnForm(request)) refuse('NichtAuthorisiert');
    const values = fieldsOf(request.body);
    const visit = await makeVisit(mounting, place, request, reply);
    const posted = await postPage(place.page, visit, values);
    if (posted === null) return show(assets, { ...place, page: null }, visit, reply);
    if ('redirect' in posted) return reply.redirect(addressOf(place, posted.redirect), 303);
    if ('carry' in posted) return show(assets, place, { ...visit, carried: posted.carry }, reply);
    return show(assets, place, { ...visit, form: { values, problem: posted.problem } }, reply);
  });
}

/** Where a path without a language leads depends on the browser. */
const BY_BROWSER = { 'cache-control': 'no-cache, private', vary: 'accept-language' };

/** Names below the root that hold no pages: what is missing there is a problem and gets no language before it. */
const NO_PAGES = ['api', 'assets', 'dev', 'health', 'metrics', 'r'];

/** The page of a request: tenant by host, language by the first part of the path, page by the tenant's paths. */
function makeFinder({ parts }: Mount): (request: FastifyRequest) => Place {
  const routers = new WeakMap<Mandant, PageRouter>();
  return (request) => {
    const { mandant } = mandantOfHost(parts, request.host) ?? refuse('NichtGefunden');
    request.mandant = mandant;
    const path = request.url.replace(/\?.*$/s, '');
    const first = path.split('/')[1]?.toLowerCase() ?? '';
    if (NO_PAGES.includes(first)) refuse('NichtGefunden');
    const known = LOCALES.find((locale) => locale === first);
    const locale = supportedLocale(mandant, known);
    if (!locale && /^[a-z]{2}$/.test(first)) return { mandant, locale: mandant.konfiguration.fallbackLanguage, page: null, params: {} };
    if (!locale) return { redirect: `/${browserLocale(mandant, headerOf(request, 'accept-language'))}${request.url}` };
    const router = routers.get(mandant) ?? makePageRouter(mandant);
    routers.set(mandant, router);
    const found = router(path.slice(3) || '/');
    const isMovedHome = found.page === null && /^\/*$/.test(path.slice(3));
    if (isMovedHome) return { redirect: `${pageAddress(pathsOf(mandant), 'Homepage', locale)}${request.url.slice(path.length)}` };
    return { mandant, locale, ...found };
  };
}

type PageRouter = (path: string) => { page: PageName | null; params: Record<string, string> };

/** The tenant's paths as a router: a renamed page is data. */
function makePageRouter(mandant: Mandant): PageRouter {
  const router = makeRouter({ caseSensitive: false, ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 300 });
  const paths = pathsOf(mandant);
  for (const page of PAGE_NAMES) router.on('GET', paths[page], () => {}, page);
  return (path) => {
    const found = router.find('GET', path);
    return { page: (found?.store as PageName | undefined) ?? null, params: (found?.params ?? {}) as Record<string, string> };
  };
}

type PagePlace = Exclude<Place, { redirect: string }>;

async function makeVisit(mounting: Mount, place: PagePlace, request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
  const { mandant, locale, params } = place;
  request.locale = locale;
  const visitor = { mandant, locale, request, reply };
  const sessionSeconds = await readSession(mounting, mandant, request, reply);
  return {
    locale,
    konfiguration: mandant.konfiguration,
    texte: mandant.texte[locale],
    params,
    query: fieldsOf(request.query),
    isLoggedIn: sessionSeconds !== null,
    sessionSeconds,
    form: null,
    async call(call, { bearer, idempotencyKey, ...input } = {}) {
      try {
        return { ok: true, ...(await callInProcess(mounting, call, visitor, input, { bearer, idempotencyKey })) };
      } catch (error) {
        const refusal = toRefusal(error);
        logIfOurs(request, error, refusal);
        return { ok: false, problem: problemOf(refusal, { locale, texte: mandant.texte[locale] }) };
      }
    },
  };
}

/** How long the visitor's session still holds; a cookie whose session has ended is taken away. */
async function readSession({ parts, logins }: Mount, mandant: Mandant, request: FastifyRequest, reply: FastifyReply) {
  const cookie = sessionCookieOf(request);
  if (cookie === undefined) return null;
  const login = await inContext(parts, mandant, { wer: 'Anmeldung' }, (context) => logins.E(context, cookie));
  if (!login) clearSessionCookie(reply);
  return login?.ablauf ? Math.max(1, Math.floor((login.ablauf.getTime() - parts.clock.now().getTime()) / 1000)) : null;
}

/** Only text has a place in a form or query; of a repeated name the last counts. */
function fieldsOf(values: unknown): Record<string, string> {
  const last = (value: unknown) => (Array.isArray(value) ? value.at(-1) : value);
  const entries = Object.entries((values ?? {}) as Record<string, unknown>).map(([name, value]) => [name, last(value)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** A form of our own pages: browsers say where a request comes from, and a foreign page cannot change that. */
function isOwnForm(request: FastifyRequest): boolean {
  const site = headerOf(request, 'sec-fetch-site');
  return site === undefined ? isOwnOrigin(request) : site === 'same-origin';
}

const addressOf = ({ mandant, locale }: PagePlace, { page, params }: Target): string => pageAddress(pathsOf(mandant), page, locale, params);

async function show(assets: Assets, place: PagePlace, visit: Visit, reply: FastifyReply): Promise<FastifyReply> {
  const rendered = await renderPage(place.page, visit, { ...assets, theme: place.mandant.theme });
  if ('redirect' in rendered) return reply.redirect(addressOf(place, rendered.redirect), 302);
  const isSecret = visit.query.token !== undefined;
  const isPersonal = place.page !== null && 'login' in PAGES[place.page];
  return reply
    .code(rendered.status)
    .headers({
      'content-security-policy': pagePolicy(rendered.styleHash),
      'cache-control': isSecret || isPersonal ? 'no-store' : 'no-cache, private',
    })
    .headers(isSecret ? { 'referrer-policy': 'no-referrer' } : {})
    .type('text/html; charset=utf-8')
    .send(rendered.html);
}

/** Pages load what is ours, run no inline script, and are framed by nobody. */
export const pagePolicy = (styleHash: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' '${styleHash}'; img-src 'self' data:; font-src 'self'; connect-src 'self'; ` +
  `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
