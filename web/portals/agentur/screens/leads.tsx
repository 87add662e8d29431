import { lazy } from 'react';
import { LEADS } from '../../features/reports/shared.ts';
import { defineReport } from '../define-report.tsx';

const LeadSheet = lazy(() => import('../lead-sheet.tsx'));

export default defineReport('leads', { ...LEADS, choices: ['produkt', 'mitarbeiter', 'kanal'], Sheet: LeadSheet });
