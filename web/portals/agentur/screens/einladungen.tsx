import { lazy } from 'react';
import { EINLADUNGEN } from '../../features/reports/shared.ts';
import { defineReport } from '../define-report.tsx';

const EinladungSheet = lazy(() => import('../einladung-sheet.tsx'));

export default defineReport('einladungen', { ...EINLADUNGEN, choices: ['mitarbeiter'], Sheet: EinladungSheet });
