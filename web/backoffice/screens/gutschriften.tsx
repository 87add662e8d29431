import { lazy } from 'react';
import { listGutschriften } from '../../../contract/calls/betrieb/abrechnungen.ts';
import { GUTSCHRIFT_BADGES } from '../../portals/features/labels.ts';
import { listScreen } from '../liste/list-screen.tsx';
import { BELEG_BADGES } from '../zahlungslaeufe/badges.ts';

const GutschriftSheet = lazy(() => import('../abrechnungen/gutschrift-sheet.tsx'));

/** Documents of the profi sellers, with their objections. */
export const Component = listScreen('gutschriften', listGutschriften, {
  key: 'Gutschriftnummer',
  columns: [
    'Gutschriftnummer',
    'Sellernummer',
    'Abrechnungsnummer',
    'Status',
    'BruttoCent',
    'OffenCent',
    'FaelligAm',
    'Stand',
    'WidersprochenAm',
  ],
  titles: {
    Gutschriftnummer: 'betrieb.spalte.gutschriften.Gutschriftnummer',
    Sellernummer: 'betrieb.spalte.gutschriften.Sellernummer',
    Abrechnungsnummer: 'betrieb.spalte.gutschriften.Abrechnungsnummer',
    OffenCent: 'betrieb.spalte.gutschriften.OffenCent',
    Stand: 'betrieb.spalte.gutschriften.Stand',
    WidersprochenAm: 'betrieb.spalte.gutschriften.WidersprochenAm',
  },
  card: { title: ['Gutschriftnummer'], beside: 'Status', facts: ['Sellernummer', 'BruttoCent', 'FaelligAm'] },
  badges: GUTSCHRIFT_BADGES,
  derivedBadges: BELEG_BADGES,
  Sheet: GutschriftSheet,
});
