import { readAgenturHeute } from '../../../contract/calls/agentur-statistik.ts';
import { searchAgentur } from '../../../contract/calls/agentur-suche.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { sichtOf } from '../agentur/index.ts';
import { heuteOf } from './heute/heute.ts';
import { suchen } from './suchen/suchen.ts';

/** The reports of an agency, a call each. */
export const berichtCalls: readonly Served[] = [
  serve(searchAgentur, { run: async (context, { login, input }) => answer(200, { Treffer: await suchen(context, login, input.query.q) }) }),
  serve(readAgenturHeute, {
    run: async (context, { login, input: { params } }) => answer(200, await heuteOf(context, login, sichtOf(login, params.agentur))),
  }),
];
