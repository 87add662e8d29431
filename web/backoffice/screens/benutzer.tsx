import { lazy } from 'react';
import { listBetriebBenutzer } from '../../../contract/calls/betrieb/benutzer.ts';
import { listScreen } from '../liste/list-screen.tsx';
import { newButton } from '../liste/new-button.tsx';

const BenutzerSheet = lazy(() => import('../benutzer/benutzer-sheet.tsx'));

const NewDialog = lazy(() => import('../benutzer/invite-dialog.tsx'));

/** People of the tenant's back office. */
export const Component = listScreen('benutzer', listBetriebBenutzer, {
  key: 'Id',
  columns: ['Email', 'Vorname', 'Nachname', 'Rollen', 'Status', 'SeitAm', 'GiltBis'],
  hidden: ['Id'],
  card: { title: ['Vorname', 'Nachname'], beside: 'Status', facts: ['Email', 'Rollen', 'GiltBis'] },
  badges: { Eingeladen: 'waiting', Aktiv: 'done', Gesperrt: 'over' },
  Sheet: BenutzerSheet,
  New: newButton('benutzer', NewDialog),
});
