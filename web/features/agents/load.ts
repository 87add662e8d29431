import { listPraemien, type Praemie, readMaxPraemiewert } from '../../../contract/calls/praemie/praemie.ts';
import { searchBerater } from '../../../contract/calls/produkt/produkt.ts';
import type { Berater } from '../../../contract/calls/produkt/produktform.ts';
import type { MaxPraemie } from '../../../contract/rules/max-praemie.ts';
import type { Problem, Visit } from '../../shell/visit.ts';
import { maxPraemieOfAll } from '../praemie/max-praemie.ts';

/** Answer of a page for agents at a tenant without agents. */
export const NO_AGENTS: Problem = { status: 404, code: 'NichtGefunden', detail: '' };

interface Agent extends Berater {
  /** Reward for an order today; without one the agent cannot be recommended. */
  readonly Praemie: Praemie | undefined;
}

/** One page of search results. */
export interface Agents {
  readonly query: string;
  readonly gefunden: readonly Agent[];
  readonly anzahl: number;
  readonly seite: number;
  /** At least 1, even if nothing was found. */
  readonly seiten: number;
  /** The best reward of all agents; null without one. */
  readonly best: MaxPraemie | null;
  /** Query parameters for the address of a result page. */
  params(seite: number): Record<string, string>;
}

const NOBODY = { Content: [], PageCount: 0, TotalCount: 0 };

/** Searches agents by the query of the address; a refused search counts as an empty result. */
export async function loadAgents(visit: Visit): Promise<Agents> {
  const query = (visit.query.query ?? '').trim();
  const seite = seiteOf(visit.query.page);
  const [found, praemien, max] = await Promise.all([
    visit.call(searchBerater, { query: { query, page: String(seite) } }),
    visit.call(listPraemien),
    visit.call(readMaxPraemiewert),
  ]);
  const { Content, PageCount, TotalCount } = found.ok ? found.body : NOBODY;
  const best = (praemien.ok ? praemien.body : []).toSorted((a, b) => b.WertCent - a.WertCent);
  return {
    query,
    seite: found.ok ? seite : 1,
    seiten: Math.max(PageCount, 1),
    anzahl: TotalCount,
    gefunden: Content.map((agent) => ({ ...agent, Praemie: praemieFor(best, agent.Id) })),
    best: maxPraemieOfAll(max.ok ? max.body.WertCent : 0, best),
    params: (page) => ({ ...(query && { query }), ...(page > 1 && { page: String(page) }) }),
  };
}

/** The highest reward of the agent's own, otherwise the highest one for all agents. */
const praemieFor = (best: readonly Praemie[], id: number): Praemie | undefined =>
  best.find(({ ProduktId }) => ProduktId === id) ?? best.find(({ ProduktId }) => ProduktId === undefined);

const seiteOf = (page = '1'): number => (/^\d{1,6}$/.test(page) ? Math.max(Number(page), 1) : 1);
