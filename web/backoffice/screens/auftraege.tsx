import { lazy } from 'react';
import { FAELLIG, listBetriebAuftraege, MAX_ENTSCHEIDUNGEN } from '../../../contract/calls/betrieb/auftraege.ts';
import { AUFTRAG_BADGES } from '../../portals/features/labels.ts';
import { AuftraegeActions } from '../auftraege/bulk-actions.tsx';
import { listScreen } from '../liste/list-screen.tsx';
import { newButton } from '../liste/new-button.tsx';
import { hasRecht } from '../user.ts';

const ImportDialog = lazy(() => import('../auftraege/import/import-dialog.tsx'));
const AuftragSheet = lazy(() => import('../auftraege/auftrag-sheet.tsx'));

/** Orders of the tenant, with their decisions. */
export const Component = listScreen('auftraege', listBetriebAuftraege, {
  key: 'Auftragsnummer',
  columns: [
    'Auftragsnummer',
    'Auftragsdatum',
    'Status',
    'FreigabeAb',
    'WertCent',
    'Produkt',
    'Empfehler',
    'Empfaenger',
    'Agenturnummer',
    'Grund',
  ],
  card: { title: ['Empfaenger'], beside: 'Status', facts: ['Produkt', 'WertCent', 'FreigabeAb'] },
  badges: AUFTRAG_BADGES,
  due: { field: 'Faellig', values: FAELLIG, label: (t, value) => t(`betrieb.faellig.${value as (typeof FAELLIG)[number]}`) },
  Sheet: AuftragSheet,
  New: newButton('auftraege', ImportDialog),
  bulkFor: (zugang) =>
    hasRecht(zugang, 'AuftraegeEntscheiden')
      ? {
          canSelect: ({ Status }) => Status !== 'Storniert' && Status !== 'Widerrufen',
          max: MAX_ENTSCHEIDUNGEN,
          sum: 'WertCent',
          Actions: AuftraegeActions,
        }
      : null,
});
