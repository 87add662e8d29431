import * as calls from '../../../contract/calls/empfehlung/anfrage.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { refuse } from '../../errors.ts';
import { ownOf } from '../empfaenger/index.ts';
import { createAnfrage, decideAnfrage, readAnfrage } from './anfrage.ts';

/** Calls for a recipient's request for the recommended product, and for the tenant's answer by the mailed link. */
export const anfrageCalls: readonly Served[] = [
  serve(calls.createAnfrage, {
    run: async (context, { input, login }) => {
      const { isNew, ...eigene } = await createAnfrage(context, ownOf(login) ?? refuse('LoginFirst'), input.body);
      return answer(isNew ? 201 : 200, eigene);
    },
  }),

  serve(calls.readAnfrage, {
    run: async (context, { input }) => answer(200, await readAnfrage(context, input.body.Token)),
  }),

  serve(calls.decideAnfrage, {
    run: async (context, { input }) => answer(200, await decideAnfrage(context, input.body.Token, input.body)),
  }),
];
