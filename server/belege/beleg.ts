import type { Rechnungsempfaenger, Rechnungssteller } from '../../contract/calls/agentur/rechnungssteller.ts';
import type { Schrift } from '../../contract/values/theme.ts';

/** A line of a document: what was done on which day, and its net amount in cents; negative if it reverses another line. */
export interface Belegposition {
  readonly tag: string;
  readonly text: string;
  /** The text below: the order, or the document that this line reverses. */
  readonly zusatz: string;
  readonly cent: number;
}

/** A document as it is printed and sent, for any issuer and addressee; amounts in cents, days as `YYYY-MM-DD`. */
export interface Beleg {
  readonly titel: string;
  /** Kind by UNTDID 1001: 380 is an invoice, 381 a credit note. */
  readonly typ: '380' | '381';
  readonly nummer: string;
  readonly ausgestelltAm: Date;
  readonly tag: string;
  readonly faelligAm: string;
  readonly leistung: { readonly von: string; readonly bis: string };
  readonly steller: Rechnungssteller;
  readonly empfaenger: Rechnungsempfaenger;
  /** Documents that this one corrects or cancels. */
  readonly bezug: readonly { readonly nummer: string; readonly tag: string }[];
  readonly positionen: readonly Belegposition[];
  readonly nettoCent: number;
  readonly ustProzent: number;
  readonly ustCent: number;
  readonly bruttoCent: number;
  /** The reason why no VAT is charged; null if VAT is charged. */
  readonly ohneUst: string | null;
  /** Sentences below the sums: notes and payment terms. */
  readonly saetze: readonly string[];
}

/** The look of a tenant's documents. */
export interface Belegbild {
  readonly schrift: Schrift;
  readonly farbe: string;
  /** The logo as PNG; null prints the issuer's name instead. */
  readonly logo: Buffer | null;
}
