import type { FastifyReply, FastifyRequest } from 'fastify';
import makeRouter from 'find-my-way';
import { LRUCache } from 'lru-cache';
import { clickEmpfehlung } from '../../contract/calls/empfehlung/empfehlungslink.ts';
import { pagesByPath } from '../../contract/pages/additional-routes.ts';
import { type PageName, pageAddress } from '../../contract/pages/public.ts';
import { isBelowRoot } from '../../contract/roots.ts';
import { LOCALES } from '../../contract/values/wire.ts';
import { consentCameFrom, isConsentForm, isLink, postConsent, postPage, type Visit } from '../../web/site.tsx';
import { etagOf } from '../calls/etag.ts';
import { browserLocale } from '../calls/mandant-of-host.ts';
import { problemOf, toRefusal } from '../calls/problem.ts';
import type { Mandant } from '../context.ts';
import { Refusal, refuse } from '../errors.ts';
import { storedLocale } from '../http/consent.ts';
import { isOwnForm } from '../http/credentials.ts';
import { fieldsOf, longFieldsOf } from '../http/fields.ts';
import { headerOf } from '../http/header.ts';
import { mandantOfRequest } from '../http/mandant-of-request.ts';
import type { Mount } from '../http/mount.ts';
import { ROUTING } from '../http/routing.ts';
import { pathsOf } from '../modules/mandant/index.ts';
import { supportedLocale } from '../parts.ts';
import { stepOfAnmeldedienst, takeStep } from './anmeldedienst.ts';
import { callInProcess } from './in-process.ts';
import type { PageAnswers } from './page-answers.ts';
import { openVisit, type PagePlace } from './page-visit.ts';
import { type FindSlug, makeSlugs } from './slugs.ts';

/** What an address of a tenant's site resolves to: a page in a language, or a redirect. */
type Place = PagePlace | { readonly redirect: string };

/**
 * Serves the tenant's pages from its own route table, below the locale. A form posts to its page's address. A success redirects; an error shows the same page
 * with the typed values.
 */
export function mountPages(mounting: Mount, pages: PageAnswers): void {
  const { app } = mounting;
  const findPlace = makeFinder(mounting);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    errorHandler: pages.answerError,
    handler: async (request, reply) => {
      const place = await findPlace(request);
      request.pageName = nameOf(place);
      if ('redirect' in place) return reply.headers(BY_BROWSER).redirect(place.redirect, 302);
      const step = await stepOfAnmeldedienst({ mounting, place, request, reply });
      if (step) return takeStep(step, pages, { mounting, place, request, reply });
      return isLink(place.page) ? followLink(mounting, pages, place, request, reply) : pages.open(mounting, place, request, reply);
    },
  });

  app.post('/*', { schema: { hide: true }, errorHandler: pages.answerError }, async (request, reply) => {
    const place = await findPlace(request);
    request.pageName = nameOf(place);
    if ('redirect' in place) return refuse('NichtGefunden');
    const sent = fieldsOf(request.body);
    const oneClick = isOneClick(place, sent, request.query as Visit['query']);
    const isOwn = isOwnForm(request);
    const values = isOwn || oneClick ? sent : (tokenFromPortal(place, sent) ?? refuse('NichtAuthorisiert'));
    const { visit } = await openVisit(mounting, place, request, reply);
    const long = longFieldsOf(request.body);
    if (long.length > 0) return pages.show(place, { ...visit, form: { values, problem: tooLong(place, long) } }, reply);
    if (isConsentForm(values)) return answerConsent(pages, place, visit, values, reply);
    const posted = await postPage(place.page, visit, values);
    if (posted === null) return pages.show({ ...place, page: null }, visit, reply);
    // A mail program follows no redirect; the request has done what it asks for.
    if (oneClick && 'redirect' in posted) return reply.code(204).send();
    if ('redirect' in posted) return reply.redirect(pages.addressOf(place, visit, posted.redirect), 303);
    if ('leave' in posted) return reply.header('referrer-policy', 'no-referrer').redirect(posted.leave, 303);
    if ('file' in posted) return sendFile(reply, posted.file);
    if ('carry' in posted) return pages.show(place, { ...visit, carried: posted.carry }, reply);
    return pages.show(place, { ...visit, form: { values, problem: posted.problem } }, reply);
  });
}

/** The name of a page in log and metrics; null for a redirect to one. */
const nameOf = (place: Place): FastifyRequest['pageName'] => ('redirect' in place ? null : (place.page ?? 'NotFound'));

/** The problem for a form whose fields are longer than any call accepts. */
function tooLong({ mandant, locale }: PagePlace, names: readonly string[]) {
  const refusal = new Refusal('Validierung', { fields: names.map((field) => ({ field, code: 'zuLang' })) });
  return problemOf(refusal, { locale, texte: mandant.texte[locale] });
}

/** Mail programs send this request on behalf of their reader, without a page (RFC 8058). The secret in the address authorises it, and it only ends mails. */
const isOneClick = ({ page }: PagePlace, values: Visit['query'], { ablehnen }: Visit['query']): boolean =>
  values['List-Unsubscribe'] === 'One-Click' && (page === 'AgencyUnsubscribe' || (page === 'Invitation' && ablehnen === '1'));

/**
 * The token that the form of a tenant's customer portal brings, so that it stands in no address; null for every other form of another site. Nothing else of
 * such a form counts, so it only opens the page with its button.
 */
const tokenFromPortal = ({ page }: PagePlace, { token }: Visit['query']): Visit['query'] | null =>
  page === 'LoginToken' && token ? { token } : null;

