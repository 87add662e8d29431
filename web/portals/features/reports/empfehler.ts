import type { listEmpfehler } from '../../../../contract/calls/agentur/berichte.ts';
import type { Shared } from './shared.ts';

/** Recommenders who accepted an invitation as a table, with what came of them. */
export const EMPFEHLER = {
  key: ({ Vorname, Nachname, EingeladenAm }) => [EingeladenAm, Nachname, Vorname].join(' '),
  columns: {
    Nachname: { kind: 'text' },
    Vorname: { kind: 'text' },
    Email: { kind: 'text' },
    EingeladenAm: { kind: 'moment' },
    Empfehlungen: { kind: 'count' },
    Auftraege: { kind: 'count' },
    WertCent: { kind: 'cent' },
  },
  card: { title: ['Vorname', 'Nachname'], beside: 'WertCent', facts: ['Empfehlungen', 'Auftraege'] },
  sums: ['Empfehlungen', 'Auftraege', 'WertCent'],
} satisfies Shared<typeof listEmpfehler>;
