import { listEinladungen, listEmpfehler } from '../../../contract/calls/agentur/berichte.ts';
import { readEinladung } from '../../../contract/calls/agentur/einzeln.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { pageFor, sichtOf } from '../agentur/index.ts';
import { einladungenBericht, einladungOf } from './einladungen.ts';
import { empfehlerBericht } from './empfehler.ts';

/** What an agency is shown of its invitations and of who accepted them. */
export const agenturCalls: readonly Served[] = [
  serve(listEinladungen, { run: async (context, request) => answer(200, await pageFor(einladungenBericht, context, request)) }),
  serve(listEmpfehler, { run: async (context, request) => answer(200, await pageFor(empfehlerBericht, context, request)) }),

  serve(readEinladung, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await einladungOf(context, login, sichtOf(login, params.agentur), params.nr)),
  }),
];
