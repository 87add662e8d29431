import { lazy } from 'react';
import { listEigeneInteressenten } from '../../../../contract/calls/mitarbeiter.ts';
import { LEADS } from '../../features/reports/shared.ts';
import { defineOwnReport } from '../define-report.tsx';

const InteressentSheet = lazy(() => import('../interessent-sheet.tsx'));

export default defineOwnReport('interessenten', 'leads', listEigeneInteressenten, {
  ...LEADS,
  choices: ['produkt', 'kanal'],
  Sheet: InteressentSheet,
});
