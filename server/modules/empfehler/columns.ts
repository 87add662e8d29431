import type { PersonalTable } from '../../db/columns.ts';

/** The person behind a recommender's account. */
export const EMPFEHLER = {
  columns: {
    empfehler_id: {},
    anrede: { personal: true, wire: 'Empfehler.Anrede', erased: null },
    vorname: { personal: true, wire: 'Empfehler.Vorname', erased: '' },
    nachname: { personal: true, wire: 'Empfehler.Nachname', erased: '' },
    empfehlerhash: { personal: true, wire: 'Empfehler.Empfehlerhash', erased: 'by its rule' },
    newsletter_optin_gegeben: { personal: true, wire: 'Newsletter.NewsletterOptinGegeben', erased: false },
    newsletter_optin_versendet_am: { personal: true, wire: 'Newsletter.NewsletterOptinVersendetAm', erased: null },
    bankdaten_id: { personal: true, erased: null },
    geloescht_am: {},
    agenturnummer: { personal: true, wire: 'Empfehler.Agenturnummer', erased: null },
    mitarbeiternummer: { erased: null },
    // Computed from the name by the database.
    namensschluessel: { personal: true, erased: 'by its rule' },
  },
  auskunft: ['Empfehler', 'Newsletter', 'Bankdaten'],
  loeschung: 'columns are emptied',
} as const satisfies PersonalTable<'empfehler'>;
