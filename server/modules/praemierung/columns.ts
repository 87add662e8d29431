import type { PersonalTable } from '../../db/columns.ts';

/** A grant: the reward of one side of an order. */
export const PRAEMIERUNG = {
  columns: {
    praemierungsnummer: { wire: 'Praemierungsnummer' },
    auftragsnummer: {},
    empfaengernummer: {},
    seite: { wire: 'Seite' },
    praemie_id: {},
    wert_cent: { personal: true, wire: 'WertCent' },
    bonus_cent: {},
    status: { personal: true, wire: 'Status' },
    art: { personal: true, wire: 'Art' },
    token_hash: {},
    gueltig_bis: { wire: 'GueltigBis' },
    bankdaten_id: { personal: true },
    erstellt_am: { wire: 'ErstelltAm' },
    gewaehlt_am: { wire: 'GewaehltAm' },
    faellig_am: {},
    gutschein: {},
    agenturnummer: {},
    mitarbeiternummer: {},
    empfehlungsnummer: {},
    suche: {},
    ausgezahlt_am: {},
  },
  auskunft: ['Praemierungen'],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'praemierung'>;

export const GUTSCHEIN = {
  columns: {
    gutschein_id: {},
    wert_cent: {},
    code: { personal: true },
    code_hash: {},
    praemierungsnummer: {},
    ausgegeben_am: {},
    haendler: {},
  },
  auskunft: ['Praemierungen'],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'gutschein'>;

/** The customer number that a recommender states. */
export const KUNDENNUMMER = {
  columns: {
    empfehler_id: {},
    anfrage: {},
    kundennummer: { personal: true, wire: 'Kundennummer' },
    status: { personal: true, wire: 'Status' },
    gestellt_am: { wire: 'GestelltAm' },
    beantwortet_am: { wire: 'BeantwortetAm' },
  },
  auskunft: ['Kundennummer'],
  loeschung: 'row goes',
} as const satisfies PersonalTable<'kundennummer'>;
