import { readEinladung } from '../../../contract/calls/agentur/einzeln.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { rowAccessOf } from '../agentur/index.ts';
import { einladungOf } from './einladungen.ts';

/** Calls that show an agency its invitations. */
export const agenturCalls: readonly Served[] = [
  serve(readEinladung, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await einladungOf(context, login, rowAccessOf(login, params.agentur), params.nr)),
  }),
];
