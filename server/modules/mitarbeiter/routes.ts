import * as calls from '../../../contract/calls/mitarbeiter.ts';
import { isConfidential } from '../../../contract/rules/confidential.ts';
import { answer } from '../../calls/call-request.ts';
import { idOf, type Login } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { Context } from '../../context.ts';
import { pageOf } from '../../reports/page.ts';
import type { Query } from '../../reports/query.ts';
import { filterOf, type MakeReport, type RowAccess } from '../agentur/index.ts';
import { auftragOf, ownAuftraegeBericht } from '../auftrag/index.ts';
import { einladungenBericht, einladungOf, empfehlerBericht } from '../einladung/index.ts';
import { mitarbeitendeOf } from '../empfehler/index.ts';
import { leadOf, leadsBericht } from '../empfehlung/index.ts';
import { groupProdukteBy } from '../produkt/index.ts';
import { uebersichtOf } from './uebersicht.ts';

/** Stands for the number of an employee without one; no row has it. */
const NOBODY = '';

/** Access of an employee to the rows with their own number. */
const ownAccessOf = async (context: Context, login: Login | null): Promise<RowAccess> => ({
  agenturnummer: (await mitarbeitendeOf(context, idOf(login)))?.agenturnummer ?? NOBODY,
  eigene: { vertraulich: (await groupProdukteBy(context, isConfidential)).get(true) ?? [] },
});

interface Asked {
  readonly login: Login | null;
  readonly input: { readonly body: Query | null };
}

const page = async <Row, Line, Sum extends string>(make: MakeReport<Row, Line, Sum>, context: Context, { login, input }: Asked) =>
  pageOf(context, await make(context, await ownAccessOf(context, login)), input.body ?? {});

/** Calls for an employee's reports and single rows. They are those of an agency, limited to the employee's own number. */
export const eigeneCalls: readonly Served[] = [
  serve(calls.listEigeneEinladungen, {
    run: async (context, request) => answer(200, await page(einladungenBericht, context, request)),
  }),
  serve(calls.listEigeneEmpfehler, {
    run: async (context, request) => answer(200, await page(empfehlerBericht, context, request)),
  }),
  serve(calls.listEigeneInteressenten, {
    run: async (context, request) => answer(200, await page(leadsBericht, context, request)),
  }),
  serve(calls.listEigeneAuftraege, {
    run: async (context, request) => answer(200, await page(ownAuftraegeBericht, context, request)),
  }),
  serve(calls.readEigeneEinladung, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await einladungOf(context, login, await ownAccessOf(context, login), params.nr)),
  }),
  serve(calls.readEigenenInteressenten, {
    run: async (context, { login, input: { params } }) => answer(200, await leadOf(context, await ownAccessOf(context, login), params.nr)),
  }),
  serve(calls.readEigenenAuftrag, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await auftragOf(context, await ownAccessOf(context, login), params.nr)),
  }),
  serve(calls.readEigeneFilter, {
    run: async (context, { login }) => answer(200, { ...(await filterOf(context, await ownAccessOf(context, login))), Mitarbeiter: [] }),
  }),
  serve(calls.readEigeneUebersicht, {
    run: async (context, { login }) => answer(200, await uebersichtOf(context, await ownAccessOf(context, login))),
  }),
];
