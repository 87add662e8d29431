import { lazy } from 'react';
import { listEinladungen } from '../../../../../contract/calls/agentur-berichte.ts';
import { defineReport } from '../define-report.tsx';
import { artLabel, EINLADUNG_LOOKS } from '../labels.ts';

const EinladungSheet = lazy(() => import('../einladung-sheet.tsx'));

export default defineReport({
  bereich: 'einladungen',
  call: listEinladungen,
  key: 'Einladungsnummer',
  columns: {
    Nachname: { kind: 'text' },
    Vorname: { kind: 'text' },
    Status: { kind: 'badge' },
    ErstelltAm: { kind: 'moment' },
    Art: { kind: 'text', label: artLabel },
    Email: { kind: 'text' },
    Mitarbeiternummer: { kind: 'text' },
    Einladungsnummer: { kind: 'text', isHidden: true },
  },
  status: {
    looks: EINLADUNG_LOOKS,
    label: (t, status) => t(`agentur.status.einladung.${status}`),
  },
  choices: ['mitarbeiter'],
  Sheet: EinladungSheet,
});
