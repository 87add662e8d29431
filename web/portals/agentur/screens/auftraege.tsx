import { lazy } from 'react';
import { listAuftraege } from '../../../../contract/calls/agentur/berichte.ts';
import { AUFTRAEGE } from '../../features/reports/auftraege.ts';
import { defineReport } from '../define-report.tsx';
import { freigabeBulk } from '../freigabe-bulk.tsx';

const AuftragSheet = lazy(() => import('../auftrag-sheet.tsx'));

export default defineReport({
  bereich: 'auftraege',
  call: listAuftraege,
  ...AUFTRAEGE,
  choices: ['produkt', 'mitarbeiter', 'kanal'],
  Sheet: AuftragSheet,
  bulk: freigabeBulk,
});
