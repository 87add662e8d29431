import { lazy } from 'react';
import { FORDERUNGEN_FAELLIG, listForderungen } from '../../../contract/calls/betrieb/forderungen.ts';
import { isForderungUeberfaellig } from '../../../contract/rules/forderung.ts';
import { FORDERUNG_BADGES } from '../../portals/features/labels.ts';
import { FORDERUNG_DERIVED_BADGES } from '../forderungen/badges.ts';
import { listScreen } from '../liste/list-screen.tsx';

const ForderungSheet = lazy(() => import('../forderungen/forderung-sheet.tsx'));

/** Claims against people and profi sellers, with their decisions. */
export const Component = listScreen('forderungen', listForderungen, {
  key: 'Forderungsnummer',
  columns: ['Forderungsnummer', 'Partei', 'Status', 'BetragCent', 'RestCent', 'FaelligAm'],
  hidden: ['Bezug', 'Sellernummer', 'ErstelltAm'],
  titles: {
    Forderungsnummer: 'betrieb.spalte.forderungen.Forderungsnummer',
    Partei: 'betrieb.spalte.forderungen.Partei',
    Bezug: 'betrieb.spalte.forderungen.Bezug',
    Sellernummer: 'betrieb.spalte.forderungen.Sellernummer',
    BetragCent: 'betrieb.spalte.forderungen.BetragCent',
    RestCent: 'betrieb.spalte.forderungen.RestCent',
    ErstelltAm: 'betrieb.spalte.forderungen.ErstelltAm',
  },
  card: { title: ['Forderungsnummer'], beside: 'Status', facts: ['Partei', 'RestCent', 'FaelligAm'] },
  toShown: (row, today) => ({ ...row, Status: isForderungUeberfaellig(row, today) ? 'Ueberfaellig' : row.Status }),
  badges: FORDERUNG_BADGES,
  derivedBadges: FORDERUNG_DERIVED_BADGES,
  due: { field: 'Faellig', values: FORDERUNGEN_FAELLIG, label: (t, value) => t(`betrieb.forderungen.faellig.${value as 'Ueberfaellig'}`) },
  Sheet: ForderungSheet,
});
