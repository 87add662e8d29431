import type { MandantTables } from '../../db/tables.ts';

/** VAT rate for charges of a tenant to its agencies, in percent (UStG section 12 (1)). */
const UST_PROZENT = 19;

type Art = MandantTables['rechnung']['art'];

/** A document's sums in cents; negative sums are in favour of the agency. */
export interface Summe {
  readonly netto_cent: number;
  readonly ust_prozent: number;
  readonly ust_cent: number;
  readonly brutto_cent: number;
}

/** Sums of a document from its lines in cents. VAT is rounded once, half a cent away from zero; money that passes through has no VAT. */
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

/** The kind of a monthly document: a correction if negative, an Auslage for money that passes through, otherwise an invoice. */
export function artOf(netto_cent: number, durchlaufend: boolean): Exclude<Art, 'Storno'> {
  if (netto_cent < 0) return 'Korrektur';
  return durchlaufend ? 'Auslage' : 'Rechnung';
}

const REIHEN = { Rechnung: 'RE', Auslage: 'DP', Korrektur: 'RK', Storno: 'ST' } as const satisfies Record<Art, string>;

/** The number of a document from its number in the series of its kind, such as `RE-00012`. */
export const nummerOf = (art: Art, reihennummer: number): string => `${REIHEN[art]}-${String(reihennummer).padStart(5, '0')}`;
