import type { BonusStufe } from '../../../contract/rules/bonus.ts';
import { addDays, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { lockAnyEmpfehler } from '../empfehler/index.ts';
import { findKunde, listReleasedKunden } from './reads.ts';

/** A released order as a bonus counts it: its customer, the day of its release in Berlin, and the campaigns of its referral. */
export interface Kunde {
  readonly kunde: string;
  readonly day: string;
  readonly aktionen: readonly number[];
}

/**
 * The bonus in cents that a customer earns: the highest of the reached tiers, 0 if none is reached. `earlier` are the recommender's
 * previously released orders, oldest first.
 */
export const bonusCentOf = (stufen: readonly BonusStufe[], earlier: readonly Kunde[], kunde: Kunde): number =>
  Math.max(0, ...stufen.filter((stufe) => isReached(stufe, earlier, kunde)).map(({ BetragCent }) => BetragCent));

function isReached({ AbKunde, Tage, AktionsId }: BonusStufe, earlier: readonly Kunde[], kunde: Kunde): boolean {
  const counts = ({ aktionen }: Kunde) => AktionsId === null || aktionen.includes(AktionsId);
  return counts(kunde) && placeOf(earlier.filter(counts), kunde, Tage) >= AbKunde;
}

/**
 * The ordinal of a customer in the current period, from 1; 0 if the customer is counted already. A period begins with its first customer and
 * ends `tage` days later, not counting the first day (§ 187 (1) and § 188 (1) BGB). The next customer begins a new period.
 */
function placeOf(earlier: readonly Kunde[], kunde: Kunde, tage: number): number {
  let lastDay = '';
  let kunden = new Set<string>();
  for (const { kunde: one, day } of earlier) {
    if (day > lastDay) [lastDay, kunden] = [addDays(day, tage), new Set()];
    kunden.add(one);
  }
  if (kunde.day > lastDay) return 1;
  return kunden.has(kunde.kunde) ? 0 : kunden.size + 1;
}

/**
 * The recommender's bonus in cents for an order that is being released; 0 for a seller's. Locks the recommender, so that concurrent releases do not count the
 * same customer twice. The caller has locked the recipient and the order before.
 */
export async function countBonus(context: Context, empfaengernummer: string): Promise<number> {
  const stufen = context.konfiguration.Bonus;
  if (stufen.length === 0) return 0;
  const { empfehler_id, ...kunde } = await findKunde(context, empfaengernummer);
  if (empfehler_id === null) return 0;
  await lockAnyEmpfehler(context, empfehler_id);
  const released = await listReleasedKunden(context, empfehler_id);
  const earlier = released.map(({ freigegeben_am, ...one }) => ({ ...one, day: dayOf(freigegeben_am) }));
  return bonusCentOf(stufen, earlier, { ...kunde, day: dayOf(context.now) });
}
