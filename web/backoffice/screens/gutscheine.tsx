import { GUTSCHEINE_FAELLIG, listGutscheine } from '../../../contract/calls/betrieb/gutscheine.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { ImportButton } from '../gutscheine/import-button.tsx';
import { listScreen } from '../liste/list-screen.tsx';

/** Stock of voucher codes by value. */
export const Component = listScreen('gutscheine', listGutscheine, {
  key: 'Nummer',
  columns: ['WertCent', 'Haendler', 'Frei', 'Ausgegeben', 'Wartend', 'FehltSeit'],
  hidden: ['Nummer'],
  labels: { FehltSeit: (_, moment, locale) => shortMoment(moment, locale) },
  card: { title: ['Nummer'], beside: 'Frei', facts: ['Haendler', 'Ausgegeben', 'Wartend', 'FehltSeit'] },
  due: { field: 'Faellig', values: GUTSCHEINE_FAELLIG, label: (t, value) => t(`betrieb.gutscheine.faellig.${value as 'Fehlt'}`) },
  New: ImportButton,
});
