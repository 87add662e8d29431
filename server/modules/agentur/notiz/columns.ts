import type { PersonalTable } from '../../../db/columns.ts';

/** What people of an agency note at a row, in their own words, of whoever the row is of. */
export const NOTIZ = {
  columns: {
    agenturnummer: { wire: 'Agenturnummer' },
    bericht: { wire: 'Bericht' },
    bezug: { wire: 'Bezug' },
    text: { personal: true, wire: 'Text' },
    wiedervorlage: {},
    geaendert_von: {},
    geaendert_am: { wire: 'GeaendertAm' },
  },
  auskunft: ['Notizen'],
  loeschung: 'row goes',
} as const satisfies PersonalTable<'notiz'>;
