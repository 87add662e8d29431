import type { PersonalTable } from '../../db/columns.ts';

/** Firms that sell for the tenant under contract; a firm of one person is personal data. Data that the books need stays for its period. */
export const AGENTUR = {
  columns: {
    agenturnummer: {},
    name: { personal: true, erased: '' },
    status: {},
    grund: { personal: true, erased: null },
    email: { personal: true, erased: null },
    telefon: { personal: true, erased: null },
    strasse: { personal: true, erased: null },
    hausnummer: { personal: true, erased: null },
    plz: { personal: true, erased: null },
    ort: { personal: true, erased: null },
    ust_id: { personal: true, erased: null },
    steuernummer: { personal: true, erased: null },
    bankdaten_id: { personal: true, erased: null },
    erstellt_am: {},
    beendet_am: {},
    kredit_cent: {},
    kundenname: { personal: true, erased: null },
    oeffnungszeiten: { personal: true, erased: null },
    begruessung: { personal: true, erased: null },
    empfehler_id: {},
  },
  auskunft: [],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'agentur'>;

/** Changes to an agency's data; deleted together with that data. */
export const AGENTUR_AENDERUNG = {
  columns: {
    aenderung_id: {},
    agenturnummer: {},
    feld: {},
    vorher: { personal: true },
    nachher: { personal: true },
    geaendert_von: {},
    geaendert_am: {},
    email: { personal: true },
  },
  auskunft: [],
  loeschung: 'row goes',
} as const satisfies PersonalTable<'agentur_aenderung'>;

/** Users of an agency. Erasure keeps the id, to which past actions refer, and puts the employee number in place of the last name. */
export const AGENTUR_BENUTZER = {
  columns: {
    agentur_benutzer_id: {},
    agenturnummer: { wire: 'Agenturnummer' },
    account_id: {},
    mitarbeiternummer: { wire: 'Mitarbeiternummer' },
    vorname: { personal: true, wire: 'Vorname', erased: '' },
    nachname: { personal: true, wire: 'Nachname', erased: 'by its rule' },
    rollen: { wire: 'Rollen' },
    sieht_alles: {},
    gibt_frei: {},
    hinweise: { wire: 'Hinweise' },
    wochenbericht: { wire: 'Wochenbericht' },
    hinweise_am: {},
    hinweise_von: {},
    hinweise_bis: {},
    wochenbericht_am: {},
    status: { wire: 'Status' },
    letzte_anmeldung_am: { personal: true, wire: 'LetzteAnmeldungAm', erased: null },
    erstellt_am: { wire: 'ErstelltAm' },
    beendet_am: {},
  },
  auskunft: ['Agenturen'],
  loeschung: 'columns are emptied',
} as const satisfies PersonalTable<'agentur_benutzer'>;
