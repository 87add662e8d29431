import { lazy } from 'react';
import { listAbrechnungen } from '../../../contract/calls/betrieb/abrechnungen.ts';
import { listScreen } from '../liste/list-screen.tsx';
import { newButton } from '../liste/new-button.tsx';

const RunDialog = lazy(() => import('../abrechnungen/run-dialog.tsx'));

/** Statements of the profi sellers, with the run that issues them. */
export const Component = listScreen('abrechnungen', listAbrechnungen, {
  key: 'Abrechnungsnummer',
  columns: ['Abrechnungsnummer', 'Sellernummer', 'Von', 'Bis', 'SummeCent', 'Gutschriftverfahren'],
  titles: {
    Abrechnungsnummer: 'betrieb.spalte.abrechnungen.Abrechnungsnummer',
    Sellernummer: 'betrieb.spalte.abrechnungen.Sellernummer',
    Von: 'betrieb.spalte.abrechnungen.Von',
    Bis: 'betrieb.spalte.abrechnungen.Bis',
    SummeCent: 'betrieb.spalte.abrechnungen.SummeCent',
    Gutschriftverfahren: 'betrieb.spalte.abrechnungen.Gutschriftverfahren',
  },
  card: { title: ['Abrechnungsnummer'], beside: 'SummeCent', facts: ['Sellernummer', 'Von', 'Bis'] },
  New: newButton('abrechnungen', RunDialog),
});
