import type { listAuftraege, listEinladungen, listEmpfehler, listLeads } from '../../../../contract/calls/agentur/berichte.ts';
import type { ReportCall } from '../../../../contract/calls/bericht.ts';
import { AUFTRAG_BADGES, EINLADUNG_BADGES, EMPFAENGER_BADGES } from '../labels.ts';
import type { Declared } from './table-of.ts';

/** The parts of a report that are the same in every portal. */
type Shared<C extends ReportCall> = Pick<Declared<C>, 'key' | 'columns' | 'hidden' | 'sentences' | 'card' | 'badges'>;

/** Orders as a table. */
export const AUFTRAEGE = {
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
    'Mitarbeiternummer',
  ],
  hidden: ['FreigegebenAm', 'FreigegebenDurch', 'Empfehlungsnummer', 'Grund'],
  card: { title: ['Empfaenger'], beside: 'Status', facts: ['Produkt', 'WertCent', 'FreigabeAb'] },
  badges: AUFTRAG_BADGES,
} as const satisfies Shared<typeof listAuftraege>;

/** Invitations as a table. */
export const EINLADUNGEN = {
  key: 'Einladungsnummer',
  columns: ['Nachname', 'Vorname', 'Status', 'Zustellung', 'ErstelltAm', 'Art', 'Email', 'Mitarbeiternummer'],
  hidden: ['Einladungsnummer'],
  card: { title: ['Vorname', 'Nachname'], beside: 'Status', facts: ['Zustellung', 'Art', 'ErstelltAm', 'Mitarbeiternummer'] },
  badges: EINLADUNG_BADGES,
} as const satisfies Shared<typeof listEinladungen>;

/** Recommenders who accepted an invitation as a table, with counts of their results. */
export const EMPFEHLER = {
  key: ({ Vorname, Nachname, EingeladenAm }) => [EingeladenAm, Nachname, Vorname].join(' '),
  columns: ['Nachname', 'Vorname', 'Email', 'EingeladenAm', 'Empfehlungen', 'Auftraege', 'WertCent', 'VerbindungBeendetAm'],
  card: { title: ['Vorname', 'Nachname'], beside: 'WertCent', facts: ['Empfehlungen', 'Auftraege', 'VerbindungBeendetAm'] },
} as const satisfies Shared<typeof listEmpfehler>;

/** Recommended people as a table. */
export const LEADS = {
  key: 'Empfaengernummer',
  columns: ['Anzeigename', 'Status', 'ErstelltAm', 'Produkt', 'Plz', 'Ort', 'Empfehler'],
  // The sentence about the next step stands in the sheet.
  hidden: ['NaechsterSchritt', 'Empfaengernummer'],
  sentences: ['NaechsterSchritt'],
  card: { title: ['Anzeigename'], beside: 'Status', facts: ['Produkt', 'Ort', 'ErstelltAm'] },
  badges: EMPFAENGER_BADGES,
} as const satisfies Shared<typeof listLeads>;
