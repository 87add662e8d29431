import type { Rechnungsempfaenger, Rechnungssteller } from '../../contract/calls/agentur/rechnungssteller.ts';
import type { Belegverkaeufer } from '../../contract/rules/seller.ts';
import type { Schrift } from '../../contract/values/theme.ts';

/** A line of a document: what was done on which day, and its net amount in cents; negative if it reverses another line. */
export interface Belegposition {
  readonly tag: string;
  readonly text: string;
  /** The text below: the order, or the document that this line reverses. */
  readonly zusatz: string;
  readonly cent: number;
  /** Name of the kind of line, by which the sums are grouped; lines without one are summed as a whole only. */
  readonly gruppe?: string;
}

/** A document that another one refers to. */
export interface Belegbezug {
  readonly nummer: string;
  readonly tag: string;
}

/** Content that every kind of document has; amounts in cents, days as `YYYY-MM-DD`. */
interface Beleginhalt {
  readonly titel: string;
  readonly nummer: string;
  readonly ausgestelltAm: Date;
  readonly tag: string;
  readonly faelligAm: string;
  readonly leistung: { readonly von: string; readonly bis: string };
  /** Issuer: the tenant. */
  readonly steller: Rechnungssteller;
  /** Documents that this one corrects or cancels. */
  readonly bezug: readonly Belegbezug[];
  readonly positionen: readonly Belegposition[];
  readonly nettoCent: number;
  readonly ustProzent: number;
  readonly ustCent: number;
  readonly bruttoCent: number;
  /** Why no VAT is charged, with the category of EN 16931: `E` is exempt, `O` is not subject to VAT. Null if VAT is charged. */
  readonly ohneUst: { readonly kategorie: 'E' | 'O'; readonly grund: string } | null;
  /** Sentences below the sums: notes, and the payment terms at the end. */
  readonly saetze: readonly string[];
}

/** A document whose issuer is the seller: the tenant charges an agency. */
export interface Rechnungsbeleg extends Beleginhalt {
  /** Kind by UNTDID 1001: 380 is an invoice, 381 a credit note. */
  readonly typ: '380' | '381';
  readonly empfaenger: Rechnungsempfaenger;
}

/** A document whose issuer is the buyer (self-billing, UStG section 14 (2) sentence 5): the tenant credits a Profi seller's commission. */
export interface Gutschriftbeleg extends Beleginhalt {
  /** Kind by UNTDID 1001: 389 is a self-billed invoice, 261 a self-billed credit note. */
  readonly typ: '389' | '261';
  readonly empfaenger: Belegverkaeufer;
  readonly abrechnungsnummer: string | null;
  /** The seller objected, so that the document is no invoice any more; null if not. */
  readonly vermerk: string | null;
}

/** A document as it is printed and sent. */
export type Beleg = Rechnungsbeleg | Gutschriftbeleg;

/** Whether the issuer of a document is its buyer. */
export const isGutschrift = (beleg: Beleg): beleg is Gutschriftbeleg => beleg.typ === '389' || beleg.typ === '261';

/** Whether a document gives money back; EN 16931 writes its amounts with the opposite sign. */
export const isKorrektur = ({ typ }: Beleg): boolean => typ === '381' || typ === '261';

/** The look of a tenant's documents. */
export interface Belegbild {
  readonly schrift: Schrift;
  readonly farbe: string;
  /** The logo as PNG; null prints the issuer's name instead. */
  readonly logo: Buffer | null;
}
