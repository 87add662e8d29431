import type { PersonalTable } from '../../db/columns.ts';

/** What users note at a row, in their own words, about the person of the row. */
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
