import * as calls from '../../../../contract/calls/agentur/worte.ts';
import { answer } from '../../../calls/call-request.ts';
import { idOf } from '../../../calls/login.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { checkEigene } from '../session.ts';
import { findWorte, setWorte } from './worte.ts';

/** Calls for the texts of an agency for its customers. */
export const worteCalls: readonly Served[] = [
  serve(calls.findAgenturvariables, {
    run: async (context, { input }) => answer(200, await findWorte(context, input.params.agentur, input.body.Namen)),
  }),

  serve(calls.setAgenturvariables, {
    run: async (context, { login, input }) =>
      answer(200, await setWorte(context, idOf(login), checkEigene(login, input.params.agentur), input.body)),
  }),
];
