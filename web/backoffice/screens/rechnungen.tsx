import { lazy } from 'react';
import { listBetriebRechnungen, RECHNUNGEN_FAELLIG } from '../../../contract/calls/betrieb/rechnungen.ts';
import { monatLabel, RECHNUNG_BADGES, RECHNUNG_DERIVED_BADGES } from '../../portals/features/labels.ts';
import { RECHNUNG_LABELS, shownStatus } from '../../portals/features/rechnungen/rechnung-badge.tsx';
import { listScreen } from '../liste/list-screen.tsx';
import { newButton } from '../liste/new-button.tsx';
import { BELEG_BADGES } from '../zahlungslaeufe/badges.ts';

const RechnungSheet = lazy(() => import('../rechnungen/rechnung-sheet.tsx'));

const RunDialog = lazy(() => import('../rechnungen/run-dialog.tsx'));

/** Invoices of the agencies, with their decisions. */
export const Component = listScreen('rechnungen', listBetriebRechnungen, {
  key: 'Rechnungsnummer',
  columns: ['Rechnungsnummer', 'AgenturName', 'Monat', 'Status', 'BruttoCent', 'OffenCent', 'FaelligAm', 'ErinnertAm', 'Stand'],
  hidden: ['Laufnummer', 'Art', 'AusgestelltAm', 'Agenturnummer'],
  titles: { Stand: 'betrieb.spalte.rechnungen.Stand', Agenturnummer: 'betrieb.spalte.rechnungen.Agenturnummer' },
  labels: { Monat: monatLabel, ...RECHNUNG_LABELS },
  card: { title: ['Rechnungsnummer', 'AgenturName'], beside: 'Status', facts: ['Monat', 'BruttoCent', 'FaelligAm'] },
  // A cancelled document is not paid on any day.
  toShown: (row, today) => ({ ...row, FaelligAm: row.Status === 'Storniert' ? null : row.FaelligAm, Status: shownStatus(row, today) }),
  badges: RECHNUNG_BADGES,
  onlySum: { column: 'OffenCent', title: 'agentur.rechnung.zuZahlen' },
  derivedBadges: { ...RECHNUNG_DERIVED_BADGES, ...BELEG_BADGES },
  due: { field: 'Faellig', values: RECHNUNGEN_FAELLIG, label: (t, value) => t(`betrieb.rechnungen.faellig.${value as 'Ueberfaellig'}`) },
  Sheet: RechnungSheet,
  New: newButton('rechnungen', RunDialog),
});
