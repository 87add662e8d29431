import * as calls from '../../../../contract/calls/account/adresse.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { confirmAdresse, refuseAdresse } from './adresse.ts';

/** Calls behind the links that are mailed about a change of an address. */
export const adresseCalls: readonly Served[] = [
  serve(calls.confirmAdresse, {
    run: async (context, { input }) => {
      await confirmAdresse(context, input.body.Token);
      return answer(204, null);
    },
    wakes: true,
  }),

  serve(calls.refuseAdresse, {
    run: async (context, { input }) => {
      await refuseAdresse(context, input.body.Token);
      return answer(204, null);
    },
  }),
];
