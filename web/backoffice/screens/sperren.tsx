import { lazy } from 'react';
import { listSperren } from '../../../contract/calls/betrieb/sperren.ts';
import { listScreen } from '../liste/list-screen.tsx';
import { SPERRE_BADGES } from '../sperren/badges.ts';
import { BlockButton } from '../sperren/block-button.tsx';

const SperreSheet = lazy(() => import('../sperren/sperre-sheet.tsx'));

/** Addresses and patterns that the tenant blocks. */
export const Component = listScreen('sperren', listSperren, {
  key: 'Nummer',
  columns: ['Muster', 'ErstelltAm', 'Art', 'Status', 'Bis', 'Grund'],
  hidden: ['Nummer'],
  sentences: ['Grund'],
  card: { title: ['Muster'], beside: 'Status', facts: ['ErstelltAm', 'Bis', 'Grund'] },
  badges: SPERRE_BADGES,
  Sheet: SperreSheet,
  New: BlockButton,
});
