import type { PersonalTable } from '../../db/columns.ts';

/** A referral, with the recommender's name as it was entered for it. */
export const EMPFEHLUNG = {
  columns: {
    empfehlungsnummer: {},
    empfehler_id: {},
    sellernummer: {},
    vorname: { personal: true, wire: 'Vorname', erased: '' },
    nachname: { personal: true, wire: 'Nachname', erased: '' },
    produkt_id: {},
    channel: {},
    empfehlungslink: {},
    anteil_empfehler: {},
    agentennummer: {},
    code: {},
    erstellt_am: {},
    bestaetigt_am: {},
    gueltig_bis: {},
    beendet_am: {},
    agenturnummer: {},
    mitarbeiternummer: {},
    // The database derives these from the names.
    suche: { personal: true, erased: 'by its rule' },
    suchname: { personal: true, erased: 'by its rule' },
    klicks: {},
    newsletter_text: { personal: true, wire: 'NewsletterText', erased: null },
    notiz: { personal: true, erased: null },
    erinnerung_am: { personal: true, erased: null },
    wunschcode: { personal: true, erased: null },
    wunschcode_schluessel: { personal: true, erased: null },
  },
  auskunft: ['Empfehlungen'],
  loeschung: 'columns are emptied',
} as const satisfies PersonalTable<'empfehlung'>;

/** Consent to a campaign. */
export const AKTION_ZUSTIMMUNG = {
  columns: {
    empfehlungsnummer: { wire: 'Empfehlungsnummer' },
    aktions_id: { wire: 'AktionsId' },
    zustimmung: { personal: true, wire: 'Zustimmung' },
    rechtstext: { personal: true, wire: 'RechtsText' },
    version: {},
    language: {},
    gegeben_am: { personal: true, wire: 'GegebenAm' },
  },
  auskunft: ['AktionZustimmungen'],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'aktion_zustimmung'>;
