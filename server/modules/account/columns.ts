import type { PersonalTable } from '../../db/columns.ts';

/** Accounts that can log in. */
export const ACCOUNT = {
  columns: {
    account_id: {},
    art: {},
    email: { personal: true, wire: 'Email', erased: '' },
    email_schluessel: { personal: true, erased: 'by its rule' },
    email_alias: { personal: true, erased: null },
    passwort_hash: { personal: true, erased: null },
    bestaetigt_am: { wire: 'BestaetigtAm' },
    language: { wire: 'Language' },
    erstellt_am: { wire: 'ErstelltAm' },
    loeschen_am: { erased: null },
    geloescht_am: {},
  },
  auskunft: ['Konto'],
  loeschung: 'columns are emptied',
} as const satisfies PersonalTable<'account'>;

export const SESSION = {
  columns: {
    token_hash: {},
    account_id: {},
    erstellt_am: { personal: true, wire: 'ErstelltAm' },
    ablauf_am: { personal: true, wire: 'Ablauf' },
    agentur_benutzer_id: {},
    passwort_am: {},
    nur_lesen: { personal: true, wire: 'Administrator' },
  },
  auskunft: ['Sessions'],
  loeschung: 'row goes',
} as const satisfies PersonalTable<'session'>;

/** Links that were mailed. */
export const ZUGANGSLINK = {
  columns: {
    zugangslink_id: {},
    zweck: { personal: true, wire: 'Zweck' },
    bezug: {},
    token_hash: {},
    gueltig_bis: { personal: true, wire: 'GueltigBis' },
    verwendet_am: { personal: true, wire: 'VerwendetAm' },
    redirect: {},
    einladung: {},
    administrator: { personal: true, wire: 'Administrator' },
  },
  auskunft: ['Zugangslinks'],
  loeschung: 'row goes',
} as const satisfies PersonalTable<'zugangslink'>;

/** What people entered to register at a portal. */
export const REGISTRIERUNG = {
  columns: {
    registrierung_id: {},
    zweck: { personal: true, wire: 'Zweck' },
    email: { personal: true, wire: 'Email' },
    email_schluessel: { personal: true },
    vorname: { personal: true, wire: 'Vorname' },
    nachname: { personal: true, wire: 'Nachname' },
    firma: { personal: true, wire: 'Firma' },
    zustimmungen: {},
    language: { wire: 'Language' },
    erstellt_am: { wire: 'ErstelltAm' },
    bezug: {},
  },
  auskunft: ['Registrierungen'],
  loeschung: 'row goes',
} as const satisfies PersonalTable<'registrierung'>;
