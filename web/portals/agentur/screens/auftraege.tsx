import { lazy } from 'react';
import { AUFTRAEGE } from '../../features/reports/shared.ts';
import { defineReport } from '../define-report.tsx';
import { freigabeBulk } from '../freigabe-bulk.tsx';

const AuftragSheet = lazy(() => import('../auftrag-sheet.tsx'));

export default defineReport('auftraege', {
  ...AUFTRAEGE,
  choices: ['produkt', 'mitarbeiter', 'kanal'],
  Sheet: AuftragSheet,
  bulk: freigabeBulk,
});
