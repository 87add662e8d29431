import { lazy } from 'react';
import { listBetriebNachbuchungen, NACHBUCHUNG_FAELLIG } from '../../../contract/calls/betrieb/nachbuchungen.ts';
import { NACHBUCHUNG_BADGES } from '../../portals/features/labels.ts';
import { listScreen } from '../liste/list-screen.tsx';

const NachbuchungSheet = lazy(() => import('../nachbuchungen/nachbuchung-sheet.tsx'));

/** Claims of missing rewards, with their decisions. */
export const Component = listScreen('nachbuchungen', listBetriebNachbuchungen, {
  key: 'Nachbuchungsnummer',
  columns: ['Nachbuchungsnummer', 'ErstelltAm', 'Status', 'Empfehler', 'BestelltVon', 'Auftragsnummer', 'Auftragsdatum', 'Produkt'],
  card: { title: ['Empfehler'], beside: 'Status', facts: ['Auftragsnummer', 'Produkt', 'ErstelltAm'] },
  badges: NACHBUCHUNG_BADGES,
  due: { field: 'Faellig', values: NACHBUCHUNG_FAELLIG, label: (t) => t('betrieb.nachbuchungen.faellig.Offen') },
  Sheet: NachbuchungSheet,
});
