/** Standard rate of VAT in percent (UStG section 12 (1)). */
export const UST_PROZENT = 19;

/** A document's sums in cents; below zero where it takes back. */
export interface Summe {
  readonly netto_cent: number;
  readonly ust_prozent: number;
  readonly ust_cent: number;
  readonly brutto_cent: number;
}

/** Sums of a document from its lines in cents, at a rate of VAT in percent. VAT is rounded once, half a cent away from zero. */
export function summeOf(betraege: readonly number[], ust_prozent: number): Summe {
  const netto_cent = betraege.reduce((sum, cent) => sum + cent, 0);
  const ust_cent = ustOf(netto_cent, ust_prozent);
  return { netto_cent, ust_prozent, ust_cent, brutto_cent: netto_cent + ust_cent };
}

/** VAT in cents of a net amount in cents. */
function ustOf(cent: number, prozent: number): number {
  const rounded = Math.round((Math.abs(cent) * prozent) / 100);
  return cent < 0 && rounded > 0 ? -rounded : rounded;
}
