import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse, refuseField } from '../../errors.ts';
import { bookVorsteuer } from '../kassenbuch/index.ts';
import { findWaitingNetto } from './auszahlung.sql.ts';
import * as store from './store.ts';
import { faelligAfter } from './zeitraum.ts';

/** The seller's own invoice for a statement: its number, its day (`YYYY-MM-DD`), and its VAT in cents. */
interface EigeneRechnung {
  readonly nummer: string;
  readonly tag: string;
  readonly ustCent: number;
}

/** Highest VAT of an invoice over a net amount, in cents: 19 % (UStG § 12), each line of it rounded by the seller. */
const maxUstCent = (nettoCent: number, zeilen: number): number => Math.ceil((nettoCent * 19) / 100) + zeilen;

/**
 * Enters the seller's own invoice for a statement that waits for one (sellers.md rules 6 and 8): its VAT is owed, and the next payout run pays what it releases. The
 * same invoice again changes nothing. Throws NichtGefunden, Konflikt for a statement that needs none or has another one, and Validierung for a day before the
 * period or in the future, VAT above 19 %, or a number that another statement of the seller has.
 */
export async function enterRechnung(context: Context, abrechnungsnummer: string, { nummer, tag, ustCent }: EigeneRechnung): Promise<void> {
  const { sellernummer } = (await store.findAbrechnung(context, abrechnungsnummer)) ?? refuse('NichtGefunden');
  await store.lockSeller(context, sellernummer);
  const row = (await store.findAbrechnung(context, abrechnungsnummer)) ?? refuse('NichtGefunden');
  if (row.rechnung_nummer !== null) {
    if (row.rechnung_nummer === nummer && row.rechnung_tag === tag && row.rechnung_ust_cent === ustCent) return;
    throw new Refusal('Konflikt', { text: 'betrieb.abrechnung.hatRechnung', values: { nummer: row.rechnung_nummer } });
  }
  const netto = await findWaitingNetto(context, abrechnungsnummer);
  if (netto === null) throw new Refusal('Konflikt', { text: 'betrieb.abrechnung.ohneRechnung' });
  if (tag > dayOf(context.now)) refuseField('Tag', 'zukunft');
  if (tag < row.von) refuseField('Tag', 'vorBeginn');
  if (ustCent > maxUstCent(netto, await store.countZeilen(context, abrechnungsnummer))) refuseField('UstCent', 'ustZuHoch');
  if (await store.findByRechnung(context, sellernummer, nummer)) refuseField('Rechnungsnummer', 'vergeben');
  const today = dayOf(context.now);
  const due = faelligAfter(row);
  await store.setRechnung(context, abrechnungsnummer, {
    rechnung_nummer: nummer,
    rechnung_tag: tag,
    rechnung_ust_cent: ustCent,
    rechnung_faellig_am: due > today ? due : today,
  });
  await bookVorsteuer(context, { sellernummer, belegnummer: abrechnungsnummer, cent: ustCent });
  await writeProtokoll(context, 'abrechnung.rechnung', abrechnungsnummer, { tag, ustCent });
}
