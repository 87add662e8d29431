import { lazy } from 'react';
import { AUSZAHLUNGEN_FAELLIG, listAuszahlungen, MAX_ZURUECKHALTUNGEN } from '../../../contract/calls/betrieb/auszahlungen.ts';
import { STAND_BADGES } from '../auszahlungen/badges.ts';
import { AuszahlungenActions } from '../auszahlungen/bulk-actions.tsx';
import { listScreen } from '../liste/list-screen.tsx';
import { newButton } from '../liste/new-button.tsx';
import { mayWrite } from '../user.ts';

const AuszahlungSheet = lazy(() => import('../auszahlungen/auszahlung-sheet.tsx'));

const CreateDialog = lazy(() => import('../zahlungslaeufe/create-dialog.tsx'));

/** Picked transfers that are not paid yet, and the button that makes a run of those that are ready. */
export const Component = listScreen('auszahlungen', listAuszahlungen, {
  key: 'Praemierungsnummer',
  columns: ['Praemierungsnummer', 'Spaetestens', 'Anzeigename', 'Stand', 'WertCent', 'IbanMaskiert', 'Laufnummer', 'Grund'],
  hidden: ['Seite', 'Produkt', 'Auftragsnummer', 'GewaehltAm'],
  sentences: ['Grund'],
  card: { title: ['Anzeigename'], beside: 'Stand', facts: ['WertCent', 'Spaetestens', 'Laufnummer'] },
  badges: STAND_BADGES,
  due: {
    field: 'Faellig',
    values: AUSZAHLUNGEN_FAELLIG,
    label: (t, value) => t(`betrieb.auszahlungen.faellig.${value as (typeof AUSZAHLUNGEN_FAELLIG)[number]}`),
  },
  Sheet: AuszahlungSheet,
  New: newButton('auszahlungen', CreateDialog),
  bulkFor: (zugang) =>
    mayWrite(zugang, 'LaeufeErstellen')
      ? { canSelect: ({ Stand }) => Stand !== 'Angehalten', max: MAX_ZURUECKHALTUNGEN, sum: 'WertCent', Actions: AuszahlungenActions }
      : null,
});
