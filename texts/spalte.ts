import type { ReportColumn } from '../contract/calls/bericht.ts';
import { kanalWort } from './kanal.ts';
import type { TextKey, Translate } from './texts.ts';

/** Columns that are something else in one report: of a referral the contacts are counted. */
const EIGENE: Readonly<Record<string, TextKey>> = { 'empfehlungen.Empfaenger': 'agentur.spalte.Empfaenger.anzahl' };

/** How a column of a report is headed, on the screen and in its files. */
export const spaltenWort = (t: Translate, bericht: string, spalte: string): string =>
  t(EIGENE[`${bericht}.${spalte}`] ?? (`agentur.spalte.${spalte}` as TextKey));

/** A value of a column of text, on the screen and in its files: a constant of the wire is called as its texts say, all else stands as it is. */
export function wertWort(t: Translate, { kind, words }: ReportColumn, wert: string): string {
  if (kind === 'channel') return kanalWort(t, wert);
  return words === undefined ? wert : t(`${words}.${wert}` as TextKey);
}
