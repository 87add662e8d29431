import * as calls from '../../../../contract/calls/betrieb/schluessel.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { listPageOf } from '../../../reports/list.ts';
import { end, make, schluesselListe } from './schluessel.ts';

/** Calls of the back office about keys of the tenant's own systems. */
export const schluesselCalls: readonly Served[] = [
  serve(calls.listSchluessel, {
    run: async (context, { input }) => answer(200, await listPageOf(context, schluesselListe(context), input.body ?? {})),
  }),

  serve(calls.createSchluessel, {
    run: async (context, { login, input: { body } }) => answer(201, await make(context, login, body)),
  }),

  serve(calls.endSchluessel, {
    async run(context, { login, input: { params } }) {
      await end(context, login, params.id);
      return answer(204, null);
    },
  }),
];
