import { lazy } from 'react';
import { ABRECHNUNGEN_FAELLIG, listAbrechnungen } from '../../../contract/calls/betrieb/abrechnungen.ts';
import { listScreen } from '../liste/list-screen.tsx';
import { newButton } from '../liste/new-button.tsx';
import { BELEG_BADGES } from '../zahlungslaeufe/badges.ts';

const AbrechnungSheet = lazy(() => import('../abrechnungen/abrechnung-sheet.tsx'));
const RunDialog = lazy(() => import('../abrechnungen/run-dialog.tsx'));

/** Statements of the profi sellers, with the run that issues them. */
export const Component = listScreen('abrechnungen', listAbrechnungen, {
  key: 'Abrechnungsnummer',
  columns: ['Abrechnungsnummer', 'Sellernummer', 'Von', 'Bis', 'SummeCent', 'Gutschriftverfahren', 'Rechnungsnummer', 'OffenCent', 'Stand'],
  titles: {
    Abrechnungsnummer: 'betrieb.spalte.abrechnungen.Abrechnungsnummer',
    Sellernummer: 'betrieb.spalte.abrechnungen.Sellernummer',
    Von: 'betrieb.spalte.abrechnungen.Von',
    Bis: 'betrieb.spalte.abrechnungen.Bis',
    SummeCent: 'betrieb.spalte.abrechnungen.SummeCent',
    Gutschriftverfahren: 'betrieb.spalte.abrechnungen.Gutschriftverfahren',
    Rechnungsnummer: 'betrieb.spalte.abrechnungen.Rechnungsnummer',
    OffenCent: 'betrieb.spalte.abrechnungen.OffenCent',
    Stand: 'betrieb.spalte.abrechnungen.Stand',
  },
  card: { title: ['Abrechnungsnummer'], beside: 'SummeCent', facts: ['Sellernummer', 'Von', 'Bis'] },
  derivedBadges: BELEG_BADGES,
  due: {
    field: 'Faellig',
    values: ABRECHNUNGEN_FAELLIG,
    label: (t, value) => t(`betrieb.abrechnungen.faellig.${value as (typeof ABRECHNUNGEN_FAELLIG)[number]}`),
  },
  Sheet: AbrechnungSheet,
  New: newButton('abrechnungen', RunDialog),
});
