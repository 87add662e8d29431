import type { FastifyReply, FastifyRequest } from 'fastify';
import makeRouter from 'find-my-way';
import { PAGE_NAMES, type PageName, pageAddress } from '../../contract/pages.ts';
import { LOCALES, type Locale } from '../../contract/values.ts';
import { type FormState, postPage, renderDevMails, renderPage, renderPreview, type Target, type Visit } from '../../web/app/render.tsx';
import type { Mandant } from '../context.ts';
import { refuse } from '../errors.ts';
import { pathsOf } from '../modules/mandant/mandant.ts';
import { supportedLocale } from '../parts.ts';
import { logIfOurs, problemOf, toRefusal } from './errors.ts';
import { callInProcess } from './in-process.ts';
import { hasSession, isOwnOrigin } from './logins.ts';
import { headerOf, type Mount } from './mount.ts';
import { mandantOfHost } from './tenant.ts';

export { renderDevMails, renderPreview };

/** Addresses of the built style sheets. */
export interface Assets {
  readonly stylesheets: readonly string[];
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

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const place = findPlace(request);
    if ('redirect' in place) return reply.redirect(place.redirect, 302);
    return show(assets, place, makeVisit(mounting, place, request, reply, null), reply);
  });

  app.post('/*', { schema: { hide: true } }, async (request, reply) => {
    const place = findPlace(request);
    if ('redirect' in place) return refuse('NichtGefunden');
    if (!isOwnForm(request)) refuse('NichtAuthorisiert');
    const values = fieldsOf(request.body);
    const posted = await postPage(place.page, makeVisit(mounting, place, request, reply, null), values);
    if (posted === null) return show(assets, { ...place, page: null }, makeVisit(mounting, place, request, reply, null), reply);
    if ('redirect' in posted) return reply.redirect(addressOf(place, posted.redirect), 303);
    return show(assets, place, makeVisit(mounting, place, request, reply, { values, problem: posted.problem }), reply);
  });
}

/** The page of a request: tenant by host, language by the first part of the path, page by the tenant's paths. */
function makeFinder({ parts }: Mount): (request: FastifyRequest) => Place {
  const routers = new WeakMap<Mandant, PageRouter>();
  return (request) => {
    const { mandant } = mandantOfHost(parts, request.host) ?? refuse('NichtGefunden');
    request.mandant = mandant;
    const [path = '/', query] = request.url.split('?');
    const [, first = ''] = path.split('/');
    const known = LOCALES.find((locale) => locale === first);
    const locale = supportedLocale(mandant, known);
    if (!locale && /^[a-z]{2}$/.test(first)) return { mandant, locale: mandant.konfiguration.fallbackLanguage, page: null, params: {} };
    if (!locale) return { redirect: `/${browserLocale(mandant, request)}${path}${query ? `?${query}` : ''}` };
    const router = routers.get(mandant) ?? makePageRouter(mandant);
    routers.set(mandant, router);
    return { mandant, locale, ...router(path.slice(3) || '/') };
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

const browserLocale = (mandant: Mandant, request: FastifyRequest): Locale =>
  supportedLocale(mandant, headerOf(request, 'accept-language')) ?? mandant.konfiguration.language;

type PagePlace = Exclude<Place, { redirect: string }>;

function makeVisit(mounting: Mount, place: PagePlace, request: FastifyRequest, reply: FastifyReply, form: FormState | null): Visit {
  const { mandant, locale, params } = place;
  request.locale = locale;
  const visitor = { mandant, locale, request, reply };
  return {
    locale,
    konfiguration: mandant.konfiguration,
    texte: mandant.texte[locale],
    params,
    query: fieldsOf(request.query),
    isLoggedIn: hasSession(request),
    form,
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
  const rendered = await renderPage(place.page, visit, { theme: place.mandant.theme, stylesheets: assets.stylesheets });
  if ('redirect' in rendered) return reply.redirect(addressOf(place, rendered.redirect), 302);
  const isSecret = visit.query.token !== undefined;
  return reply
    .code(rendered.status)
    .headers({ 'content-security-policy': pagePolicy(rendered.styleHash), 'cache-control': 'no-cache, private', vary: 'accept-language' })
    .headers(isSecret ? { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' } : {})
    .type('text/html; charset=utf-8')
    .send(rendered.html);
}

/** Pages load what is ours, run no inline script, and are framed by nobody. */
const pagePolicy = (styleHash: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' '${styleHash}'; img-src 'self' data:; font-src 'self'; connect-src 'self'; ` +
  `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
