import {
  listAuftraege,
  listEinladungen,
  listEmpfehler,
  listEmpfehlungen,
  listLeads,
  listPraemierungen,
} from '../../../contract/calls/agentur-berichte.ts';
import { readAgenturHeute } from '../../../contract/calls/agentur-statistik.ts';
import { searchAgentur } from '../../../contract/calls/agentur-suche.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { pageFor, sichtOf } from '../agentur/index.ts';
import { BERICHTE } from './berichte.ts';
import { heuteOf } from './heute/heute.ts';
import { suchen } from './suchen/suchen.ts';

/** The reports of an agency, a call each. */
export const berichtCalls: readonly Served[] = [
  serve(listAuftraege, { run: async (context, request) => answer(200, await pageFor(BERICHTE.auftraege, context, request)) }),
  serve(listEmpfehlungen, { run: async (context, request) => answer(200, await pageFor(BERICHTE.empfehlungen, context, request)) }),
  serve(listEmpfehler, { run: async (context, request) => answer(200, await pageFor(BERICHTE.empfehler, context, request)) }),
  serve(listPraemierungen, { run: async (context, request) => answer(200, await pageFor(BERICHTE.praemien, context, request)) }),
  serve(listLeads, { run: async (context, request) => answer(200, await pageFor(BERICHTE.leads, context, request)) }),
  serve(listEinladungen, { run: async (context, request) => answer(200, await pageFor(BERICHTE.einladungen, context, request)) }),

  serve(searchAgentur, { run: async (context, { login, input }) => answer(200, { Treffer: await suchen(context, login, input.query.q) }) }),
  serve(readAgenturHeute, {
    run: async (context, { login, input: { params } }) => answer(200, await heuteOf(context, login, sichtOf(login, params.agentur))),
  }),
];
