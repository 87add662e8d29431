import { lazy } from 'react';
import { listPraemienplan } from '../../../../contract/calls/agentur/berichte.ts';
import { defineReport } from '../define-report.tsx';
import { PLAN_LOOKS } from '../labels.ts';
import { NewEntry } from '../plan/new-entry.tsx';

const EntrySheet = lazy(() => import('../plan/entry-sheet.tsx'));

export default defineReport({
  bereich: 'praemienplan',
  call: listPraemienplan,
  key: 'Id',
  columns: {
    Produkt: { kind: 'text' },
    Status: { kind: 'badge' },
    WertCent: { kind: 'cent' },
    Startdatum: { kind: 'date' },
    Enddatum: { kind: 'date' },
    AngelegtVon: { kind: 'text' },
    ProduktId: { kind: 'count', isHidden: true },
    Id: { kind: 'text', isHidden: true },
  },
  card: { title: ['Produkt'], beside: 'Status', facts: ['WertCent', 'Startdatum', 'Enddatum'] },
  status: {
    looks: PLAN_LOOKS,
    label: (t, status) => t(`agentur.status.plan.${status}`),
  },
  choices: ['produkt'],
  Sheet: EntrySheet,
  New: NewEntry,
});
