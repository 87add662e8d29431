import * as z from 'zod/mini';
import { call } from '../../call.ts';
import type { AgenturRecht } from '../../rules/rechte.ts';
import { Cent } from '../../values/wire.ts';
import { AuftragStatus } from '../auftrag.ts';
import { berichtabfrage, berichtseite, summierteSeite } from '../bericht.ts';
import { EmpfaengerStatus } from '../empfehlung/empfehlungsform.ts';
import { PraemierungStatus } from '../praemie/praemie.ts';
import { IN_AGENTUR_ERRORS, InAgentur } from './in-agentur.ts';
import { RECHNUNG_STATUS, RECHNUNGEN_SPALTEN, RechnungSummen, RechnungZeile } from './rechnungen.ts';
import {
  AUFTRAEGE_SORTIERBAR,
  AuftragZeile,
  EINLADUNG_STATUS,
  EINLADUNGEN_SPALTEN,
  EinladungZeile,
  EMPFEHLER_SPALTEN,
  EMPFEHLUNGEN_SPALTEN,
  EmpfehlerZeile,
  EmpfehlungZeile,
  LEADS_SORTIERBAR,
  LeadZeile,
  MitarbeiterZeile,
  PLAN_STATUS,
  PlanZeile,
  PRAEMIEN_SPALTEN,
  PRAEMIENPLAN_SPALTEN,
  PraemieZeile,
  STAFF_SPALTEN,
  STAFF_STATUS,
} from './zeilen.ts';

const QUERY =
  "Ordered by one of its columns and filtered; page from 1, 25 rows a page or up to 200. `Filter` is an object, or a text that is searched: the beginnings of words and numbers of the shown columns, without the signs around them. A filter by what no row of the report has, such as `Channel` of invitations, leaves none; a wrong one is a field error at its place, such as `Filter.Status.0`. `Anstehend` leaves what the start page counts for the caller. Another agency's number is not found.";

/** A report: a page of the rows of an agency that the caller sees. */
const report = <const Name extends string, Body extends z.ZodMiniType, Page extends z.ZodMiniType>(
  name: Name,
  path: string,
  recht: AgenturRecht,
  [summary, description]: readonly [string, string],
  body: Body,
  page: Page,
) =>
  call({
    name,
    method: 'PUT',
    writes: false,
    path,
    recht,
    tag: 'Agentur',
    summary,
    description: `${description} ${QUERY}`,
    params: InAgentur,
    body,
    answers: { 200: page },
    errors: IN_AGENTUR_ERRORS,
  });

export const listAuftraege = report(
  'listAuftraege',
  '/agentur/auftraege/:agentur',
  'Auftraege',
  [
    'Orders of an agency',
    'Lists the orders of referrals that came by the agency, by default the latest first, with the sum of what they earn.',
  ],
  berichtabfrage(AUFTRAEGE_SORTIERBAR, AuftragStatus.options),
  summierteSeite(AuftragZeile, z.object({ WertCent: Cent })),
);

export const listEmpfehlungen = report(
  'listAgenturEmpfehlungen',
  '/agentur/empfehlungen/:agentur',
  'Empfehlungen',
  ['Referrals of an agency', 'Lists the referrals of the people whom the agency invited, by default the latest first.'],
  berichtabfrage(EMPFEHLUNGEN_SPALTEN, EmpfaengerStatus.options),
  summierteSeite(EmpfehlungZeile, z.object({ Klicks: z.int(), Empfaenger: z.int() })),
);

export const listLeads = report(
  'listLeads',
  '/agentur/leads/:agentur',
  'Leads',
  ['Recommended people of an agency', 'Lists who has come by a referral of the agency, with what comes next, by default the latest first.'],
  berichtabfrage(LEADS_SORTIERBAR, EmpfaengerStatus.options),
  berichtseite(LeadZeile),
);

export const listEmpfehler = report(
  'listAgenturEmpfehler',
  '/agentur/empfehler/:agentur',
  'Empfehler',
  [
    'Recommenders of an agency',
    'Lists who accepted an invitation of the agency, by the name and address of the invitation, with what came of it.',
  ],
  berichtabfrage(EMPFEHLER_SPALTEN, ['Angenommen']),
  summierteSeite(EmpfehlerZeile, z.object({ Empfehlungen: z.int(), Auftraege: z.int(), WertCent: Cent })),
);

export const listPraemierungen = report(
  'listAgenturPraemien',
  '/agentur/praemien/:agentur',
  'Praemien',
  ['Rewards of an agency', 'Lists the rewards that were granted for orders of the agency, with their sum, by default the latest first.'],
  berichtabfrage(PRAEMIEN_SPALTEN, PraemierungStatus.options),
  summierteSeite(PraemieZeile, z.object({ WertCent: Cent })),
);

export const listPraemienplan = report(
  'listPraemienplan',
  '/agentur/praemienplan/:agentur',
  'Praemienplan',
  ['Reward plan of an agency', "Lists what the agency promises for products in place of the tenant's rewards: past, running and coming."],
  berichtabfrage(PRAEMIENPLAN_SPALTEN, PLAN_STATUS),
  berichtseite(PlanZeile),
);

export const listRechnungen = report(
  'listRechnungen',
  '/agentur/rechnungen/:agentur',
  'Rechnungen',
  [
    'Invoices of an agency',
    'Lists the invoices of the agency with corrections and cancellations, whose amounts are below zero, and their sums, by default the latest first. `Von` and `Bis` go by the first day of the month.',
  ],
  berichtabfrage(RECHNUNGEN_SPALTEN, RECHNUNG_STATUS),
  summierteSeite(RechnungZeile, RechnungSummen),
);

export const listMitarbeiter = report(
  'listMitarbeiter',
  '/agentur/:agentur',
  'Mitarbeiter',
  ['Staff of an agency', 'Lists who works for the agency, with their roles and last login.'],
  berichtabfrage(STAFF_SPALTEN, STAFF_STATUS),
  berichtseite(MitarbeiterZeile),
);

export const listEinladungen = report(
  'listEinladungen',
  '/agentur/einladungen/:agentur',
  'Einladungen',
  ['Invitations of an agency', 'Lists whom the agency invited to recommend, by default the latest first.'],
  berichtabfrage(EINLADUNGEN_SPALTEN, EINLADUNG_STATUS),
  berichtseite(EinladungZeile),
);
