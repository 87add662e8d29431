import { lazy } from 'react';
import { listEigeneInteressenten } from '../../../../contract/calls/mitarbeiter.ts';
import { LEADS } from '../../features/reports/leads.ts';
import { defineEigenen } from '../define-report.tsx';

const InteressentSheet = lazy(() => import('../interessent-sheet.tsx'));

export default defineEigenen('interessenten', {
  bereich: 'leads',
  call: listEigeneInteressenten,
  ...LEADS,
  choices: ['produkt', 'kanal'],
  Sheet: InteressentSheet,
});
