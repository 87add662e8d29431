import { lazy } from 'react';
import { listSchluessel } from '../../../contract/calls/betrieb/schluessel.ts';
import { listScreen } from '../liste/list-screen.tsx';
import { newButton } from '../liste/new-button.tsx';
import { SCHLUESSEL_BADGES } from '../schluessel/badges.ts';
import { ExampleButton } from '../schluessel/example-button.tsx';

const SchluesselSheet = lazy(() => import('../schluessel/schluessel-sheet.tsx'));

const NewDialog = lazy(() => import('../schluessel/create-dialog.tsx'));

/** Keys of the tenant's own systems. */
export const Component = listScreen('schluessel', listSchluessel, {
  key: 'Nummer',
  columns: ['Name', 'Status', 'Rechte', 'ZuletztAm', 'GiltBis', 'ErstelltAm'],
  hidden: ['Nummer'],
  card: { title: ['Name'], beside: 'Status', facts: ['Rechte', 'ZuletztAm', 'GiltBis'] },
  badges: SCHLUESSEL_BADGES,
  Sheet: SchluesselSheet,
  Note: ExampleButton,
  New: newButton('schluessel', NewDialog),
});
