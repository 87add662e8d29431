import type { listLeads } from '../../../../contract/calls/agentur/berichte.ts';
import { EMPFAENGER_LOOKS } from '../labels.ts';
import type { Shared } from './shared.ts';

/** Recommended people as a table. */
export const LEADS = {
  key: 'Empfaengernummer',
  columns: {
    Anzeigename: { kind: 'text' },
    Status: { kind: 'badge' },
    NaechsterSchritt: { kind: 'text', isSentence: true, isUnsortable: true },
    ErstelltAm: { kind: 'moment' },
    Produkt: { kind: 'text' },
    Plz: { kind: 'text' },
    Ort: { kind: 'text' },
    Empfehler: { kind: 'text' },
    Empfaengernummer: { kind: 'text', isHidden: true },
  },
  card: { title: ['Anzeigename'], beside: 'Status', facts: ['Produkt', 'Ort', 'ErstelltAm'] },
  status: { looks: EMPFAENGER_LOOKS, label: (t, status) => t(`status.empfaenger.${status}`) },
} satisfies Shared<typeof listLeads>;
