import type { PersonalTable } from '../db/columns.ts';

export const PROTOKOLL = {
  columns: {
    protokoll_id: {},
    zeit: { wire: 'Zeit' },
    wer: { personal: true },
    akteur: {},
    was: { personal: true, wire: 'Was' },
    bezug: { wire: 'Bezug' },
    daten: { personal: true, wire: 'Daten' },
    agenturnummer: {},
    vorher: {},
    nachher: {},
    grund: {},
  },
  auskunft: ['Protokoll'],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'protokoll'>;
