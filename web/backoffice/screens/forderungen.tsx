import { lazy } from 'react';
import { FORDERUNGEN_FAELLIG, listForderungen } from '../../../contract/calls/betrieb/forderungen.ts';
import { FORDERUNG_BADGES } from '../../portals/features/labels.ts';
import { FORDERUNG_DERIVED_BADGES, shownStatus } from '../forderungen/badges.ts';
import { listScreen } from '../liste/list-screen.tsx';

const ForderungSheet = lazy(() => import('../forderungen/forderung-sheet.tsx'));

/** Claims against people and profi sellers, with their decisions. */
export const Component = listScreen('forderungen', listForderungen, {
  key: 'Forderungsnummer',
  columns: ['Forderungsnummer', 'Partei', 'Status', 'BetragCent', 'RestCent', 'FaelligAm'],
  hidden: ['GuthabenCent', 'Bezug', 'Sellernummer', 'ErstelltAm'],
  titles: {
    Forderungsnummer: 'betrieb.spalte.forderungen.Forderungsnummer',
    Partei: 'betrieb.spalte.forderungen.Partei',
    Bezug: 'betrieb.spalte.forderungen.Bezug',
    Sellernummer: 'betrieb.spalte.forderungen.Sellernummer',
    BetragCent: 'betrieb.spalte.forderungen.BetragCent',
    RestCent: 'betrieb.spalte.forderungen.RestCent',
    GuthabenCent: 'betrieb.spalte.forderungen.GuthabenCent',
    ErstelltAm: 'betrieb.spalte.forderungen.ErstelltAm',
  },
  card: { title: ['Forderungsnummer'], beside: 'Status', facts: ['Partei', 'RestCent', 'FaelligAm'] },
  toShown: (row, today) => ({ ...row, Status: shownStatus(row, today) }),
  badges: FORDERUNG_BADGES,
  derivedBadges: FORDERUNG_DERIVED_BADGES,
  due: {
    field: 'Faellig',
    values: FORDERUNGEN_FAELLIG,
    label: (t, value) => t(`betrieb.forderungen.faellig.${value as (typeof FORDERUNGEN_FAELLIG)[number]}`),
  },
  Sheet: ForderungSheet,
});
