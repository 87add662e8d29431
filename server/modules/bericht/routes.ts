import {
  listAuftraege,
  listEinladungen,
  listEmpfehler,
  listEmpfehlungen,
  listLeads,
  listMitarbeiter,
  listPraemienplan,
  listPraemierungen,
  listRechnungen,
} from '../../../contract/calls/agentur-berichte.ts';
import { readAgenturFilter } from '../../../contract/calls/agentur-filter.ts';
import { readStammdaten } from '../../../contract/calls/agentur-stammdaten.ts';
import { readAgenturHeute } from '../../../contract/calls/agentur-statistik.ts';
import { searchAgentur } from '../../../contract/calls/agentur-suche.ts';
import { answer } from '../../calls/call-request.ts';
import type { Login } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { Context } from '../../context.ts';
import { pageOf } from '../../reports/page.ts';
import type { Query } from '../../reports/query.ts';
import { BERICHTE, type Make } from './berichte.ts';
import { filterOf } from './filter/filter.ts';
import { heuteOf } from './heute/heute.ts';
import { sichtOf } from './sicht.ts';
import { stammdatenOf } from './stammdaten/stammdaten.ts';
import { suchen } from './suchen/suchen.ts';

interface Asked {
  readonly login: Login | null;
  readonly input: { readonly params: { readonly agentur: string }; readonly body: Query | null };
}

const page = async <Row, Line, Sum extends string>(
  make: Make<Row, Line, Sum>,
  context: Context,
  { login, input: { params, body } }: Asked,
) => pageOf(context, await make(context, sichtOf(login, params.agentur)), body ?? {});

/** The reports of an agency, a call each. */
export const berichtCalls: readonly Served[] = [
  serve(listAuftraege, { run: async (context, request) => answer(200, await page(BERICHTE.auftraege, context, request)) }),
  serve(listEmpfehlungen, { run: async (context, request) => answer(200, await page(BERICHTE.empfehlungen, context, request)) }),
  serve(listEmpfehler, { run: async (context, request) => answer(200, await page(BERICHTE.empfehler, context, request)) }),
  serve(listPraemierungen, { run: async (context, request) => answer(200, await page(BERICHTE.praemien, context, request)) }),
  serve(listRechnungen, { run: async (context, request) => answer(200, await page(BERICHTE.rechnungen, context, request)) }),
  serve(listLeads, { run: async (context, request) => answer(200, await page(BERICHTE.leads, context, request)) }),
  serve(listEinladungen, { run: async (context, request) => answer(200, await page(BERICHTE.einladungen, context, request)) }),
  serve(listPraemienplan, { run: async (context, request) => answer(200, await page(BERICHTE.praemienplan, context, request)) }),
  serve(listMitarbeiter, { run: async (context, request) => answer(200, await page(BERICHTE.mitarbeiter, context, request)) }),

  serve(searchAgentur, { run: async (context, { login, input }) => answer(200, { Treffer: await suchen(context, login, input.query.q) }) }),
  serve(readAgenturFilter, {
    run: async (context, { login, input: { params } }) => answer(200, await filterOf(context, sichtOf(login, params.agentur))),
  }),
  serve(readStammdaten, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await stammdatenOf(context, sichtOf(login, params.agentur).agenturnummer)),
  }),
  serve(readAgenturHeute, {
    run: async (context, { login, input: { params } }) => answer(200, await heuteOf(context, login, sichtOf(login, params.agentur))),
  }),
];