/** Makes the call of the referral's link. An unknown number is an address without a page. */
async function followLink(
  mounting: Mount,
  pages: PageAnswers,
  place: PagePlace,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { mandant, locale, params } = place;
  const nr = params.empfehlungsnummer ?? (request.query as Visit['query']).empfehlungsnummer;
  try {
    const followed = await callInProcess(mounting, clickEmpfehlung, { mandant, locale, request, reply }, { params: { nr } });
    return reply.code(followed.status).send(followed.body ?? undefined);
  } catch (error) {
    if (!['NichtGefunden', 'Validierung'].includes(toRefusal(error).code)) throw error;
    return pages.open(mounting, { ...place, page: null, params: {} }, request, reply);
  }
}

/** The consent banner is on every page, also on missing ones, and leads back to that page. The consent settings lead back to the page that linked to them. */
async function answerConsent(pages: PageAnswers, place: PagePlace, visit: Visit, values: Visit['query'], reply: FastifyReply) {
  const problem = await postConsent(visit, values);
  if (problem) return pages.show(place, { ...visit, form: { values, problem } }, reply);
  const before = consentCameFrom(visit);
  if (before) return reply.redirect(pages.addressOf(place, visit, before), 303);
  const { pathname, searchParams } = new URL(reply.request.url, 'http://localhost');
  searchParams.delete('cookies');
  return reply.redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname, 303);
}

/** A download that the browser saves and no cache stores. */
const sendFile = (reply: FastifyReply, { name, json }: { readonly name: string; readonly json: unknown }): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(json, null, 2));

/** The redirect of a path without a language depends on the browser. */
const BY_BROWSER = { 'cache-control': 'no-cache, private', vary: 'accept-language, cookie' };

/** Finds the page of a request: the tenant by host, the language by the first part of the path, the page by the tenant's paths. */
function makeFinder({ parts }: Mount): (request: FastifyRequest) => Promise<Place> {
  const routerOf = makePageRouters();
  const findSlug = makeSlugs(parts);
  return async (request) => {
    const mandant = mandantOfRequest(parts, request);
    const path = request.url.replace(/\?.*$/s, '');
    if (isBelowRoot(path)) refuse('NichtGefunden');
    const first = path.split('/')[1]?.toLowerCase() ?? '';
    const known = LOCALES.find((locale) => locale === first);
    const locale = supportedLocale(mandant, known);
    if (!locale && /^[a-z]{2}$/.test(first)) return { mandant, locale: mandant.konfiguration.fallbackLanguage, page: null, params: {} };
    if (!locale) return { redirect: `/${usualLocale(mandant, request)}${request.url}` };
    request.locale = locale;
    const routed = routerOf(mandant)(path.slice(3) || '/');
    const found = routed.page === 'Produktkategorie' ? await kategoriePlace(findSlug, mandant, routed.params) : routed;
    const isMovedHome = found.page === null && /^\/*$/.test(path.slice(3));
    if (isMovedHome) return { redirect: `${pageAddress(pathsOf(mandant), 'Homepage', locale)}${request.url.slice(path.length)}` };
    return { mandant, locale, ...found };
  };
}

/** A category by its slug as the tenant writes it. An unknown slug is a missing page. */
async function kategoriePlace(
  findSlug: FindSlug,
  mandant: Mandant,
  params: PagePlace['params'],
): Promise<Pick<PagePlace, 'page' | 'params'>> {
  const slug = await findSlug(mandant, params.slug ?? '');
  return slug === undefined ? { page: null, params: {} } : { page: 'Produktkategorie', params: { slug } };
}

/** The language of an address without one: the stored language of the visitor's browser, otherwise the one that it asks for. */
const usualLocale = (mandant: Mandant, request: FastifyRequest) =>
  supportedLocale(mandant, storedLocale(request)) ?? browserLocale(mandant, headerOf(request, 'accept-language'));

type PageRouter = (path: string) => { page: PageName | null; params: Record<string, string> };

/** Number of cached routers. One takes about 200 kB and a few milliseconds to make. */
const MAX_ROUTERS = 30;

/** The routers of tenants. Most tenants rename no page, so tenants with the same paths share a router. */
function makePageRouters(): (mandant: Mandant) => PageRouter {
  const keys = new WeakMap<Mandant, string>();
  const routers = new LRUCache<string, PageRouter>({ max: MAX_ROUTERS });
  return (mandant) => {
    const { RoutePaths, AdditionalRoutes } = mandant.konfiguration;
    const key = keys.get(mandant) ?? etagOf(JSON.stringify([RoutePaths, AdditionalRoutes]));
    keys.set(mandant, key);
    const router = routers.get(key) ?? makePageRouter(pagesByPath(pathsOf(mandant), AdditionalRoutes));
    routers.set(key, router);
    return router;
  };
}

/** A tenant's paths as a router: renaming a page needs data only. */
function makePageRouter(pages: ReturnType<typeof pagesByPath>): PageRouter {
  const router = makeRouter(ROUTING);
  for (const [path, page] of pages) router.on('GET', path.replace(REST, '*'), () => {}, { page, rest: REST.exec(path)?.[1] });
  return (path) => {
    const found = router.find('GET', path);
    if (!found) return { page: null, params: {} };
    const { page, rest } = found.store as { page: PageName; rest: string | undefined };
    const { '*': taken = '', ...params } = found.params as Record<string, string>;
    return { page, params: rest === undefined ? params : { ...params, [rest]: taken } };
  };
}

/** The last parameter of a path if it takes the rest of the address; the router tries such a path after all others. */
const REST = /:([A-Za-z]+)\*$/;
