import { lazy } from 'react';
import { listVerkaeufer, VERKAEUFER_FAELLIG } from '../../../contract/calls/betrieb/verkaeufer.ts';
import { listScreen } from '../liste/list-screen.tsx';
import { REGISTRIERUNG_BADGES } from '../registrierung/badges.ts';

const VerkaeuferSheet = lazy(() => import('../verkaeufer/verkaeufer-sheet.tsx'));

/** Profi sellers of the tenant, with their decisions. */
export const Component = listScreen('verkaeufer', listVerkaeufer, {
  key: 'Sellernummer',
  columns: ['Sellernummer', 'Name', 'Status', 'SeitAm', 'Steuerstatus'],
  card: { title: ['Name'], beside: 'Status', facts: ['Sellernummer', 'SeitAm', 'Steuerstatus'] },
  badges: REGISTRIERUNG_BADGES,
  due: {
    field: 'Faellig',
    values: VERKAEUFER_FAELLIG,
    label: (t, value) => t(`betrieb.verkaeufer.faellig.${value as (typeof VERKAEUFER_FAELLIG)[number]}`),
  },
  Sheet: VerkaeuferSheet,
});
