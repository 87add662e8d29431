import * as calls from '../../../../contract/calls/agentur/stammdaten.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { checkOwnAgentur } from '../session.ts';
import { changeStammdaten } from './aendern.ts';
import { stammdatenOf } from './stammdaten.ts';

/** Calls to read and change the master data of an agency. */
export const stammdatenCalls: readonly Served[] = [
  serve(calls.readStammdaten, {
    run: async (context, { login, input: { params } }) => answer(200, await stammdatenOf(context, checkOwnAgentur(login, params.agentur))),
  }),

  serve(calls.changeStammdaten, {
    run: async (context, { login, input }) => {
      const agenturnummer = checkOwnAgentur(login, input.params.agentur);
      await changeStammdaten(context, login, agenturnummer, input.body);
      return answer(204, null);
    },
  }),
];
