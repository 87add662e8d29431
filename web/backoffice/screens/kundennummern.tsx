import { lazy } from 'react';
import { KUNDENNUMMER_FAELLIG, listBetriebKundennummern } from '../../../contract/calls/betrieb/kundennummern.ts';
import { KUNDENNUMMER_BADGES } from '../../portals/features/labels.ts';
import { listScreen } from '../liste/list-screen.tsx';

const KundennummerSheet = lazy(() => import('../kundennummern/kundennummer-sheet.tsx'));

/** Customer numbers that recommenders state, with the answers to them. */
export const Component = listScreen('kundennummern', listBetriebKundennummern, {
  key: 'Anfrage',
  columns: ['Kundennummer', 'GestelltAm', 'Status', 'Empfehler', 'BeantwortetAm'],
  card: { title: ['Kundennummer'], beside: 'Status', facts: ['Empfehler', 'GestelltAm'] },
  badges: KUNDENNUMMER_BADGES,
  due: { field: 'Faellig', values: KUNDENNUMMER_FAELLIG, label: (t) => t('betrieb.kundennummern.faellig.Offen') },
  Sheet: KundennummerSheet,
});
