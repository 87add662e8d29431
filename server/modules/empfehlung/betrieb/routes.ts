import * as calls from '../../../../contract/calls/betrieb/empfehlungen.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { listPageOf } from '../../../reports/list.ts';
import { empfaengerForBetrieb, empfaengerListe, empfehlungenListe, empfehlungForBetrieb } from './listen.ts';

/** Calls of the back office about referrals and recommended people of the tenant. */
export const betriebCalls: readonly Served[] = [
  serve(calls.listBetriebEmpfehlungen, {
    run: async (context, { input }) => answer(200, await listPageOf(context, empfehlungenListe(context), input.body ?? {})),
  }),

  serve(calls.readBetriebEmpfehlung, {
    run: async (context, { input }) => answer(200, await empfehlungForBetrieb(context, input.params.nr)),
  }),

  serve(calls.listBetriebEmpfaenger, {
    run: async (context, { input }) => answer(200, await listPageOf(context, empfaengerListe(context), input.body ?? {})),
  }),

  serve(calls.readBetriebEmpfaenger, {
    run: async (context, { input }) => answer(200, await empfaengerForBetrieb(context, input.params.nr)),
  }),
];
