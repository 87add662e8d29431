/** Days after the due day at which the owners of an agency are reminded of an invoice that is not paid, once (backoffice.md section B rule 7). */
export const RECHNUNG_ERINNERUNG_TAGE = 7;

/** Whether a document is to be paid by its agency and its day (`YYYY-MM-DD`) is over. */
export const isUeberfaellig = (
  { OffenCent, FaelligAm }: { readonly OffenCent: number; readonly FaelligAm: string },
  heute: string,
): boolean => OffenCent > 0 && FaelligAm < heute;
