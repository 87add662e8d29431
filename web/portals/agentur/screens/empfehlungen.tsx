import { lazy } from 'react';
import { listEmpfehlungen } from '../../../../contract/calls/agentur/berichte.ts';
import { kanalWort } from '../../../../texts/kanal.ts';
import { EMPFAENGER_LOOKS } from '../../features/labels.ts';
import { defineReport } from '../define-report.tsx';

const EmpfehlungSheet = lazy(() => import('../empfehlung-sheet.tsx'));

export default defineReport({
  bereich: 'empfehlungen',
  call: listEmpfehlungen,
  key: 'Empfehlungsnummer',
  columns: {
    Empfehler: { kind: 'text' },
    ErstelltAm: { kind: 'moment' },
    Status: { kind: 'badge' },
    Produkt: { kind: 'text' },
    Channel: { kind: 'text', label: kanalWort },
    Klicks: { kind: 'count' },
    Empfaenger: { kind: 'count' },
    Mitarbeiternummer: { kind: 'text' },
    Empfehlungsnummer: { kind: 'text', isHidden: true },
  },
  card: { title: ['Empfehler'], beside: 'Status', facts: ['Produkt', 'Klicks', 'Empfaenger'] },
  status: {
    looks: EMPFAENGER_LOOKS,
    label: (t, status) => t(`status.empfehlung.${status}`),
  },
  choices: ['produkt', 'mitarbeiter', 'kanal'],
  sums: ['Klicks', 'Empfaenger'],
  Sheet: EmpfehlungSheet,
});
