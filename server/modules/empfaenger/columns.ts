import type { PersonalTable } from '../../db/columns.ts';

/** A person who joined a referral. */
export const EMPFAENGER = {
  columns: {
    empfaengernummer: { wire: 'Empfaengernummer' },
    empfehlungsnummer: {},
    empfehler_id: {},
    status: { wire: 'Status' },
    hex_hash: { personal: true, erased: null },
    hex_version: {},
    vorlaeufig: {},
    verbunden_mit: {},
    language: {},
    anrede: { personal: true, wire: 'Anrede', erased: null },
    vorname: { personal: true, wire: 'Vorname', erased: null },
    name: { personal: true, wire: 'Nachname', erased: null },
    geburtsdatum: { personal: true, wire: 'Geburtsdatum', erased: null },
    email: { personal: true, wire: 'Email', erased: null },
    email_schluessel: { personal: true, erased: null },
    email_alias: { personal: true, erased: null },
    telefon: { personal: true, wire: 'Telefon', erased: null },
    ort: { personal: true, wire: 'Adresse.Ort', erased: null },
    plz: { personal: true, wire: 'Adresse.Plz', erased: null },
    strasse: { personal: true, wire: 'Adresse.Strasse', erased: null },
    hausnummer: { personal: true, wire: 'Adresse.Hausnummer', erased: null },
    werbeeinwilligung: { personal: true, erased: false },
    werbeeinwilligung_text: { personal: true, erased: null },
    werbeeinwilligung_am: { personal: true, erased: null },
    zugestimmt_am: {},
    bestaetigt_am: { wire: 'BestaetigtAm' },
    bestaetigt_durch: {},
    erstellt_am: { wire: 'ErstelltAm' },
    frist_am: {},
    loeschen_am: { erased: null },
    daten_geloescht_am: {},
    beendet_am: {},
    bankdaten_id: { personal: true, erased: 'by its rule' },
  },
  auskunft: ['Empfehlungen', 'AlsEmpfaenger'],
  loeschung: 'columns are emptied',
} as const satisfies PersonalTable<'empfaenger'>;

/** Who accepted which terms, in which wording. */
export const ZUSTIMMUNG = {
  columns: {
    zustimmung_id: {},
    seite: { wire: 'Seite' },
    bezug: { wire: 'Bezug' },
    agb_text: { personal: true, wire: 'AgbText' },
    agb_version: { personal: true, wire: 'AgbVersion' },
    gegeben_am: { personal: true, wire: 'GegebenAm' },
  },
  auskunft: ['Zustimmungen'],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'zustimmung'>;
