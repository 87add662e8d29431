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
    altersangabe: { personal: true, wire: 'Altersangabe', erased: null },
    email: { personal: true, wire: 'Email', erased: null },
    email_schluessel: { personal: true, erased: null },
    email_alias: { personal: true, erased: null },
    telefon: { personal: true, wire: 'Telefon', erased: null },
    ort: { personal: true, wire: 'Adresse.Ort', erased: null },
    plz: { personal: true, wire: 'Adresse.Plz', erased: null },
    strasse: { personal: true, wire: 'Adresse.Strasse', erased: null },
    hausnummer: { personal: true, wire: 'Adresse.Hausnummer', erased: null },
    wunschzeit: { personal: true, wire: 'Wunschzeit', erased: null },
    nachricht: { personal: true, wire: 'Nachricht', erased: null },
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
    agenturnummer: {},
    mitarbeiternummer: {},
    // Computed from name and place by the database.
    suche: { personal: true, erased: 'by its rule' },
    suchname: { personal: true, erased: 'by its rule' },
    // Computed from name and telephone number by the database.
    namensschluessel: { personal: true, erased: 'by its rule' },
    telefon_ende: { personal: true, erased: 'by its rule' },
    bankdaten_id: { personal: true, erased: 'by its rule' },
    channel: { personal: true, wire: 'Channel', erased: null },
    analyse_bis: { erased: null },
    einsprungsquelle: { personal: true, wire: 'Einsprungsquelle', erased: null },
  },
  auskunft: ['Empfehlungen', 'AlsEmpfaenger'],
  loeschung: 'columns are emptied',
} as const satisfies PersonalTable<'empfaenger'>;

/** A change of a person's address; both addresses are encrypted. */
export const ADRESSAENDERUNG = {
  columns: {
    aenderung_id: {},
    account_id: {},
    empfaengernummer: {},
    email: { personal: true },
    bisher: { personal: true },
    erstellt_am: {},
    gueltig_bis: {},
    wirksam_am: {},
    widersprochen_am: {},
  },
  auskunft: ['Protokoll'],
  loeschung: 'row goes',
} as const satisfies PersonalTable<'adressaenderung'>;

/** Accepted terms and reward conditions: the side that accepted them, and their wording. */
export const ZUSTIMMUNG = {
  columns: {
    zustimmung_id: {},
    seite: { wire: 'Seite' },
    bezug: { wire: 'Bezug' },
    agb_text: { personal: true, wire: 'AgbText' },
    agb_version: { personal: true, wire: 'AgbVersion' },
    praemienbedingungen_version: { personal: true, wire: 'PraemienbedingungenVersion' },
    gegeben_am: { personal: true, wire: 'GegebenAm' },
  },
  auskunft: ['Zustimmungen'],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'zustimmung'>;
