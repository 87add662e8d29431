import type { PersonalTable } from '../../db/columns.ts';

/** Statements for the books. A seller can be a person. */
export const ABRECHNUNG = {
  columns: {
    abrechnungsnummer: {},
    reihennummer: {},
    sellernummer: {},
    von: {},
    bis: {},
    summe_cent: {},
    gutschriftverfahren: {},
    erstellt_am: {},
    verkaeufer: { personal: true, erased: null },
    zahler: {},
    rechnung_nummer: {},
    rechnung_tag: {},
    rechnung_ust_cent: {},
    rechnung_faellig_am: {},
    konto_gefragt_am: {},
  },
  auskunft: [],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'abrechnung'>;

/** Documents of commissions for the books. */
export const GUTSCHRIFT = {
  columns: {
    gutschriftnummer: {},
    art: {},
    reihennummer: {},
    sellernummer: {},
    abrechnungsnummer: {},
    steuerstatus: {},
    netto_cent: {},
    ust_prozent: {},
    ust_cent: {},
    brutto_cent: {},
    ausgestellt_am: {},
    faellig_am: {},
    status: {},
    widersprochen_am: {},
    widerspruch_kanal: {},
    verkaeufer: { personal: true, erased: null },
    zahler: {},
    konto_gefragt_am: {},
    korrigiert_durch: {},
    grund: {},
  },
  auskunft: [],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'gutschrift'>;

/** The PDF of a statement or document; deleted when the seller in it is erased. */
export const SELLER_PDF = {
  columns: { belegnummer: {}, fassung: {}, inhalt: { personal: true } },
  auskunft: [],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'seller_pdf'>;
