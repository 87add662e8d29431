import type { BonusStufe } from '../../../contract/rules/bonus.ts';
import { addDays, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { holdEmpfehler } from '../empfehler/index.ts';
import { findKunde, listReleasedKunden } from './reads.ts';

/** A released order as a bonus counts it: whose it is, when it was released (day in Berlin), which campaigns its referral takes part in. */
export interface Kunde {
  readonly kunde: string;
  readonly day: string;
  readonly aktionen: readonly number[];
}

/**
 * The bonus in cents that a customer earns on top: the highest of the tiers that are reached, 0 when none
 * is. `earlier` are the recommender's released orders before, oldest first.
 */
export const bonusCentOf = (stufen: readonly BonusStufe[], earlier: readonly Kunde[], kunde: Kunde): number =>
  Math.max(0, ...stufen.filter((stufe) => isReached(stufe, earlier, kunde)).map(({ BetragCent }) => BetragCent));

function isReached({ AbKunde, Tage, AktionsId }: BonusStufe, earlier: readonly Kunde[], kunde: Kunde): boolean {
  const counts = ({ aktionen }: Kunde) => AktionsId === null || aktionen.includes(AktionsId);
  return counts(kunde) && placeOf(earlier.filter(counts), kunde, Tage) >= AbKunde;
}

/**
 * The how many-th customer this is in its period; 0 for one who counts there already. A period begins with a first customer and
 * ends so many days later, that first day not counted (§ 187 (1) and § 188 (1) BGB); the next customer begins the next.
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
 * The bonus in cents of an order that is being released, for its recommender. Releases of one recommender wait for each other
 * here, so that no two of them are the same customer; the recipient and the order are locked before.
 */
export async function countBonus(context: Context, empfaengernummer: string): Promise<number> {
  const stufen = context.konfiguration.Bonus;
  if (stufen.length === 0) return 0;
  const { empfehler_id, ...kunde } = await findKunde(context, empfaengernummer);
  await holdEmpfehler(context, empfehler_id);
  const released = await listReleasedKunden(context, empfehler_id);
  const earlier = released.map(({ freigegeben_am, ...one }) => ({ ...one, day: dayOf(freigegeben_am) }));
  return bonusCentOf(stufen, earlier, { ...kunde, day: dayOf(context.now) });
}
