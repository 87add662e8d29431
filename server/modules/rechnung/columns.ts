import type { PersonalTable } from '../../db/columns.ts';

/** Documents of the books: to whom they are can be a person, the firm of one. */
export const RECHNUNG = {
  columns: {
    rechnungsnummer: {},
    art: {},
    reihennummer: {},
    agenturnummer: {},
    monat: {},
    durchlaufend: {},
    ausgestellt_am: {},
    ausstellungstag: {},
    leistung_von: {},
    leistung_bis: {},
    faellig_am: {},
    netto_cent: {},
    ust_prozent: {},
    ust_cent: {},
    brutto_cent: {},
    status: {},
    bezahlt_am: {},
    steller: {},
    empfaenger: { personal: true, erased: null },
    storniert: {},
    storniert_am: {},
  },
  auskunft: [],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'rechnung'>;

/** The same as it was sent: its bytes go when it no longer says to whom it was. */
export const RECHNUNG_PDF = {
  columns: { rechnungsnummer: {}, inhalt: { personal: true }, fehlt: {} },
  auskunft: [],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'rechnung_pdf'>;
