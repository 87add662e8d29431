import { lazy } from 'react';
import { ARBEITEN_FAELLIG, listArbeiten } from '../../../contract/calls/betrieb/arbeiten.ts';
import { ARBEIT_BADGES } from '../arbeiten/badges.ts';
import { listScreen } from '../liste/list-screen.tsx';

const ArbeitSheet = lazy(() => import('../arbeiten/arbeit-sheet.tsx'));

/** Work of the tenant that failed for good. */
export const Component = listScreen('arbeiten', listArbeiten, {
  key: 'Nummer',
  columns: ['Art', 'ErstelltAm', 'Status', 'Grund', 'Bezug'],
  hidden: ['Nummer'],
  titles: { ErstelltAm: 'betrieb.arbeit.gescheitert', Bezug: 'betrieb.arbeit.bezug', Grund: 'betrieb.arbeit.fehler' },
  card: { title: ['Art'], beside: 'Status', facts: ['ErstelltAm', 'Grund'] },
  badges: ARBEIT_BADGES,
  due: { field: 'Faellig', values: ARBEITEN_FAELLIG, label: (t, value) => t(`betrieb.arbeiten.faellig.${value as 'Gescheitert'}`) },
  Sheet: ArbeitSheet,
});
