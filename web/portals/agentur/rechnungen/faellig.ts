import type { RechnungZeile } from '../../../../contract/calls/agentur/rechnungen.ts';

/** Due day of a document; null if there is nothing to pay, because its amount is not above 0 or it was cancelled. */
export const faelligAm = ({ Status, BruttoCent, FaelligAm }: Pick<RechnungZeile, 'Status' | 'BruttoCent' | 'FaelligAm'>): string | null =>
  Status === 'Storniert' || BruttoCent <= 0 ? null : FaelligAm;
