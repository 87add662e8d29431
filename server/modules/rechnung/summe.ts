import type { MandantTables } from '../../db/tables.ts';

/** VAT of what a tenant charges its agencies, in percent (UStG section 12 (1)). */
const UST_PROZENT = 19;

type Art = MandantTables['rechnung']['art'];

/** A document's sums in cents; below zero in favour of the agency. */
export interface Summe {
  readonly netto_cent: number;
  readonly ust_prozent: number;
  readonly ust_cent: number;
  readonly brutto_cent: number;
}

/** Sums of a document by its lines in cents: VAT is rounded once, half a cent away from zero; what only passes through bears none. */
export function summeOf(betraege: readonly number[], durchlaufend: boolean): Summe {
  const netto_cent = betraege.reduce((sum, cent) => sum + cent, 0);
  const ust_prozent = durchlaufend ? 0 : UST_PROZENT;
  const ust_cent = ustOf(netto_cent, ust_prozent);
  return { netto_cent, ust_prozent, ust_cent, brutto_cent: netto_cent + ust_cent };
}

/** VAT in cents of a net amount in cents. */
function ustOf(cent: number, prozent: number): number {
  const rounded = Math.round((Math.abs(cent) * prozent) / 100);
  return cent < 0 && rounded > 0 ? -rounded : rounded;
}

/** What a document of a month is: below zero a correction, of what only passes through an outlay. */
export function artOf(netto_cent: number, durchlaufend: boolean): Exclude<Art, 'Storno'> {
  if (netto_cent < 0) return 'Korrektur';
  return durchlaufend ? 'Auslage' : 'Rechnung';
}

const REIHEN = { Rechnung: 'RE', Auslage: 'DP', Korrektur: 'RK', Storno: 'ST' } as const satisfies Record<Art, string>;

/** The number of a document by its place in the series of its kind: `RE-00012`. */
export const nummerOf = (art: Art, reihennummer: number): string => `${REIHEN[art]}-${String(reihennummer).padStart(5, '0')}`;
