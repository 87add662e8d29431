import * as calls from '../../../../contract/calls/agentur/zustimmung.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { agree, readZustimmung } from './zustimmung.ts';

/** Calls for the agreement of an agency to the tenant's texts. */
export const zustimmungCalls: readonly Served[] = [
  serve(calls.readAgenturzustimmung, { run: async (context, { login }) => answer(200, await readZustimmung(context, login)) }),

  serve(calls.agreeAgentur, {
    run: async (context, { login, input: { body } }) => {
      await agree(context, login, body.Zustimmungen);
      return answer(204, null);
    },
  }),
];
