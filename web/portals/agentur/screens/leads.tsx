import { lazy } from 'react';
import { listLeads } from '../../../../contract/calls/agentur/berichte.ts';
import { LEADS } from '../../features/reports/leads.ts';
import { defineReport } from '../define-report.tsx';

const LeadSheet = lazy(() => import('../lead-sheet.tsx'));

export default defineReport({
  bereich: 'leads',
  call: listLeads,
  ...LEADS,
  choices: ['produkt', 'mitarbeiter', 'kanal'],
  Sheet: LeadSheet,
});
