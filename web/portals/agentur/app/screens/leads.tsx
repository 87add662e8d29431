import { lazy } from 'react';
import { listLeads } from '../../../../../contract/calls/agentur-berichte.ts';
import { defineReport } from '../define-report.tsx';
import { EMPFAENGER_LOOKS } from '../labels.ts';

const LeadSheet = lazy(() => import('../lead-sheet.tsx'));

export default defineReport({
  bereich: 'leads',
  call: listLeads,
  key: 'Empfaengernummer',
  columns: {
    Anzeigename: { kind: 'text' },
    Status: { kind: 'badge' },
    NaechsterSchritt: { kind: 'text' },
    ErstelltAm: { kind: 'moment' },
    Produkt: { kind: 'text' },
    Plz: { kind: 'text' },
    Ort: { kind: 'text' },
    Empfehler: { kind: 'text' },
    Empfaengernummer: { kind: 'text', isHidden: true },
  },
  status: {
    looks: EMPFAENGER_LOOKS,
    label: (t, status) => t(`status.empfaenger.${status}`),
  },
  choices: ['produkt', 'mitarbeiter', 'kanal'],
  Sheet: LeadSheet,
});
