import { lazy } from 'react';
import { GUTSCHEINE_FAELLIG, listGutscheine } from '../../../contract/calls/betrieb/gutscheine.ts';
import { amount, shortMoment } from '../../portals/shell/format.ts';
import { listScreen } from '../liste/list-screen.tsx';
import { newButton } from '../liste/new-button.tsx';

const NewDialog = lazy(() => import('../gutscheine/import-dialog.tsx'));

/** Stock of voucher codes by value. */
export const Component = listScreen('gutscheine', listGutscheine, {
  key: 'Nummer',
  columns: ['Haendler', 'WertCent', 'Frei', 'Ausgegeben', 'Wartend', 'FehltSeit'],
  hidden: ['Nummer'],
  labels: {
    WertCent: (_, cent, locale) => amount(Number(cent), locale),
    FehltSeit: (_, moment, locale) => shortMoment(moment, locale),
  },
  card: { title: ['WertCent', 'Haendler'], beside: 'Frei', facts: ['Ausgegeben', 'Wartend', 'FehltSeit'] },
  due: { field: 'Faellig', values: GUTSCHEINE_FAELLIG, label: (t, value) => t(`betrieb.gutscheine.faellig.${value as 'Fehlt'}`) },
  New: newButton('gutscheine', NewDialog),
});
