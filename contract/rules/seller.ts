/** How a profi seller is registered: in the own name, or as a firm. */
export const SELLER_ARTEN = ['Person', 'Firma'] as const;
export type SellerArt = (typeof SELLER_ARTEN)[number];

/** How commissions are taxed: with VAT, or without it as those of a small business (UStG section 19). */
export const STEUERSTATUS = ['Regel', 'Kleinunternehmer'] as const;
export type Steuerstatus = (typeof STEUERSTATUS)[number];

/** Turnover in cents above which a small business is none any more: of the calendar year before, and of this one (UStG section 19 (1)). */
export const KLEINUNTERNEHMER_VORJAHR_CENT = 2_500_000;
export const KLEINUNTERNEHMER_JAHR_CENT = 10_000_000;

/** Age in years from which a person can be a profi seller, since sellers trade on their own account (BGB section 2). */
export const SELLER_MIN_AGE = 18;

/** Texts of the tenant to which profi sellers agree: the name on the wire, and the Kennung of the text block. A tenant without a block asks for no agreement to it. */
export const SELLER_TEXTE = { Bedingungen: 'seller-bedingungen', Gutschriftverfahren: 'seller-gutschriftverfahren' } as const;
export type SellerText = keyof typeof SELLER_TEXTE;
export const SELLER_TEXT_NAMES = Object.keys(SELLER_TEXTE) as [SellerText, ...SellerText[]];

/** Tax data from a day (`YYYY-MM-DD`) on. */
interface Steuer {
  readonly gilt_ab: string;
}

/** The tax data that is valid on a day: of the entries that have begun by then the last one. `entries` are in the order in which they were entered. Undefined before the first. */
export function steuerAt<Entry extends Steuer>(entries: readonly Entry[], tag: string): Entry | undefined {
  let found: Entry | undefined;
  for (const entry of entries) if (entry.gilt_ab <= tag && (found === undefined || entry.gilt_ab >= found.gilt_ab)) found = entry;
  return found;
}

/** A Profi seller as it was when a document was issued. */
export interface Belegverkaeufer {
  readonly Sellernummer: string;
  /** Name of the business; null for a Person. */
  readonly Firma: string | null;
  readonly Vorname: string;
  readonly Nachname: string;
  readonly Strasse: string;
  readonly Hausnummer: string;
  readonly Plz: string;
  readonly Ort: string;
  readonly Steuernummer: string | null;
  readonly UstId: string | null;
  /** Number of a small business in the scheme of the European Union (UStG section 19a). */
  readonly KuIdNr: string | null;
  readonly IBAN: string;
  readonly BIC: string | null;
  readonly Kontoinhaber: string;
}
