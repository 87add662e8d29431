import type { PersonalTable } from '../../db/columns.ts';

/** Notes of users at a row: free text about the person of the row. */
export const NOTIZ = {
  columns: {
    wer: {},
    wer_id: { wire: 'Agenturnummer' },
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
