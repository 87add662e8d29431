import type { PersonalTable } from '../../db/columns.ts';

/** Firms that sell for the tenant, under contract with it; the firm of one person is that person's. */
export const AGENTUR = {
  columns: {
    agenturnummer: {},
    name: { personal: true },
    status: {},
    grund: {},
    email: { personal: true },
    telefon: { personal: true },
    strasse: { personal: true },
    hausnummer: { personal: true },
    plz: { personal: true },
    ort: { personal: true },
    ust_id: { personal: true },
    steuernummer: { personal: true },
    bankdaten_id: { personal: true },
    erstellt_am: {},
  },
  auskunft: [],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'agentur'>;

/** Who works for an agency, in its name. */
export const AGENTUR_BENUTZER = {
  columns: {
    agentur_benutzer_id: {},
    agenturnummer: {},
    account_id: {},
    mitarbeiternummer: {},
    vorname: { personal: true },
    nachname: { personal: true },
    rollen: {},
    status: {},
    letzte_anmeldung_am: {},
    erstellt_am: {},
  },
  auskunft: [],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'agentur_benutzer'>;

/** Customers whom an agency invited, named as at the counter. */
export const EINLADUNG = {
  columns: {
    einladungsnummer: {},
    agenturnummer: { wire: 'Agenturnummer' },
    mitarbeiternummer: {},
    vorname: { personal: true, wire: 'Vorname', erased: '' },
    nachname: { personal: true, wire: 'Nachname', erased: '' },
    email: { personal: true, wire: 'Email', erased: null },
    art: { wire: 'Art' },
    status: { wire: 'Status' },
    erstellt_am: { wire: 'ErstelltAm' },
    gueltig_bis: { wire: 'GueltigBis' },
    beendet_am: {},
    empfehler_id: {},
    suche: {},
    // Made of name and address by the database.
    suchname: { personal: true, erased: 'by its rule' },
  },
  auskunft: ['Einladungen'],
  loeschung: 'columns are emptied',
} as const satisfies PersonalTable<'einladung'>;
