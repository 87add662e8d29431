import type { PersonalTable } from '../../db/columns.ts';

/** Documents for the books. Their recipient can be a person if an agency is a sole trader. */
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
    eingegangen_cent: {},
    offen_cent: {},
    status: {},
    bezahlt_am: {},
    erinnern_am: {},
    erinnert_am: {},
    konto_gefragt_am: {},
    steller: {},
    empfaenger: { personal: true, erased: null },
    storniert: {},
    storniert_am: {},
    grund: { personal: true, erased: null },
  },
  auskunft: [],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'rechnung'>;

/** The PDF of a document as issued; deleted when the recipient is erased. */
export const RECHNUNG_PDF = {
  columns: { rechnungsnummer: {}, inhalt: { personal: true }, fehlt: {} },
  auskunft: [],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'rechnung_pdf'>;
