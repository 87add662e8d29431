import { lazy } from 'react';
import { listSperren } from '../../../contract/calls/betrieb/sperren.ts';
import { listScreen } from '../liste/list-screen.tsx';
import { newButton } from '../liste/new-button.tsx';
import { SPERRE_BADGES } from '../sperren/badges.ts';

const SperreSheet = lazy(() => import('../sperren/sperre-sheet.tsx'));

const NewDialog = lazy(() => import('../sperren/block-dialog.tsx'));

/** Addresses and patterns that the tenant blocks. */
export const Component = listScreen('sperren', listSperren, {
  key: 'Nummer',
  columns: ['Muster', 'ErstelltAm', 'Art', 'Status', 'Bis', 'Grund'],
  hidden: ['Nummer'],
  sentences: ['Grund'],
  card: { title: ['Muster'], beside: 'Status', facts: ['ErstelltAm', 'Bis', 'Grund'] },
  badges: SPERRE_BADGES,
  Sheet: SperreSheet,
  New: newButton('sperren', NewDialog),
});
