import * as calls from '../../../../contract/calls/betrieb/rechnungen.ts';
import { answer } from '../../../calls/call-request.ts';
import { answerOnceAcross } from '../../../calls/idempotency/across.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { itemOf, listPageOf } from '../../../reports/list.ts';
import { answerPdf } from '../answer-pdf.ts';
import { decideRechnung } from './entscheiden.ts';
import { rechnungenListe, rechnungForBetrieb } from './rechnungen.ts';
import { runMonat } from './rechnungslauf.ts';

/** Calls of the back office about the documents of the tenant's agencies. */
export const betriebCalls: readonly Served[] = [
  serve(calls.listBetriebRechnungen, {
    run: async (context, { input }) => answer(200, await listPageOf(context, rechnungenListe(context), input.body ?? {})),
  }),

  serve(calls.readBetriebRechnung, {
    run: async (context, { login, input }) => answer(200, await rechnungForBetrieb(context, login, input.params.nr)),
  }),

  serve(calls.readBetriebRechnungPdf, {
    withoutTransaction: async (request) => {
      const { nr } = request.input.params;
      const { row } = await request.inContext((context) => itemOf(context, rechnungenListe(context), nr));
      return answerPdf(request, { agenturnummer: row.agenturnummer, rechnungsnummer: nr });
    },
  }),

  serve(calls.payBetriebRechnung, {
    run: async (context, { login, input: { params, body } }) => {
      await decideRechnung(context, login, params.nr, {
        aktion: 'Bezahlt',
        am: body.Am,
        cent: body.BetragCent ?? null,
        offenCent: body.OffenCent ?? null,
      });
      return answer(200, await rechnungForBetrieb(context, login, params.nr));
    },
  }),

  serve(calls.cancelBetriebRechnung, {
    run: async (context, { login, input: { params, body } }) => {
      await decideRechnung(context, login, params.nr, { aktion: 'Stornieren', grund: body.Grund });
      return answer(200, await rechnungForBetrieb(context, login, params.nr));
    },
  }),

  serve(calls.runBetriebRechnungen, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, calls.runBetriebRechnungen, async () => answer(200, await runMonat(request))),
  }),
];
