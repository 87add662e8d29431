import type { FastifyReply, FastifyRequest } from 'fastify';
import makeRouter from 'find-my-way';
import { PAGE_NAMES, type PageName } from '../../contract/pages.ts';
import { listPraemien, readMaxPraemiewert } from '../../contract/praemie.ts';
import { listAgents, listProdukte } from '../../contract/produkt.ts';
import { LOCALES, type Locale } from '../../contract/values.ts';
import { loadHomepage, pageContext, type RenderedPage, renderDevMails, renderPage, renderPreview } from '../../web/app/render.tsx';
import type { Mandant } from '../context.ts';
import { refuse } from '../errors.ts';
import { pathsOf } from '../modules/mandant/mandant.ts';
import { supportedLocale } from '../parts.ts';
import { callInProcess, type Visitor } from './in-process.ts';
import { headerOf, type Mount } from './mount.ts';
import { mandantOfHost } from './tenant.ts';

export { renderDevMails, renderPreview };

/** Addresses of the built style sheets. */
export interface Assets {
  readonly stylesheets: readonly string[];
}

interface Visit extends Visitor {
  readonly mounting: Mount;
}

type PageRenderer = (visit: Visit) => Promise<Parameters<typeof renderPage>[0]['props']>;

/** The pages that stand, by route name; what is not here answers as not found. */
const RENDERERS: Partial<Record<PageName, PageRenderer>> = {
  Homepage: async (visit) => {
    const { mandant, locale } = visit;
    const [produkte, maxPraemie] = await Promise.all([tilesOf(visit), callInProcess(visit.mounting, readMaxPraemiewert, visit)]);
    return loadHomepage({
      locale,
      konfiguration: mandant.konfiguration,
      texte: mandant.texte[locale],
      produkte,
      maxPraemie: maxPraemie.body,
    });
  },
};

/** What the home offers: products with their rewards, or agents with the tenant's reward for each. */
async function tilesOf(visit: Visit): Promise<Parameters<typeof loadHomepage>[0]['produkte']> {
  const { mounting, mandant } = visit;
  if (mandant.konfiguration.produktApi !== 'berater') {
    return (await callInProcess(mounting, listProdukte, visit)).body;
  }
  const { body: agents } = await callInProcess(mounting, listAgents, visit);
  const { body: praemien } = await callInProcess(mounting, listPraemien, visit);
  const Praemien = praemien.filter(({ ProduktId }) => ProduktId === undefined);
  return agents.map(({ ExterneId, LastName, ZipCode, City }) => ({
    Id: ExterneId,
    Name: LastName,
    Beschreibung: `${ZipCode} ${City}`,
    Praemien,
  }));
}

/** Serves the tenant's pages from its own route table, below the locale (specification section 2). */
export function mountPages(mounting: Mount, assets: Assets): void {
  const { app, parts } = mounting;
  const routers = new WeakMap<Mandant, PageRouter>();
  const routerOf = (mandant: Mandant) => {
    const router = routers.get(mandant) ?? makePageRouter(mandant);
    routers.set(mandant, router);
    return router;
  };

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { mandant } = mandantOfHost(parts, request.host) ?? refuse('NichtGefunden');
    request.mandant = mandant;
    const [path = '/', query] = request.url.split('?');
    const [, first = ''] = path.split('/');
    const locale = LOCALES.find((known) => known === first);
    if (/^[a-z]{2}$/.test(first) && !(locale && supportedLocale(mandant, locale)))
      return show(mounting, assets, mandant, null, null, request, reply);
    if (!locale) return reply.redirect(`/${browserLocale(mandant, request)}${path}${query ? `?${query}` : ''}`, 302);
    return show(mounting, assets, mandant, locale, routerOf(mandant)(path.slice(3) || '/'), request, reply);
  });
}

type PageRouter = (path: string) => PageName | null;

/** The tenant's paths as a router: a renamed page is data. */
function makePageRouter(mandant: Mandant): PageRouter {
  const router = makeRouter({ caseSensitive: false, ignoreTrailingSlash: true, ignoreDuplicateSlashes: true });
  const paths = pathsOf(mandant);
  for (const page of PAGE_NAMES) router.on('GET', paths[page], () => {}, page);
  return (path) => (router.find('GET', path)?.store as PageName | undefined) ?? null;
}

const browserLocale = (mandant: Mandant, request: FastifyRequest): Locale =>
  supportedLocale(mandant, headerOf(request, 'accept-language')) ?? mandant.konfiguration.language;

async function show(
  mounting: Mount,
  assets: Assets,
  mandant: Mandant,
  wanted: Locale | null,
  page: PageName | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const locale = wanted ?? mandant.konfiguration.fallbackLanguage;
  request.locale = locale;
  const render = page === null ? undefined : RENDERERS[page];
  const shell = { theme: mandant.theme, stylesheets: assets.stylesheets };
  const visit = { mounting, mandant, locale, request, reply };
  const input = render
    ? { page: page as RenderedPage, props: await render(visit), shell }
    : { page: 'FileNotFound' as const, props: pageContext(mandant.konfiguration, locale, mandant.texte[locale]), shell };
  const { html, styleHash } = renderPage(input as Parameters<typeof renderPage>[0]);
  return reply
    .code(render ? 200 : 404)
    .headers({ 'content-security-policy': pagePolicy(styleHash), 'cache-control': 'no-cache', vary: 'accept-language' })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Pages load what is ours, run no inline script, and are framed by nobody. */
const pagePolicy = (styleHash: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' '${styleHash}'; img-src 'self' data:; font-src 'self'; connect-src 'self'; ` +
  `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
