import type { listEinladungen } from '../../../../contract/calls/agentur/berichte.ts';
import { artLabel, EINLADUNG_LOOKS } from '../labels.ts';
import type { Shared } from './shared.ts';

/** Table of invitations, for the portal of agencies and that of employees. */
export const EINLADUNGEN = {
  key: 'Einladungsnummer',
  columns: {
    Nachname: { kind: 'text' },
    Vorname: { kind: 'text' },
    Status: { kind: 'badge' },
    ErstelltAm: { kind: 'moment' },
    Art: { kind: 'text', label: artLabel },
    Email: { kind: 'text' },
    Mitarbeiternummer: { kind: 'text' },
    Einladungsnummer: { kind: 'text', isHidden: true },
  },
  card: { title: ['Vorname', 'Nachname'], beside: 'Status', facts: ['Art', 'ErstelltAm', 'Mitarbeiternummer'] },
  status: { looks: EINLADUNG_LOOKS, label: (t, status) => t(`agentur.status.einladung.${status}`) },
} satisfies Shared<typeof listEinladungen>;
