import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { praemieFor } from './on-offer.ts';
import { type PlanRow, readPlan } from './reads.ts';
import { type PraemieRow, readPraemien } from './store.ts';

/** The rewards on offer: the tenant's rewards, and the reward plans of agencies that replace their amounts. */
export interface Angebot {
  readonly praemien: readonly PraemieRow[];
  readonly plan: readonly PlanRow[];
}

/** The case for which a reward is looked up. */
export interface Fall {
  readonly produkt_id: number;
  /** The order date. */
  readonly tag: string;
  /** The agency of the referral; null without an agency. */
  readonly agenturnummer: string | null;
  /** When the recipient joined; null for a recipient who joins now. */
  readonly beigetreten_am: Date | null;
}

/**
 * The reward that applies: the tenant's reward for the product and order date. For a referral of an agency its amount is that of the plan
 * entry valid on that date. A recipient who joined before the entry was made never gets less than the tenant's reward or the amount that the
 * plan promised on the day the entry was made. Undefined if the tenant has no reward.
 */
export function geltendePraemie({ praemien, plan }: Angebot, fall: Fall): PraemieRow | undefined {
  const praemie = praemieFor(praemien, fall.produkt_id, fall.tag);
  if (!praemie) return undefined;
  const eigene = plan.filter(({ agenturnummer, produkt_id }) => agenturnummer === fall.agenturnummer && produkt_id === fall.produkt_id);
  const entry = entryOf(eigene, fall.tag);
  if (!entry) return praemie;
  const wert = planWert(eigene, entry, fall.beigetreten_am);
  return { ...praemie, wert_cent: joinedBefore(fall.beigetreten_am, entry) ? Math.max(wert, praemie.wert_cent) : wert };
}

/** The entry of a plan that is valid on a day. */
export const entryOf = <Row extends Pick<PlanRow, 'startdatum' | 'enddatum'>>(plan: readonly Row[], tag: string): Row | undefined =>
  plan.find(({ startdatum, enddatum }) => startdatum <= tag && (enddatum === null || tag <= enddatum));

/** Whether the recipient joined before an entry was made. */
const joinedBefore = (beigetreten: Date | null, { angelegt_am }: PlanRow): boolean => beigetreten !== null && beigetreten < angelegt_am;

/** An entry's amount in cents for a recipient, by the plan alone. If they joined before the entry was made, at least the plan's amount of that day. */
function planWert(plan: readonly PlanRow[], entry: PlanRow, beigetreten: Date | null): number {
  if (!joinedBefore(beigetreten, entry)) return entry.wert_cent;
  const earlier = plan.filter(({ angelegt_am }) => angelegt_am < entry.angelegt_am);
  const before = entryOf(earlier, dayOf(entry.angelegt_am));
  return before ? Math.max(entry.wert_cent, planWert(earlier, before, beigetreten)) : entry.wert_cent;
}

/** The rewards of the tenant and the plans of these agencies. Entries of agencies that are not Aktiv are left out. */
export async function readAngebot(context: Context, agenturnummern: readonly (string | null)[]): Promise<Angebot> {
  const agenturen = [...new Set(agenturnummern)].filter((nummer) => nummer !== null);
  const praemien = await readPraemien(context);
  return { praemien, plan: agenturen.length === 0 ? [] : await readPlan(context, agenturen) };
}

/** The stored reward that applies; undefined if there is none. */
export const readPraemieOf = async (context: Context, fall: Fall): Promise<PraemieRow | undefined> =>
  geltendePraemie(await readAngebot(context, [fall.agenturnummer]), fall);

/** The reward in cents for an order of today by a recipient who joins now; 0 if there is none. `agenturnummer` is the referral's. */
export async function wertCentOf(context: Context, empfehlung: Pick<Fall, 'produkt_id' | 'agenturnummer'>): Promise<number> {
  const { produkt_id, agenturnummer } = empfehlung;
  const praemie = await readPraemieOf(context, { produkt_id, agenturnummer, tag: dayOf(context.now), beigetreten_am: null });
  return praemie?.wert_cent ?? 0;
}
