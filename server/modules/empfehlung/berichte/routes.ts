import { readAgenturEmpfehlung, readLead } from '../../../../contract/calls/agentur/einzeln.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { notizOf, rowAccessOf } from '../../agentur/index.ts';
import { empfehlungInAgentur } from './empfehlungen.ts';
import { leadOf } from './leads.ts';

/** Calls for single referrals and recommended people of an agency. */
export const agenturCalls: readonly Served[] = [
  serve(readAgenturEmpfehlung, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await empfehlungInAgentur(context, rowAccessOf(login, params.agentur), params.nr)),
  }),

  serve(readLead, {
    run: async (context, { login, input: { params } }) => {
      const { agentur: agenturnummer, nr } = params;
      const lead = await leadOf(context, rowAccessOf(login, agenturnummer), nr);
      return answer(200, { ...lead, Notiz: await notizOf(context, { agenturnummer, bericht: 'leads', bezug: nr }) });
    },
  }),
];
