import { lazy } from 'react';
import { listBetriebEmpfaenger } from '../../../contract/calls/betrieb/empfehlungen.ts';
import { EMPFAENGER_BADGES } from '../../portals/features/labels.ts';
import { listScreen } from '../liste/list-screen.tsx';

const EmpfaengerSheet = lazy(() => import('../empfehlungen/empfaenger-sheet.tsx'));

/** Recommended people of the tenant. */
export const Component = listScreen('empfaenger', listBetriebEmpfaenger, {
  key: 'Empfaengernummer',
  columns: ['Anzeigename', 'ErstelltAm', 'Status', 'Empfaengernummer', 'Empfehlungsnummer', 'Agenturnummer'],
  hidden: ['NaechsterSchritt'],
  sentences: ['NaechsterSchritt'],
  card: { title: ['Anzeigename'], beside: 'Status', facts: ['ErstelltAm', 'Empfehlungsnummer'] },
  badges: EMPFAENGER_BADGES,
  Sheet: EmpfaengerSheet,
});
