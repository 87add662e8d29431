import { lazy } from 'react';
import { monatLabel, RECHNUNG_BADGES, RECHNUNG_DERIVED_BADGES } from '../../features/labels.ts';
import { RECHNUNG_LABELS, shownStatus } from '../../features/rechnungen/rechnung-badge.tsx';
import { defineReport } from '../define-report.tsx';
import { faelligAm } from '../rechnungen/faellig.ts';

const RechnungSheet = lazy(() => import('../rechnungen/rechnung-sheet.tsx'));

export default defineReport('rechnungen', {
  key: 'Rechnungsnummer',
  columns: ['Rechnungsnummer', 'Monat', 'Status', 'BruttoCent', 'OffenCent', 'FaelligAm', 'BezahltAm'],
  hidden: ['NettoCent', 'UstCent'],
  labels: { Monat: monatLabel, ...RECHNUNG_LABELS },
  card: { title: ['Rechnungsnummer'], beside: 'Status', facts: ['Monat', 'BruttoCent', 'FaelligAm'] },
  toShown: (row, today) => ({ ...row, FaelligAm: faelligAm(row), Status: shownStatus(row, today) }),
  badges: RECHNUNG_BADGES,
  onlySum: { column: 'OffenCent', title: 'agentur.rechnung.zuZahlen' },
  derivedBadges: RECHNUNG_DERIVED_BADGES,
  Sheet: RechnungSheet,
});
