import type { FastifyReply, FastifyRequest } from 'fastify';
import { listAgents, listProdukte } from '../../contract/calls/produkt/produkt.ts';
import { listProduktkategorien } from '../../contract/calls/produkt/produktkategorie.ts';
import type { Root } from '../../contract/roots.ts';
import { hasPraemienbedingungen } from '../../contract/rules/bedingungen.ts';
import { hasKatalog } from '../../contract/rules/katalog.ts';
import { type Problem, renderSitemap, type Visit } from '../../web/site.tsx';
import { mandantOfHost, refuseMissing } from '../calls/mandant-of-host.ts';
import { Refusal, refuse } from '../errors.ts';
import type { Mount } from '../http/mount.ts';
import { baseUrl, type Parts } from '../parts.ts';
import { openVisit } from './page-visit.ts';

/** `robots.txt` and `sitemap.xml` of a tenant's host. A referral link domain forbids all crawling and has no sitemap. */
export function mountCrawlers(mounting: Mount): void {
  const { app, parts } = mounting;
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const { mandant, art } = hostOf(parts, request);
    const rules =
      art === 'link'
        ? ['Disallow: /']
        : [...PRIVATE.map((root) => `Disallow: /${root}/`), `Sitemap: ${baseUrl(parts.settings, mandant)}/sitemap.xml`];
    return sendShared(reply, 'text/plain; charset=utf-8', ['User-agent: *', ...rules, ''].join('\n'));
  });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const { mandant, art } = hostOf(parts, request);
    if (art === 'link') return refuse('NichtGefunden');
    const place = { mandant, locale: mandant.konfiguration.language, page: null, params: {} };
    const { visit } = await openVisit(mounting, place, request, reply);
    const listed = {
      produktIds: await produktIdsOf(visit),
      slugs: await slugsOf(visit),
      hasPraemienbedingungen: hasPraemienbedingungen(visit.inhalte),
    };
    const sitemap = renderSitemap(mandant.konfiguration, baseUrl(parts.settings, mandant), listed);
    return sendShared(reply, 'application/xml; charset=utf-8', sitemap);
  });
}

/** Calls, short links and preview pictures. Pages set `noindex` themselves. */
const PRIVATE: readonly Root[] = ['api', 'r', 'vorschau'];

const hostOf = (parts: Parts, request: FastifyRequest) => mandantOfHost(parts, request.host) ?? refuseMissing(parts, request.host);

const sendShared = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.type(type).header('cache-control', 'public, max-age=3600').send(text);

/** The products that can be recommended today, by the number in the address of their page. */
async function produktIdsOf(visit: Visit): Promise<readonly string[]> {
  if (visit.konfiguration.produktApi === 'berater') {
    const agents = visit.konfiguration.ModuleAgentRecommendation ? await visit.call(listAgents) : null;
    return agents ? listOf(agents).map(({ ExterneId }) => ExterneId) : [];
  }
  const produkte = await visit.call(listProdukte, { query: {} });
  return listOf(produkte)
    .filter(({ Praemien }) => Praemien.length > 0)
    .map(({ Id }) => String(Id));
}

/** The categories of a catalogue. */
async function slugsOf(visit: Visit): Promise<readonly string[]> {
  const kategorien = hasKatalog(visit.konfiguration) ? await visit.call(listProduktkategorien) : null;
  return kategorien ? listOf(kategorien).map(({ Slug }) => Slug) : [];
}

/** The items that a call lists. A server error is rethrown: a sitemap without these pages would tell crawlers that they are gone. */
function listOf<T>(
  answered: { readonly ok: true; readonly body: readonly T[] | null } | { readonly ok: false; readonly problem: Problem },
) {
  if (answered.ok) return answered.body ?? [];
  const { code, status, retryAfterSeconds: again } = answered.problem;
  if (status >= 500) throw new Refusal(code, { status, ...(again !== undefined && { retryAfterSeconds: again }) });
  return [];
}
