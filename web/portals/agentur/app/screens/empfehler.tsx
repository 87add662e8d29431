import { listEmpfehler } from '../../../../../contract/calls/agentur-berichte.ts';
import { defineReport } from '../define-report.tsx';

export default defineReport({
  bereich: 'empfehler',
  call: listEmpfehler,
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
  choices: ['mitarbeiter'],
  sums: ['Empfehlungen', 'Auftraege', 'WertCent'],
});
