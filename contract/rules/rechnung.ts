import { DAY_MS } from '../values/days.ts';

/** Days after the due day at which the owners of an agency are reminded of an invoice that is not paid, once (backoffice.md section B rule 7). */
export const RECHNUNG_ERINNERUNG_TAGE = 7;

/** Kinds of documents by the series of their numbers, such as `RK-00012`. */
export const RECHNUNG_REIHEN = { RE: 'Rechnung', DP: 'Auslage', RK: 'Korrektur', ST: 'Storno' } as const;

/** The kind of a document by its number; null for an unknown series. */
export const artOfNummer = (nummer: string): (typeof RECHNUNG_REIHEN)[keyof typeof RECHNUNG_REIHEN] | null =>
  RECHNUNG_REIHEN[nummer.slice(0, 2) as keyof typeof RECHNUNG_REIHEN] ?? null;

/** Whether a document is to be paid by its agency and its day (`YYYY-MM-DD`) is over. */
export const isUeberfaellig = (
  { OffenCent, FaelligAm }: { readonly OffenCent: number; readonly FaelligAm: string },
  heute: string,
): boolean => OffenCent > 0 && FaelligAm < heute;

/** Days since the due day of a document (both `YYYY-MM-DD`). */
export const tageSeit = (faelligAm: string, heute: string): number => (Date.parse(heute) - Date.parse(faelligAm)) / DAY_MS;
