import { addMonths, dayOf, startOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { firstOfMonth } from '../abrechnung/index.ts';
import { missingAngaben } from './angaben.ts';
import { sellerAbgelehnt, sellerDeaktiviert, sellerFreigegeben } from './mails.ts';
import { moveSeller } from './status.ts';
import { listSteuer, lockSeller, type SellerRow, updateSeller } from './store.ts';

/**
 * Approves a seller who waits, or activates an inactive one again, and mails the seller. Throws NichtGefunden, Validierung with the missing fields, Konflikt for one
 * who is already active or does not wait yet.
 */
export async function approveSeller(context: Context, sellernummer: string): Promise<void> {
  const row = (await lockSeller(context, sellernummer)) ?? refuse('NichtGefunden');
  const fehlt = row.status === 'Inaktiv' ? missingAngaben(context, row, (await listSteuer(context, sellernummer)).length > 0) : [];
  if (fehlt.length > 0) throw new Refusal('Validierung', { fields: fehlt.map((field) => ({ field, code: 'pflichtfeld' as const })) });
  await moveSeller(context, row, 'Aktiv');
  if (row.freigegeben_am === null) await updateSeller(context, sellernummer, { freigegeben_am: context.now, ...firstPeriod(context, row) });
  await enqueueMail(context, sellerFreigegeben, sellernummer);
}

/** The first period of statements: from the first day of the month of the approval on. */
function firstPeriod({ now }: Pick<Context, 'now'>, { abrechnung_monate }: SellerRow) {
  const abrechnung_von = firstOfMonth(dayOf(now));
  return { abrechnung_von, abrechnung_am: startOfDay(addMonths(abrechnung_von, abrechnung_monate)) };
}

/** Refuses a seller who waits and mails the reason, which the portal shows too. Throws NichtGefunden, Konflikt in another status. */
export async function refuseSeller(context: Context, sellernummer: string, grund: string): Promise<void> {
  const row = (await lockSeller(context, sellernummer)) ?? refuse('NichtGefunden');
  if (row.status !== 'WartetAufFreigabe') refuse('Konflikt');
  await moveSeller(context, row, 'Inaktiv', grund);
  await enqueueMail(context, sellerAbgelehnt, sellernummer);
}

/** Deactivates a seller in any status and mails the reason, which the portal shows too. Throws NichtGefunden, Konflikt if inactive. */
export async function deactivateSeller(context: Context, sellernummer: string, grund: string): Promise<void> {
  const row = (await lockSeller(context, sellernummer)) ?? refuse('NichtGefunden');
  await moveSeller(context, row, 'Inaktiv', grund);
  await enqueueMail(context, sellerDeaktiviert, sellernummer);
}
