import { formatCent, shortCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { unbroken } from '../../features/praemie/amount.ts';

/** Cents as a page of the catalogue shows them, each on one line: whole (`39,95 €`), or without the cents of a round sum (`70 €`). */
export interface Preise {
  voll(cent: number): string;
  kurz(cent: number): string;
}

export const makePreise = (locale: Locale): Preise => ({
  voll: (cent) => unbroken(formatCent(cent, locale)),
  kurz: (cent) => unbroken(shortCent(cent, locale)),
});
