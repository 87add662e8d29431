import * as calls from '../../../../contract/calls/agentur/worte.ts';
import { answer } from '../../../calls/call-request.ts';
import { idOf } from '../../../calls/login.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { checkOwnAgentur } from '../session.ts';
import { findAgenturvariablen, setAgenturvariablen } from './worte.ts';

/** Calls for the texts of an agency for its customers. */
export const worteCalls: readonly Served[] = [
  serve(calls.findAgenturvariables, {
    run: async (context, { input }) => answer(200, await findAgenturvariablen(context, input.params.agentur, input.body.Namen)),
  }),

  serve(calls.setAgenturvariables, {
    run: async (context, { login, input }) =>
      answer(200, await setAgenturvariablen(context, idOf(login), checkOwnAgentur(login, input.params.agentur), input.body)),
  }),
];
