import { addDays, addMonths, dayOf, hourOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { cancelRechnung, issueMonat, markBezahlt, previousMonatAt } from '../../modules/rechnung/index.ts';
import { at, type Told } from '../tell.ts';

/** Number of months with an invoice, up to the last one that is over. */
const MONATE = 3;
/** What an agency that owes has paid of its first invoice, in cents. */
const TEIL_CENT = 5_000;
const DAY_MS = 24 * 3_600_000;
/** Reason for the cancelled invoice of the demo. */
const GRUND = 'Die Anschrift hat sich geändert.';

/**
 * The invoices of an agency: one run on the first day of each of the last months; all but the last are paid, or none if the agency `owes`. The
 * first run also covers all earlier entries. Of the first invoice of an agency that owes a part is paid. With `withAll`, rewards pass through in the first run, so that
 * later reversals of them become corrections; the invoice of the second run is cancelled and issued again, and stays unpaid until the last one is overdue, so that one is
 * overdue on every day.
 */
export async function tellRechnungen(told: Told, agenturnummer: string, { withAll = false, owes = false }): Promise<void> {
  const first = `${dayOf(told.now).slice(0, 7)}-01`;
  for (let back = MONATE - 1; back >= 0; back -= 1) {
    const day = hourOfDay(addMonths(first, -back), 6);
    const vorTagen = Math.max(0, (told.now.getTime() - day.getTime()) / DAY_MS);
    const monat = previousMonatAt(day);
    const then = withAll && back === MONATE - 1 ? { PraemieDurchlaufend: true } : {};
    const nummern = await at(told, vorTagen, (context) =>
      run({ ...context, konfiguration: { ...context.konfiguration, ...then } }, agenturnummer, monat),
    );
    if (owes && back === MONATE - 1) await at(told, Math.max(0, vorTagen - 20), (context) => payPart(context, nummern));
    if (back === 0 || owes) continue;
    const isUnpaid = withAll && back === 1 && dayOf(told.now) <= addDays(first, zahlungszielOf(told));
    const [erste, ...andere] = nummern;
    const isAnew = withAll && back === 1 && erste !== undefined;
    const geltende = isAnew
      ? [...(await at(told, vorTagen - 2, (context) => makeAnew(context, agenturnummer, erste))), ...andere]
      : nummern;
    if (isUnpaid) continue;
    await at(told, Math.max(0, vorTagen - 9), async (context) => {
      for (const nummer of geltende) await markBezahlt({ ...context, wer: 'Betrieb' }, nummer, dayOf(context.now));
    });
  }
}

/** Days until an invoice of the tenant is due. */
const zahlungszielOf = ({ mandant }: Told): number => mandant.konfiguration.Rechnungssteller?.Zahlungsziel ?? 0;

async function run(context: Context, agenturnummer: string, monat: string): Promise<readonly string[]> {
  const done = await issueMonat({ ...context, wer: 'System' }, agenturnummer, monat);
  return 'nummern' in done ? done.nummern : [];
}

/** Enters that a part of an invoice was received. */
async function payPart(context: Context, [nummer = '']: readonly string[]): Promise<void> {
  await markBezahlt({ ...context, wer: 'Betrieb' }, nummer, dayOf(context.now), TEIL_CENT);
}

/** Cancels an invoice of the previous month and issues it again. */
async function makeAnew(context: Context, agenturnummer: string, nummer: string): Promise<readonly string[]> {
  await cancelRechnung({ ...context, wer: 'Betrieb' }, nummer, GRUND);
  return run(context, agenturnummer, previousMonatAt(context.now));
}
