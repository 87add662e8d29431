import { lazy } from 'react';
import { monatLabel, RECHNUNG_BADGES } from '../../features/labels.ts';
import { defineReport } from '../define-report.tsx';
import { faelligAm } from '../rechnungen/faellig.ts';

const RechnungSheet = lazy(() => import('../rechnungen/rechnung-sheet.tsx'));

export default defineReport('rechnungen', {
  key: 'Rechnungsnummer',
  columns: ['Rechnungsnummer', 'Monat', 'Status', 'BruttoCent', 'OffenCent', 'FaelligAm', 'BezahltAm'],
  hidden: ['NettoCent', 'UstCent'],
  labels: { Monat: monatLabel },
  card: { title: ['Rechnungsnummer'], beside: 'Status', facts: ['Monat', 'BruttoCent', 'OffenCent', 'FaelligAm'] },
  toShown: (row) => ({ ...row, FaelligAm: faelligAm(row) }),
  badges: RECHNUNG_BADGES,
  Sheet: RechnungSheet,
});
