import { readRechnung, readRechnungPdf } from '../../../contract/calls/agentur/rechnungen.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { checkOwnAgentur } from '../agentur/index.ts';
import { answerPdf } from './answer-pdf.ts';
import { describeRechnung } from './beleg.ts';
import { betriebCalls } from './betrieb/routes.ts';

/** Calls for a document of an agency with its lines, for its PDF, and those of the back office. */
export const rechnungCalls: readonly Served[] = [
  serve(readRechnung, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await describeRechnung(context, checkOwnAgentur(login, params.agentur), params.nr)),
  }),

  serve(readRechnungPdf, {
    withoutTransaction: (request) => {
      const { agentur, nr } = request.input.params;
      return answerPdf(request, { agenturnummer: checkOwnAgentur(request.login, agentur), rechnungsnummer: nr });
    },
  }),

  ...betriebCalls,
];
