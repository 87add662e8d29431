import type { PersonalTable } from '../../db/columns.ts';

/** A payment of a grant or of a correction. */
export const ZAHLUNG = {
  columns: {
    zahlungsnummer: { wire: 'Zahlungsnummer' },
    laufnummer: {},
    art: {},
    bezug: {},
    praemierungsnummer: {},
    bankdaten_id: { personal: true },
    betrag_cent: { personal: true, wire: 'BetragCent' },
    zweck: { personal: true, wire: 'Zweck' },
    status: { personal: true, wire: 'Status' },
    gilt: {},
    grund_code: { personal: true },
    storno_vorgemerkt: {},
    erstellt_am: {},
    ausgefuehrt_am: { wire: 'AusgefuehrtAm' },
    beendet_am: { wire: 'BeendetAm' },
    zurueck_cent: {},
    faellig_am: {},
  },
  auskunft: ['Praemierungen'],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'zahlung'>;

/** Why no run takes a grant. */
export const ZURUECKHALTUNG = {
  columns: {
    zurueckhaltung_id: {},
    praemierungsnummer: {},
    art: { personal: true, wire: 'Art' },
    nachfrage: { personal: true, wire: 'Nachfrage' },
    grund_code: { personal: true },
    grund: { personal: true, wire: 'Grund' },
    bis: { wire: 'Bis' },
    erinnern_am: {},
    von: {},
    am: { wire: 'Am' },
    aufgehoben_von: {},
    aufgehoben_am: { wire: 'AufgehobenAm' },
  },
  auskunft: ['Praemierungen'],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'zurueckhaltung'>;
