import type { TextKey, Translate } from './texts.ts';

/** Columns that are something else in one report: of a referral the contacts are counted. */
const EIGENE: Readonly<Record<string, TextKey>> = { 'empfehlungen.Empfaenger': 'agentur.spalte.Empfaenger.anzahl' };

/** How a column of a report is headed, on the screen and in its files. */
export const spaltenWort = (t: Translate, bericht: string, spalte: string): string =>
  t(EIGENE[`${bericht}.${spalte}`] ?? (`agentur.spalte.${spalte}` as TextKey));
