import { addDays, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { Benutzer } from './people.ts';
import { insertPlan } from './store.ts';

/** Of a product with another reward than the tenant's: from and until so many days from now, null without an end. There are vouchers of their wholes and halves. */
const ENTRIES = [
  { produkt_id: 1998, wert_cent: 10_000, von: -150, bis: -61 },
  { produkt_id: 462, wert_cent: 9_000, von: -45, bis: 75 },
  { produkt_id: 1254, wert_cent: 7_000, von: -20, bis: null },
  { produkt_id: 1998, wert_cent: 11_000, von: 14, bis: 104 },
] as const;

/** The reward plan of an agency: a past entry, running ones, and one to come. */
export async function addPlan(context: Context, agenturnummer: string, von: Benutzer): Promise<void> {
  const today = dayOf(context.now);
  const rows = ENTRIES.map((entry) => ({
    praemienplan_id: context.random.nummer(),
    agenturnummer,
    produkt_id: entry.produkt_id,
    wert_cent: entry.wert_cent,
    startdatum: addDays(today, entry.von),
    enddatum: entry.bis === null ? null : addDays(today, entry.bis),
    angelegt_von: `Agentur:${agenturnummer}:${von.id}`,
    angelegt_am: new Date(context.now.getTime() + Math.min(entry.von - 7, -2) * 86_400_000),
  }));
  await insertPlan(context, rows);
}
