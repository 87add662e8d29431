import { lazy } from 'react';
import { listEinladungen } from '../../../../contract/calls/agentur/berichte.ts';
import { EINLADUNGEN } from '../../features/reports/einladungen.ts';
import { defineReport } from '../define-report.tsx';

const EinladungSheet = lazy(() => import('../einladung-sheet.tsx'));

export default defineReport({
  bereich: 'einladungen',
  call: listEinladungen,
  ...EINLADUNGEN,
  choices: ['mitarbeiter'],
  Sheet: EinladungSheet,
});
