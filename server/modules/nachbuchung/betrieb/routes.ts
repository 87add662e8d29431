import * as calls from '../../../../contract/calls/betrieb/nachbuchungen.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { listPageOf } from '../../../reports/list.ts';
import { decideAsBetrieb } from './entscheiden.ts';
import { nachbuchungenListe, nachbuchungForBetrieb } from './nachbuchungen.ts';

/** Calls of the back office about claims of missing rewards. */
export const betriebCalls: readonly Served[] = [
  serve(calls.listBetriebNachbuchungen, {
    run: async (context, { input }) => answer(200, await listPageOf(context, nachbuchungenListe(context), input.body ?? {})),
  }),

  serve(calls.readBetriebNachbuchung, {
    run: async (context, { input }) => answer(200, await nachbuchungForBetrieb(context, input.params.nr)),
  }),

  serve(calls.decideBetriebNachbuchung, {
    run: async (context, { login, input: { params, body } }) => {
      await decideAsBetrieb(context, login, params.nr, body);
      return answer(200, await nachbuchungForBetrieb(context, params.nr));
    },
  }),
];
