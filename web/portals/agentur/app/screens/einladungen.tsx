import { lazy } from 'react';
import { listEinladungen } from '../../../../../contract/calls/agentur-berichte.ts';
import { defineReport } from '../define-report.tsx';
import { EINLADUNGEN } from '../reports/einladungen.ts';

const EinladungSheet = lazy(() => import('../einladung-sheet.tsx'));

export default defineReport({
  bereich: 'einladungen',
  call: listEinladungen,
  ...EINLADUNGEN,
  choices: ['mitarbeiter'],
  Sheet: EinladungSheet,
});
