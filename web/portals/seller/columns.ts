import type { TextKey } from '../../../texts/texts.ts';

/** Titles of columns that only the reports of sellers have, or that mean something else there. */
export const COLUMN_TITLES: Readonly<Record<string, TextKey>> = {
  Abrechnungsnummer: 'seller.spalte.Abrechnungsnummer',
  BetragCent: 'seller.spalte.BetragCent',
  GebuchtAm: 'seller.spalte.GebuchtAm',
  Grund: 'seller.spalte.Grund',
  ProvisionCent: 'seller.spalte.ProvisionCent',
  Teil: 'seller.spalte.Teil',
};
