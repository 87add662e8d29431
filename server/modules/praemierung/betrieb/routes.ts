import * as gutscheine from '../../../../contract/calls/betrieb/gutscheine.ts';
import * as calls from '../../../../contract/calls/betrieb/kundennummern.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { listPageOf } from '../../../reports/list.ts';
import { importCodes } from './einspielen.ts';
import { gutscheinListe } from './gutscheine.ts';
import { answerAsBetrieb, kundennummerForBetrieb, kundennummernListe } from './kundennummern.ts';

/** Calls of the back office about stated customer numbers and the stock of voucher codes. */
export const betriebCalls: readonly Served[] = [
  serve(calls.listBetriebKundennummern, {
    run: async (context, { input }) => answer(200, await listPageOf(context, kundennummernListe(), input.body ?? {})),
  }),

  serve(calls.readBetriebKundennummer, {
    run: async (context, { input }) => answer(200, await kundennummerForBetrieb(context, input.params.nr)),
  }),

  serve(calls.answerBetriebKundennummer, {
    run: async (context, { login, input: { params, body } }) => {
      await answerAsBetrieb(context, login, params.nr, { isFound: body.Gefunden, bisher: body.Bisher });
      return answer(200, await kundennummerForBetrieb(context, params.nr));
    },
  }),

  serve(gutscheine.listGutscheine, {
    run: async (context, { input }) => answer(200, await listPageOf(context, gutscheinListe(context), input.body ?? {})),
  }),

  serve(gutscheine.importGutscheine, { run: async (context, request) => answer(200, await importCodes(context, request)) }),
];
