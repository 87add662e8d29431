import * as calls from '../../../../contract/calls/betrieb/agenturen.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { listPageOf } from '../../../reports/list.ts';
import { checkHasAgenturen } from '../../mandant/index.ts';
import { agenturenListe, agenturForBetrieb } from './agenturen.ts';
import { decideAgentur, inviteFirma } from './entscheiden.ts';

/** Calls of the back office about the agencies of the tenant. */
export const betriebCalls: readonly Served[] = [
  serve(calls.listBetriebAgenturen, {
    run: async (context, { input }) => {
      checkHasAgenturen(context);
      return answer(200, await listPageOf(context, agenturenListe(), input.body ?? {}));
    },
  }),

  serve(calls.readBetriebAgentur, {
    run: async (context, { login, input }) => {
      checkHasAgenturen(context);
      return answer(200, await agenturForBetrieb(context, login, input.params.nr));
    },
  }),

  serve(calls.approveBetriebAgentur, {
    run: async (context, { login, input: { params, body } }) => {
      checkHasAgenturen(context);
      await decideAgentur(context, login, params.nr, { aktion: 'Freigeben', bisher: body?.Bisher });
      return answer(200, await agenturForBetrieb(context, login, params.nr));
    },
  }),

  serve(calls.refuseBetriebAgentur, {
    run: async (context, { login, input: { params, body } }) => {
      checkHasAgenturen(context);
      await decideAgentur(context, login, params.nr, { aktion: 'Ablehnen', grund: body.Grund, bisher: body.Bisher });
      return answer(200, await agenturForBetrieb(context, login, params.nr));
    },
  }),

  serve(calls.deactivateBetriebAgentur, {
    run: async (context, { login, input: { params, body } }) => {
      checkHasAgenturen(context);
      await decideAgentur(context, login, params.nr, { aktion: 'Deaktivieren', grund: body.Grund, bisher: body.Bisher });
      return answer(200, await agenturForBetrieb(context, login, params.nr));
    },
  }),

  serve(calls.inviteBetriebAgentur, {
    run: async (context, { login, input: { body } }) => {
      checkHasAgenturen(context);
      const nummer = await inviteFirma(context, login, body);
      return answer(201, await agenturForBetrieb(context, login, nummer));
    },
  }),
];
