import * as calls from '../../../contract/calls/betrieb/forderungen.ts';
import { listEmpfaengerForderungen } from '../../../contract/calls/forderung.ts';
import { answer } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { listPageOf } from '../../reports/list.ts';
import { forderungenListe, forderungForBetrieb } from './berichte.ts';
import { readForderungenOfEmpfaenger } from './konto.ts';
import { decideForderung, refundForderung } from './zahlung.ts';

/** Calls about claims against people and profi sellers: of the recipient who owes, and of the back office. */
export const forderungCalls: readonly Served[] = [
  serve(listEmpfaengerForderungen, {
    run: async (context, { login }) => answer(200, { Forderungen: await readForderungenOfEmpfaenger(context, idOf(login)) }),
  }),

  serve(calls.listForderungen, {
    run: async (context, { input }) => answer(200, await listPageOf(context, forderungenListe(context), input.body ?? {})),
  }),

  serve(calls.readBetriebForderung, {
    run: async (context, { login, input }) => answer(200, await forderungForBetrieb(context, login, input.params.nr)),
  }),

  serve(calls.payBetriebForderung, {
    run: async (context, { login, input: { params, body } }) => {
      await decideForderung(context, login, params.nr, {
        aktion: 'Bezahlt',
        tag: body.Am,
        cent: body.BetragCent ?? undefined,
        offenCent: body.OffenCent ?? null,
      });
      return answer(200, await forderungForBetrieb(context, login, params.nr));
    },
  }),

  serve(calls.waiveBetriebForderung, {
    run: async (context, { login, input: { params, body } }) => {
      await decideForderung(context, login, params.nr, { aktion: 'Erlassen', grund: body.Grund });
      return answer(200, await forderungForBetrieb(context, login, params.nr));
    },
  }),

  serve(calls.refundBetriebForderung, {
    run: async (context, { login, input: { params, body } }) => {
      await refundForderung(context, login, params.nr, { tag: body.Am, referenz: body.Referenz });
      return answer(200, await forderungForBetrieb(context, login, params.nr));
    },
  }),
];
