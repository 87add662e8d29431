import type { PersonalTable } from '../../db/columns.ts';

/** A claim for a missing order. */
export const NACHBUCHUNG = {
  columns: {
    nachbuchungsnummer: { wire: 'Nachbuchungsnummer' },
    empfehler_id: {},
    auftragsnummer: { wire: 'Auftragsnummer' },
    auftragsdatum: { wire: 'Auftragsdatum' },
    produkt_id: {},
    empfehlungsnummer: {},
    vorname: { personal: true, wire: 'Vorname', erased: null },
    nachname: { personal: true, wire: 'Nachname', erased: null },
    nachweis: { personal: true, wire: 'Nachweis', erased: null },
    status: { wire: 'Status' },
    antwort: { personal: true, wire: 'Antwort', erased: '' },
    erstellt_am: { wire: 'ErstelltAm' },
    entschieden_am: {},
    loeschen_am: { erased: null },
  },
  auskunft: ['Nachbuchungen'],
  loeschung: 'columns are emptied',
} as const satisfies PersonalTable<'nachbuchung'>;
