import { lazy } from 'react';
import { listRechnungen } from '../../../../contract/calls/agentur/berichte.ts';
import { defineReport } from '../define-report.tsx';
import { monatLabel, RECHNUNG_LOOKS } from '../labels.ts';
import { faelligAm } from '../rechnungen/faellig.ts';

const RechnungSheet = lazy(() => import('../rechnungen/rechnung-sheet.tsx'));

export default defineReport({
  bereich: 'rechnungen',
  call: listRechnungen,
  key: 'Rechnungsnummer',
  columns: {
    Rechnungsnummer: { kind: 'text' },
    Monat: { kind: 'text', label: monatLabel },
    Status: { kind: 'badge' },
    BruttoCent: { kind: 'cent' },
    NettoCent: { kind: 'cent' },
    UstCent: { kind: 'cent' },
    FaelligAm: { kind: 'date' },
  },
  card: { title: ['Rechnungsnummer'], beside: 'Status', facts: ['Monat', 'BruttoCent', 'FaelligAm'] },
  shown: (row) => ({ ...row, FaelligAm: faelligAm(row) }),
  status: {
    looks: RECHNUNG_LOOKS,
    label: (t, status) => t(`agentur.status.rechnung.${status}`),
  },
  sums: ['NettoCent', 'UstCent', 'BruttoCent'],
  Sheet: RechnungSheet,
});
