import { lazy } from 'react';
import { AGENTUREN_FAELLIG, listBetriebAgenturen } from '../../../contract/calls/betrieb/agenturen.ts';
import { listScreen } from '../liste/list-screen.tsx';
import { newButton } from '../liste/new-button.tsx';
import { REGISTRIERUNG_BADGES } from '../registrierung/badges.ts';

const AgenturSheet = lazy(() => import('../agenturen/agentur-sheet.tsx'));

const NewDialog = lazy(() => import('../agenturen/invite-dialog.tsx'));

/** Agencies of the tenant, with their decisions. */
export const Component = listScreen('agenturen', listBetriebAgenturen, {
  key: 'Agenturnummer',
  columns: ['Agenturnummer', 'Name', 'Status', 'SeitAm', 'OffenCent'],
  card: { title: ['Name'], beside: 'Status', facts: ['Agenturnummer', 'SeitAm', 'OffenCent'] },
  badges: REGISTRIERUNG_BADGES,
  due: { field: 'Faellig', values: AGENTUREN_FAELLIG, label: (t, value) => t(`betrieb.agenturen.faellig.${value as 'WartetAufFreigabe'}`) },
  Sheet: AgenturSheet,
  New: newButton('agenturen', NewDialog),
});
