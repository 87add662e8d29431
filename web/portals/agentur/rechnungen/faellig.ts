import type { RechnungZeile } from '../../../../contract/calls/agentur/rechnungen.ts';

/** The day by which a document is to be paid; null where nobody has to pay it: it gives back, or was cancelled. */
export const faelligAm = ({ Status, BruttoCent, FaelligAm }: Pick<RechnungZeile, 'Status' | 'BruttoCent' | 'FaelligAm'>): string | null =>
  Status === 'Storniert' || BruttoCent <= 0 ? null : FaelligAm;
