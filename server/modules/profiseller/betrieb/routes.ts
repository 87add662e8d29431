import * as calls from '../../../../contract/calls/betrieb/verkaeufer.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { listPageOf } from '../../../reports/list.ts';
import { checkHasSeller } from '../../mandant/index.ts';
import { decideVerkaeufer } from './entscheiden.ts';
import { verkaeuferForBetrieb, verkaeuferListe } from './verkaeufer.ts';

/** Calls of the back office about the profi sellers of the tenant. */
export const verkaeuferCalls: readonly Served[] = [
  serve(calls.listVerkaeufer, {
    run: async (context, { input }) => {
      checkHasSeller(context);
      return answer(200, await listPageOf(context, verkaeuferListe(context), input.body ?? {}));
    },
  }),

  serve(calls.readVerkaeufer, {
    run: async (context, { login, input }) => {
      checkHasSeller(context);
      return answer(200, await verkaeuferForBetrieb(context, login, input.params.nr));
    },
  }),

  serve(calls.approveVerkaeufer, {
    run: async (context, { login, input: { params, body } }) => {
      checkHasSeller(context);
      await decideVerkaeufer(context, login, params.nr, { aktion: 'Freigeben', bisher: body?.Bisher });
      return answer(200, await verkaeuferForBetrieb(context, login, params.nr));
    },
  }),

  serve(calls.refuseVerkaeufer, {
    run: async (context, { login, input: { params, body } }) => {
      checkHasSeller(context);
      await decideVerkaeufer(context, login, params.nr, { aktion: 'Ablehnen', grund: body.Grund, bisher: body.Bisher });
      return answer(200, await verkaeuferForBetrieb(context, login, params.nr));
    },
  }),

  serve(calls.deactivateVerkaeufer, {
    run: async (context, { login, input: { params, body } }) => {
      checkHasSeller(context);
      await decideVerkaeufer(context, login, params.nr, { aktion: 'Deaktivieren', grund: body.Grund, bisher: body.Bisher });
      return answer(200, await verkaeuferForBetrieb(context, login, params.nr));
    },
  }),
];
