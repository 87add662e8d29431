/** Against whom a claim is: the owner of a grant by its side, or a profi seller. */
export const FORDERUNG_PARTEI = ['Empfehler', 'Empfaenger', 'Seller'] as const;
export type ForderungPartei = (typeof FORDERUNG_PARTEI)[number];

/** States of a claim. */
export const FORDERUNG_STATUS = ['Offen', 'Bezahlt', 'Verrechnet', 'Erlassen'] as const;
export type ForderungStatus = (typeof FORDERUNG_STATUS)[number];

/** Whether a claim is open after the day on which it was due (`today` is `YYYY-MM-DD`). */
export const isForderungUeberfaellig = (
  { Status, FaelligAm }: { readonly Status: ForderungStatus; readonly FaelligAm: string },
  today: string,
): boolean => Status === 'Offen' && FaelligAm < today;
