import type { PersonalTable } from '../../db/columns.ts';

/** Customers whom an agency invited, with the names that it typed. */
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
    erneut_am: {},
    verbindung_beendet_am: { wire: 'VerbindungBeendetAm' },
    // Computed from name and address by the database.
    suche: { personal: true, erased: 'by its rule' },
    suchname: { personal: true, erased: 'by its rule' },
  },
  auskunft: ['Einladungen'],
  loeschung: 'columns are emptied',
} as const satisfies PersonalTable<'einladung'>;

/** A customer's consent to being mailed or called, as the agency recorded it. */
export const EINLADUNGSEINWILLIGUNG = {
  columns: {
    einladungsnummer: {},
    agenturnummer: { wire: 'Agenturnummer' },
    art: { wire: 'Art' },
    email: { personal: true, wire: 'Email' },
    version: { wire: 'Version' },
    text: { personal: true, wire: 'Text' },
    language: {},
    gegeben_am: { personal: true, wire: 'GegebenAm' },
    anlass: { personal: true, wire: 'Anlass' },
    einwilligung_vom: { personal: true, wire: 'EinwilligungVom' },
    erfasst_von: {},
    erstellt_am: {},
    verwendet_am: { personal: true, wire: 'VerwendetAm' },
  },
  auskunft: ['Einladungseinwilligungen'],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'einladungseinwilligung'>;
