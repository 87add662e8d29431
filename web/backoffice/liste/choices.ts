import { AKTEURE } from '../../../contract/calls/betrieb/protokoll.ts';
import { WAS } from '../../../contract/calls/betrieb/was.ts';
import type { Choices } from '../../portals/shell/table/report.ts';
import type { Backoffice } from '../backoffice.ts';

/** Filters of the audit log: who acted, and what happened. */
export const protokollChoices = ({ t, locale }: Backoffice): Choices => ({
  names: ['akteur', 'was'],
  words: (t, name: 'akteur' | 'was') => ({ title: t(`betrieb.wahl.${name}`), find: t(`betrieb.wahl.suche.${name}`) }),
  load: async () => ({
    akteur: AKTEURE.map((value) => ({ value, label: t(`betrieb.akteur.${value}`) })),
    was: WAS.map((value) => ({ value, label: t(`betrieb.was.${value}`) })).sort((a, b) => a.label.localeCompare(b.label, locale)),
  }),
});
