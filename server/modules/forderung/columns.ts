import type { PersonalTable } from '../../db/columns.ts';

/** What a party owes the tenant, for the books. The reason of a waiver can be about a person. */
export const FORDERUNG = {
  columns: {
    forderungsnummer: { wire: 'Forderungsnummer' },
    reihennummer: {},
    partei: {},
    bezug: {},
    sellernummer: {},
    betrag_cent: { wire: 'BetragCent' },
    eingegangen_cent: { wire: 'EingegangenCent' },
    rest_cent: { wire: 'RestCent' },
    guthaben_cent: { wire: 'GuthabenCent' },
    guthaben_offen_cent: { wire: 'GuthabenOffenCent' },
    zurueckgezahlt_am: { wire: 'ZurueckgezahltAm' },
    rueckzahlung_referenz: { wire: 'Referenz' },
    faellig_am: { wire: 'FaelligAm' },
    status: { personal: true, wire: 'Status' },
    grund: { personal: true, wire: 'Grund', erased: null },
    beendet_am: { wire: 'BeendetAm' },
    erstellt_am: { wire: 'ErstelltAm' },
  },
  auskunft: ['Praemierungen'],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'forderung'>;
