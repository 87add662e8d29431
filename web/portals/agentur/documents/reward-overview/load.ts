import { listPraemienplan } from '../../../../../contract/calls/agentur/berichte.ts';
import type { PlanZeile } from '../../../../../contract/calls/agentur/zeilen.ts';
import { MAX_PAGE_SIZE } from '../../../../../contract/calls/bericht.ts';
import { readGruppen } from '../../../../features/praemie/angebote.ts';
import { endedSession } from '../../../../shell/login.ts';
import type { Loaded, Problem, Visit } from '../../../../shell/visit.ts';
import type { DocumentContext } from '../../../documents/context.ts';
import { agenturOf } from '../../visit.ts';
import { agenturContext } from '../declaration.ts';

/** A product with today's reward of the tenant and, if the agency's plan has another amount, that of the agency. */
export interface Zeile {
  readonly id: number;
  readonly name: string;
  readonly wertCent: number;
  readonly eigenerWertCent: number | null;
  /** Last order date to which the current amount applies; null if it has no end. */
  readonly bis: string | null;
}

export interface RewardOverviewProps extends DocumentContext {
  readonly gruppen: readonly { readonly name: string | null; readonly zeilen: readonly Zeile[] }[];
  /** The agency is not Aktiv, so its reward plan does not apply. */
  readonly isAgenturInactive: boolean;
}

/** Loads today's rewards, with the amounts of the agency's plan that replace them. */
export async function loadRewardOverview(visit: Visit): Promise<Loaded<RewardOverviewProps>> {
  const isAgenturInactive = agenturOf(visit)?.status !== 'Aktiv';
  const [gruppen, plan] = await Promise.all([readGruppen(visit), isAgenturInactive ? { zeilen: [] } : readPlan(visit)]);
  if ('problem' in plan) return endedSession(visit, 'AgencyRewardOverview', plan.problem);
  const own = new Map(plan.zeilen.map((zeile) => [zeile.ProduktId, zeile]));
  const shown = gruppen.map(({ name, angebote }) => ({ name, zeilen: angebote.map((angebot) => zeileOf(angebot, own.get(angebot.id))) }));
  return { props: { ...agenturContext(visit), gruppen: shown, isAgenturInactive } };
}

type Angebot = Awaited<ReturnType<typeof readGruppen>>[number]['angebote'][number];

function zeileOf({ id, name, wertCent, zeitraeume }: Angebot, plan: PlanZeile | undefined): Zeile {
  const isOther = plan !== undefined && plan.WertCent !== wertCent;
  const bis = isOther ? plan.Enddatum : (zeitraeume[0]?.Enddatum ?? null);
  return { id, name, wertCent, eigenerWertCent: isOther ? plan.WertCent : null, bis };
}

/** Current entries of the plan, read page by page. */
async function readPlan(visit: Visit): Promise<{ readonly zeilen: readonly PlanZeile[] } | { readonly problem: Problem }> {
  const zeilen: PlanZeile[] = [];
  for (let Pagenumber = 1; ; Pagenumber += 1) {
    const answered = await visit.call(listPraemienplan, {
      params: { agentur: agenturOf(visit)?.agenturnummer ?? '' },
      body: { Pagesize: MAX_PAGE_SIZE, Pagenumber, Filter: { Status: ['Aktiv'] } },
    });
    if (!answered.ok) return { problem: answered.problem };
    zeilen.push(...answered.body.Content);
    if (!answered.body.HasNext) return { zeilen };
  }
}
