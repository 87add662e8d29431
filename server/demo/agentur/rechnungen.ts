import { addMonths, dayOf, hourOfDay } from '../../calendar.ts';
import { markBezahlt, runMonat, vormonatAt } from '../../modules/rechnung/index.ts';
import { at, type Told } from '../tell.ts';

/** How many months have an invoice, the last one that is over among them. */
const MONATE = 3;
const DAY_MS = 24 * 3_600_000;

/** The invoices of an agency: a run on the first of each of the last months, of which all but the last are paid. What was booked before stands on the first. */
export async function tellRechnungen(told: Told, agenturnummer: string): Promise<void> {
  const first = `${dayOf(told.now).slice(0, 7)}-01`;
  for (let back = MONATE - 1; back >= 0; back -= 1) {
    const day = hourOfDay(addMonths(first, -back), 6);
    const vorTagen = Math.max(0, (told.now.getTime() - day.getTime()) / DAY_MS);
    const nummern = await at(told, vorTagen, async (context) => {
      const done = await runMonat({ ...context, wer: 'System' }, agenturnummer, vormonatAt(context.now));
      return 'nummern' in done ? done.nummern : [];
    });
    if (back === 0) continue;
    await at(told, Math.max(0, vorTagen - 9), async (context) => {
      for (const nummer of nummern) await markBezahlt({ ...context, wer: 'Betrieb' }, nummer, dayOf(context.now));
    });
  }
}
