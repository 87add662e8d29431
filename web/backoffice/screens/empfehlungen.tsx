import { lazy } from 'react';
import { listBetriebEmpfehlungen } from '../../../contract/calls/betrieb/empfehlungen.ts';
import { EMPFAENGER_BADGES } from '../../portals/features/labels.ts';
import { listScreen } from '../liste/list-screen.tsx';

const EmpfehlungSheet = lazy(() => import('../empfehlungen/empfehlung-sheet.tsx'));

/** Referrals of the tenant. */
export const Component = listScreen('empfehlungen', listBetriebEmpfehlungen, {
  key: 'Empfehlungsnummer',
  columns: ['Empfehlungsnummer', 'ErstelltAm', 'Status', 'Empfehler', 'Produkt', 'Channel', 'Klicks', 'Agenturnummer'],
  card: { title: ['Empfehler'], beside: 'Status', facts: ['Produkt', 'ErstelltAm', 'Klicks'] },
  badges: EMPFAENGER_BADGES,
  Sheet: EmpfehlungSheet,
});
