import type { Eigenrechnung } from '../../../contract/calls/seller/abrechnung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse, refuseField } from '../../errors.ts';
import { bookVorsteuer } from '../kassenbuch/index.ts';
import { findNeededNetto, findRechnungszahlung } from './auszahlung.sql.ts';
import * as store from './store.ts';
import { faelligAfter } from './zeitraum.ts';

/** The seller's own invoice for a statement: its number, its day (`YYYY-MM-DD`), and its VAT in cents. */
interface EigeneRechnung {
  readonly nummer: string;
  readonly tag: string;
  readonly ustCent: number;
}

/** The invoice of a call. */
export const rechnungIn = ({ Rechnungsnummer: nummer, Tag: tag, UstCent: ustCent }: Omit<Eigenrechnung, 'Aenderbar'>): EigeneRechnung => ({
  nummer,
  tag,
  ustCent,
});

/** Highest VAT of an invoice over a net amount, in cents: 19 % (UStG § 12), each line of it rounded by the seller. */
const maxUstCent = (nettoCent: number, zeilen: number): number => Math.ceil((nettoCent * 19) / 100) + zeilen;

/**
 * Enters the seller's own invoice for a statement that waits for one (sellers.md rules 6 and 8): its VAT is owed, and the next payout run pays what it releases. The
 * same invoice again changes nothing. Throws NichtGefunden, Konflikt for a statement that needs none or has another one, and Validierung as `checkRechnung` does.
 */
export async function enterRechnung(context: Context, abrechnungsnummer: string, rechnung: EigeneRechnung): Promise<void> {
  const row = await lockAbrechnung(context, { abrechnungsnummer });
  if (row.rechnung_nummer !== null) {
    if (isSame(row, rechnung)) return;
    throw new Refusal('Konflikt', { text: 'betrieb.abrechnung.hatRechnung', values: { nummer: row.rechnung_nummer } });
  }
  const { tag, ustCent } = rechnung;
  await checkRechnung(context, row, rechnung);
  const today = dayOf(context.now);
  const due = faelligAfter(row);
  await store.setRechnung(context, abrechnungsnummer, { ...fieldsOf(rechnung), rechnung_faellig_am: due > today ? due : today });
  await bookVorsteuer(context, { sellernummer: row.sellernummer, belegnummer: abrechnungsnummer, cent: ustCent });
  await writeProtokoll(context, 'abrechnung.rechnung', abrechnungsnummer, { nummer: rechnung.nummer, tag, ustCent });
}

/**
 * Replaces number, day and VAT of an invoice that is in no run and not paid; the audit log keeps both. Its VAT is taken back and booked again, the day of its payment
 * stays. The same invoice again changes nothing. `sellernummer` limits it to statements of this seller. Throws NichtGefunden, Konflikt with the reason, and Validierung as
 * `checkRechnung` does.
 */
export async function replaceRechnung(context: Context, which: OneAbrechnung, rechnung: EigeneRechnung): Promise<void> {
  const row = await lockAbrechnung(context, which);
  const { abrechnungsnummer, sellernummer, rechnung_nummer, rechnung_tag, rechnung_ust_cent } = row;
  if (rechnung_nummer === null || rechnung_ust_cent === null) throw new Refusal('Konflikt', { text: 'rechnung.seller.keine' });
  if (isSame(row, rechnung)) return;
  const fixed = await findRechnungszahlung(context, abrechnungsnummer);
  if (fixed) throw new Refusal('Konflikt', { text: `rechnung.seller.${fixed}`, values: { nummer: rechnung_nummer } });
  await checkRechnung(context, row, rechnung);
  const { nummer, tag, ustCent } = rechnung;
  await store.setRechnung(context, abrechnungsnummer, fieldsOf(rechnung));
  if (ustCent !== rechnung_ust_cent)
    for (const cent of [-rechnung_ust_cent, ustCent]) await bookVorsteuer(context, { sellernummer, belegnummer: abrechnungsnummer, cent });
  const bisher = { nummer: rechnung_nummer, tag: rechnung_tag, ustCent: rechnung_ust_cent };
  await writeProtokoll(context, 'abrechnung.rechnungErsetzt', abrechnungsnummer, { nummer, tag, ustCent, bisher });
}

/** A statement, of this seller alone if one is named. */
interface OneAbrechnung {
  readonly abrechnungsnummer: string;
  readonly sellernummer?: string;
}

/** A statement whose seller is locked. Throws NichtGefunden. */
async function lockAbrechnung(context: Context, { abrechnungsnummer, sellernummer: only }: OneAbrechnung): Promise<store.AbrechnungRow> {
  const { sellernummer } = (await store.findAbrechnung(context, abrechnungsnummer)) ?? refuse('NichtGefunden');
  if (only !== undefined && sellernummer !== only) refuse('NichtGefunden');
  await store.lockSeller(context, sellernummer);
  return (await store.findAbrechnung(context, abrechnungsnummer)) ?? refuse('NichtGefunden');
}

/**
 * Throws Konflikt for a statement that needs no invoice, and Validierung for a day before the period or in the future, VAT above 19 %, or a number that another statement
 * of the seller has.
 */
async function checkRechnung(context: Context, row: store.AbrechnungRow, { nummer, tag, ustCent }: EigeneRechnung): Promise<void> {
  const { abrechnungsnummer, sellernummer } = row;
  const netto = await findNeededNetto(context, abrechnungsnummer);
  if (netto === null) throw new Refusal('Konflikt', { text: 'betrieb.abrechnung.ohneRechnung' });
  if (tag > dayOf(context.now)) refuseField('Tag', 'zukunft');
  if (tag < row.von) refuseField('Tag', 'vorBeginn');
  if (ustCent > maxUstCent(netto, await store.countZeilen(context, abrechnungsnummer))) refuseField('UstCent', 'ustZuHoch');
  const other = await store.findByRechnung(context, sellernummer, nummer);
  if (other && other.abrechnungsnummer !== abrechnungsnummer) refuseField('Rechnungsnummer', 'vergeben');
}

const fieldsOf = ({ nummer, tag, ustCent }: EigeneRechnung) => ({ rechnung_nummer: nummer, rechnung_tag: tag, rechnung_ust_cent: ustCent });

const isSame = (row: store.AbrechnungRow, { nummer, tag, ustCent }: EigeneRechnung): boolean =>
  row.rechnung_nummer === nummer && row.rechnung_tag === tag && row.rechnung_ust_cent === ustCent;

/** The invoice of a statement, and whether it can be replaced; null without one. */
export async function rechnungOf(context: Context, abrechnungsnummer: string): Promise<Eigenrechnung | null> {
  const row = await store.findAbrechnung(context, abrechnungsnummer);
  if (!row?.rechnung_nummer || row.rechnung_tag === null || row.rechnung_ust_cent === null) return null;
  const isFixed = (await findRechnungszahlung(context, abrechnungsnummer)) !== null;
  return { Rechnungsnummer: row.rechnung_nummer, Tag: row.rechnung_tag, UstCent: row.rechnung_ust_cent, Aenderbar: !isFixed };
}
