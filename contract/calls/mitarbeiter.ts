import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Cent, Nummer } from '../values/wire.ts';
import { listAuftraege, listEinladungen, listEmpfehler, listLeads } from './agentur/berichte.ts';
import { readEinladung, Verlauf } from './agentur/einzeln.ts';
import { readAgenturFilter } from './agentur/filter.ts';
import { EigeneAuftragZeile, LeadZeile } from './agentur/zeilen.ts';
import { reportParts } from './bericht.ts';
import { NaechsterSchritt } from './empfehlung/empfehlungsform.ts';

/** Errors of the employee calls; NichtGefunden also if the tenant has no employee programme. */
const errors = ['LoginFirst', 'PSOF0204', 'NichtGefunden'] as const;
const of = { recht: 'Bereich', tag: 'Mitarbeiter', errors } as const;

const QUERY =
  "The query and columns are those of the agency's report of the same name. `Mitarbeiternummer` is always the caller's number; a filter by another one finds nothing.";

/** Employees who invite see only as much of an application as the recommender: its arrival and its reward. */
const APPLICATION =
  'An application shows only its arrival and the result of its reward. No filter, order, search, sum or timeline reveals the decision or where the person lives.';

export const listEigeneEinladungen = call({
  name: 'listEigeneEinladungen',
  path: '/mitarbeiter/einladungen',
  ...of,
  summary: 'Invitations of an employee',
  description: `Lists whom the employee who is logged in has invited to recommend, by default the latest first. ${QUERY}`,
  ...reportParts(listEinladungen.report),
});

export const listEigeneEmpfehler = call({
  name: 'listEigeneEmpfehler',
  path: '/mitarbeiter/empfehler',
  ...of,
  summary: 'Recommenders whom an employee has brought',
  description: `Lists who accepted an invitation of the employee, by the name and address of the invitation, with what came of it. ${QUERY}`,
  ...reportParts(listEmpfehler.report),
});

export const listEigeneInteressenten = call({
  name: 'listEigeneInteressenten',
  path: '/mitarbeiter/interessenten',
  ...of,
  summary: 'Recommended people of an employee',
  description: `Lists who has come by a referral of the employee or of a person whom the employee invited, with what comes next. ${APPLICATION} ${QUERY} Neither telephone nor address of mail is in it.`,
  ...reportParts(listLeads.report),
});

export const listEigeneAuftraege = call({
  name: 'listEigeneAuftraege',
  path: '/mitarbeiter/auftraege',
  ...of,
  summary: 'Orders that an employee has brought, with who releases them and when',
  description: `Lists the orders of these people. \`FreigabeAb\` is the first day on which the tenant can release one; employees release nothing. ${APPLICATION} ${QUERY}`,
  ...reportParts({ ...listAuftraege.report, row: EigeneAuftragZeile }),
});

export const readEigeneEinladung = call({
  name: 'readEigeneEinladung',
  method: 'GET',
  path: '/mitarbeiter/einladungen/:nr',
  ...of,
  summary: 'One invitation of an employee with its timeline',
  description:
    'Shows an invitation with what happened so far, until when it can be accepted, the link of its QR code, and whether it can be mailed again or taken back.',
  params: z.object({ nr: Nummer }),
  answers: readEinladung.answers,
});

export const readEigenenInteressenten = call({
  name: 'readEigenenInteressenten',
  method: 'GET',
  path: '/mitarbeiter/interessenten/:nr',
  ...of,
  summary: 'One recommended person of an employee with the timeline and next step',
  description:
    'Shows a person who has come by a referral of the employee or of a person whom the employee invited, by first name and initial, with what happened so far and what comes next. It shows no contact data.',
  params: z.object({ nr: Nummer }),
  answers: { 200: z.extend(LeadZeile, { Verlauf, NaechsterSchritt, Empfehlungsnummer: z.string() }) },
});

export const readEigenenAuftrag = call({
  name: 'readEigenenAuftrag',
  method: 'GET',
  path: '/mitarbeiter/auftraege/:nr',
  ...of,
  summary: 'One order that an employee has brought, with its timeline and next step',
  description:
    'Shows an order of these people with what happened so far and what comes next. The caller cannot change the order: the tenant releases it.',
  params: z.object({ nr: Nummer }),
  answers: { 200: z.extend(EigeneAuftragZeile, { Verlauf, NaechsterSchritt }) },
});

export const readEigeneFilter = call({
  name: 'readEigeneFilter',
  method: 'GET',
  path: '/mitarbeiter/filter',
  ...of,
  summary: 'What the reports of an employee can be filtered by: products and ways of sharing',
  description:
    'Names what stands behind `ProduktId` and `Channel` of a report query, in the language of the call. There are no employees to choose from.',
  answers: readAgenturFilter.answers,
});

export const readEigeneUebersicht = call({
  name: 'readEigeneUebersicht',
  method: 'GET',
  path: '/mitarbeiter/uebersicht',
  ...of,
  summary: 'How many rows each report of an employee has, and what they come to',
  description:
    'Counts invitations, of them those that are open, recommenders, recommended people and orders, and sums in cents what was released for them.',
  answers: {
    200: z.object({
      Einladungen: z.int(),
      EinladungenOffen: z.int(),
      Empfehler: z.int(),
      Interessenten: z.int(),
      Auftraege: z.int(),
      FreigegebenCent: Cent,
    }),
  },
});
