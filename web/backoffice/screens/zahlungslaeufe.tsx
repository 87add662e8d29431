import { lazy } from 'react';
import { listZahlungslaeufe, ZAHLUNGSLAEUFE_FAELLIG } from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import { listScreen } from '../liste/list-screen.tsx';
import { LAUF_BADGES } from '../zahlungslaeufe/badges.ts';
import { ToCreate } from '../zahlungslaeufe/to-create.tsx';

const LaufSheet = lazy(() => import('../zahlungslaeufe/lauf-sheet.tsx'));

/** Payout runs, with what each waits for. */
export const Component = listScreen('zahlungslaeufe', listZahlungslaeufe, {
  key: 'Laufnummer',
  columns: ['Laufnummer', 'Status', 'Ausfuehrungstag', 'Anzahl', 'SummeCent', 'Hinweise', 'Rueckgaben', 'ErstelltVon', 'FreigegebenVon'],
  hidden: ['ErstelltAm', 'UebergebenAm', 'AusgefuehrtAm'],
  card: { title: ['Laufnummer'], beside: 'Status', facts: ['Anzahl', 'SummeCent', 'Ausfuehrungstag'] },
  badges: LAUF_BADGES,
  due: {
    field: 'Faellig',
    values: ZAHLUNGSLAEUFE_FAELLIG,
    label: (t, value) => t(`betrieb.zahlungslaeufe.faellig.${value as (typeof ZAHLUNGSLAEUFE_FAELLIG)[number]}`),
  },
  Sheet: LaufSheet,
  New: ToCreate,
});
