import type { OffeneForderung, Rueckzahlung } from '../../../contract/calls/forderung.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { forderungSentences } from '../../../texts/forderung-sentences.ts';
import { createTexts, type Translate } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import { type ForderungRow, listForderungenOf, listForderungenOfEmpfaenger } from './store.ts';

type Konto = NonNullable<OffeneForderung['Konto']>;

/** The account to which claims are paid: that of the tenant's invoices, or else that from which rewards are paid. Null without one. */
function empfangskontoOf({ konfiguration: { Rechnungssteller, Zahlungssteller } }: Pick<Context, 'konfiguration'>): Konto | null {
  const konto = Rechnungssteller ?? Zahlungssteller;
  return konto && { Name: konto.Name, IBAN: konto.IBAN };
}

/** The transfer by which the credit of a claim went back to the person; null without one. */
export const rueckzahlungOf = ({ zurueckgezahlt_am, rueckzahlung_referenz, guthaben_cent }: ForderungRow): Rueckzahlung | null =>
  zurueckgezahlt_am === null ? null : { Am: zurueckgezahlt_am, BetragCent: guthaben_cent, Referenz: rueckzahlung_referenz ?? '' };

/** A claim as its party sees it: with the account while it is open. */
const toWire = (context: Pick<Context, 'konfiguration'>, row: ForderungRow): OffeneForderung => ({
  Forderungsnummer: row.forderungsnummer,
  BetragCent: row.betrag_cent,
  RestCent: row.rest_cent,
  FaelligAm: row.faellig_am,
  Status: row.status,
  BeendetAm: row.beendet_am,
  GuthabenCent: row.guthaben_offen_cent,
  Rueckzahlung: rueckzahlungOf(row),
  Konto: row.status === 'Offen' ? empfangskontoOf(context) : null,
});

/** The claims for grants or documents as their party sees them, by number of the grant or document. */
export async function readForderungen(context: Context, bezuege: readonly string[]): Promise<ReadonlyMap<string, OffeneForderung>> {
  if (bezuege.length === 0) return new Map();
  return new Map((await listForderungenOf(context, bezuege)).map((row) => [row.bezug, toWire(context, row)]));
}

/** The claims against a recipient, as the recipient sees them. */
export const readForderungenOfEmpfaenger = async (context: Context, empfaengernummer: string): Promise<OffeneForderung[]> =>
  (await listForderungenOfEmpfaenger(context, empfaengernummer)).map((row) => toWire(context, row));

/** What to pay until when and how, in sentences, for mails. */
export const paymentSentences = (context: Context, t: Translate, locale: Locale, row: ForderungRow): string[] =>
  forderungSentences(t, locale, toWire(context, row));

/** The same for the open claims of documents of a profi seller, each with its document. */
export async function claimSentencesOf(context: Context, locale: Locale, belege: readonly string[]): Promise<string[]> {
  const t = createTexts(locale, context.texte[locale]);
  const open = (await listForderungenOf(context, belege)).filter(({ status }) => status === 'Offen');
  return open.flatMap((row) => [t('mail.forderung.seller', { beleg: row.bezug }), ...paymentSentences(context, t, locale, row)]);
}
