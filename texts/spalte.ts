import type { ReportColumn } from '../contract/calls/bericht.ts';
import { kanalLabel } from './kanal.ts';
import type { TextKey, Translate } from './texts.ts';

/** Headings that differ in one report or list: in the report of referrals, `Empfaenger` is a count. */
const OVERRIDES: Readonly<Record<string, TextKey>> = {
  'empfehlungen.Empfaenger': 'agentur.spalte.Empfaenger.anzahl',
  'gutscheine.WertCent': 'betrieb.spalte.Wert',
};

/** Heading of a column of a report, on the screen and in its files. */
export const columnLabel = (t: Translate, bericht: string, spalte: string): string =>
  t(OVERRIDES[`${bericht}.${spalte}`] ?? (`agentur.spalte.${spalte}` as TextKey));

/** Headings that only the reports of profi sellers have, or that mean something else there. */
export const SELLER_COLUMNS: Readonly<Record<string, TextKey>> = {
  Abrechnungsnummer: 'seller.spalte.Abrechnungsnummer',
  Auftragsstatus: 'seller.spalte.Auftragsstatus',
  BetragCent: 'seller.spalte.BetragCent',
  Bis: 'seller.spalte.Bis',
  GebuchtAm: 'seller.spalte.GebuchtAm',
  Grund: 'seller.spalte.Grund',
  ProvisionCent: 'seller.spalte.ProvisionCent',
  SummeCent: 'seller.spalte.SummeCent',
  Teil: 'seller.spalte.Teil',
  Von: 'seller.spalte.Von',
};

/** Heading of a column of a report of profi sellers, on the screen and in its files. */
export const sellerColumnLabel = (t: Translate, spalte: string): string =>
  t(SELLER_COLUMNS[spalte] ?? (`agentur.spalte.${spalte}` as TextKey));

/** Text of a value on the screen and in files: constants of the wire and channels get their name, other values stay unchanged. */
export function valueLabel(t: Translate, { kind, words }: ReportColumn, wert: string): string {
  if (kind === 'channel') return kanalLabel(t, wert);
  return words === undefined ? wert : t(`${words}.${wert}` as TextKey);
}
