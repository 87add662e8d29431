import type * as z from 'zod/mini';
import { call } from '../../call.ts';
import type { AgenturRecht } from '../../rules/rechte.ts';
import { type ReportSpec, reportParts } from '../bericht.ts';
import { IN_AGENTUR_ERRORS, InAgentur } from './in-agentur.ts';
import { RechnungZeile } from './rechnungen.ts';
import {
  AuftragZeile,
  EinladungZeile,
  EmpfehlerZeile,
  EmpfehlungZeile,
  LeadZeile,
  MitarbeiterZeile,
  PlanZeile,
  PraemieZeile,
} from './zeilen.ts';

const QUERY =
  "Ordered by one of its columns and filtered; page from 1, 25 rows a page or up to 200. `Filter` is an object, or a text that is searched: the beginnings of words and numbers of the shown columns, without the signs around them. A filter by what no row of the report has, such as `Channel` of invitations, leaves none; a wrong one is a field error at its place, such as `Filter.Status.0`. `Anstehend` leaves what the start page counts for the caller. Another agency's number is not found.";

/** A report: a page of those rows of an agency that the caller may see. */
const report = <
  const Name extends string,
  Row extends z.ZodMiniObject,
  const Computed extends keyof Row['shape'] & string = never,
  const Sum extends keyof Row['shape'] & string = never,
>({
  name,
  path,
  recht,
  summary,
  description,
  ...spec
}: ReportSpec<Row, Computed, Sum> & {
  readonly name: Name;
  readonly path: string;
  readonly recht: AgenturRecht;
  readonly summary: string;
  readonly description: string;
}) =>
  call({
    name,
    path,
    recht,
    tag: 'Agentur',
    summary,
    description: `${description} ${QUERY}`,
    params: InAgentur,
    ...reportParts<Row, Computed, Sum>(spec),
    errors: IN_AGENTUR_ERRORS,
  });

export const listAuftraege = report({
  name: 'listAuftraege',
  path: '/agentur/auftraege/:agentur',
  recht: 'Auftraege',
  summary: 'Orders of an agency',
  description: 'Lists the orders of referrals that came by the agency, by default the latest first, with the sum of what they earn.',
  row: AuftragZeile,
  computed: ['Grund'],
  sums: ['WertCent'],
  words: { Status: 'status.auftrag' },
});

export const listEmpfehlungen = report({
  name: 'listAgenturEmpfehlungen',
  path: '/agentur/empfehlungen/:agentur',
  recht: 'Empfehlungen',
  summary: 'Referrals of an agency',
  description: 'Lists the referrals of the people whom the agency invited, by default the latest first.',
  row: EmpfehlungZeile,
  sums: ['Klicks', 'Empfaenger'],
  words: { Status: 'status.empfehlung' },
});

export const listLeads = report({
  name: 'listLeads',
  path: '/agentur/leads/:agentur',
  recht: 'Leads',
  summary: 'Recommended people of an agency',
  description: 'Lists who has come by a referral of the agency, with what comes next, by default the latest first.',
  row: LeadZeile,
  computed: ['NaechsterSchritt'],
  words: { Status: 'status.empfaenger' },
});

export const listEmpfehler = report({
  name: 'listAgenturEmpfehler',
  path: '/agentur/empfehler/:agentur',
  recht: 'Empfehler',
  summary: 'Recommenders of an agency',
  description: 'Lists who accepted an invitation of the agency, by the name and address of the invitation, with what came of it.',
  row: EmpfehlerZeile,
  sums: ['Empfehlungen', 'Auftraege', 'WertCent'],
  status: ['Angenommen'],
});

export const listPraemierungen = report({
  name: 'listAgenturPraemien',
  path: '/agentur/praemien/:agentur',
  recht: 'Praemien',
  summary: 'Rewards of an agency',
  description: 'Lists the rewards that were granted for orders of the agency, with their sum, by default the latest first.',
  row: PraemieZeile,
  sums: ['WertCent'],
  words: { Seite: 'agentur.seite', Status: 'status.praemierung' },
});

export const listPraemienplan = report({
  name: 'listPraemienplan',
  path: '/agentur/praemienplan/:agentur',
  recht: 'Praemienplan',
  summary: 'Reward plan of an agency',
  description: "Lists what the agency promises for products in place of the tenant's rewards: past, running and coming.",
  row: PlanZeile,
  words: { Status: 'agentur.status.plan' },
});

export const listRechnungen = report({
  name: 'listRechnungen',
  path: '/agentur/rechnungen/:agentur',
  recht: 'Rechnungen',
  summary: 'Invoices of an agency',
  description:
    'Lists the invoices of the agency with corrections and cancellations, whose amounts are below zero, and their sums, by default the latest first. `OffenCent` of the sums is what the agency has to pay; amounts in its favour are not set off against it. `Von` and `Bis` go by the first day of the month.',
  row: RechnungZeile,
  sums: ['NettoCent', 'UstCent', 'BruttoCent', 'OffenCent'],
  words: { Status: 'agentur.status.rechnung' },
});

export const listMitarbeiter = report({
  name: 'listMitarbeiter',
  path: '/agentur/:agentur',
  recht: 'Mitarbeiter',
  summary: 'Staff of an agency',
  description: 'Lists who works for the agency, with their roles and last login.',
  row: MitarbeiterZeile,
  words: { Rollen: 'agentur.rolle', Status: 'agentur.status.mitarbeiter' },
});

export const listEinladungen = report({
  name: 'listEinladungen',
  path: '/agentur/einladungen/:agentur',
  recht: 'Einladungen',
  summary: 'Invitations of an agency',
  description: 'Lists whom the agency invited to recommend, by default the latest first.',
  row: EinladungZeile,
  words: { Art: 'agentur.art', Status: 'agentur.status.einladung', Zustellung: 'agentur.zustellung' },
});

/** The reports of agencies by name, in the order in which the API description lists them. */
export const AGENTUR_BERICHTE = {
  auftraege: listAuftraege,
  empfehlungen: listEmpfehlungen,
  empfehler: listEmpfehler,
  leads: listLeads,
  einladungen: listEinladungen,
  praemien: listPraemierungen,
  praemienplan: listPraemienplan,
  rechnungen: listRechnungen,
  mitarbeiter: listMitarbeiter,
} as const;
export type BerichtName = keyof typeof AGENTUR_BERICHTE;
export const BERICHT_NAMEN = Object.keys(AGENTUR_BERICHTE) as readonly BerichtName[];
