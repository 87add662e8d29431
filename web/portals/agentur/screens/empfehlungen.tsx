import { lazy } from 'react';
import { EMPFAENGER_BADGES } from '../../features/labels.ts';
import { defineReport } from '../define-report.tsx';

const EmpfehlungSheet = lazy(() => import('../empfehlung-sheet.tsx'));

export default defineReport('empfehlungen', {
  key: 'Empfehlungsnummer',
  columns: ['Empfehler', 'ErstelltAm', 'Status', 'Produkt', 'Channel', 'Klicks', 'Empfaenger', 'Mitarbeiternummer'],
  card: { title: ['Empfehler'], beside: 'Status', facts: ['Produkt', 'Klicks', 'Empfaenger'] },
  badges: EMPFAENGER_BADGES,
  choices: ['produkt', 'mitarbeiter', 'kanal'],
  Sheet: EmpfehlungSheet,
});
