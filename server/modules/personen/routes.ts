import * as calls from '../../../contract/calls/betrieb/personen.ts';
import { searchBetrieb } from '../../../contract/calls/betrieb/suche.ts';
import { answer } from '../../calls/call-request.ts';
import { answerOnceAcross } from '../../calls/idempotency/across.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { FindTemplates } from '../betrieb/index.ts';
import { changeAdresseOf } from './adresse.ts';
import { personForBetrieb } from './ansehen.ts';
import { openAnsichtOf } from './ansicht.ts';
import { mailLinkTo } from './links.ts';
import { resendMailTo } from './mails.ts';
import { search } from './suche.ts';

/** Calls of the back office about people of the tenant. */
export const personenCalls = (findTemplates: FindTemplates): readonly Served[] => [
  serve(searchBetrieb, { run: async (context, { login, input }) => answer(200, await search(context, login, input.query.q)) }),

  serve(calls.readBetriebPerson, {
    run: async (context, { input: { params, query } }) => answer(200, await personForBetrieb(context, params.id, query.Anruferpruefung)),
  }),

  serve(calls.resendPersonMail, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, calls.resendPersonMail, async () => {
        await resendMailTo(request, findTemplates, request.input.params.id, request.input.body.Vorlage);
        return answer(204, null);
      }),
    wakes: true,
  }),

  serve(calls.mailPersonLink, {
    run: async (context, { login, input: { params, body } }) => {
      await mailLinkTo(context, login, params.id, body.Zweck);
      return answer(204, null);
    },
    wakes: true,
  }),

  serve(calls.changePersonAdresse, {
    run: async (context, { login, input: { params, body } }) => {
      await changeAdresseOf(context, login, params.id, { email: body.Email, pruefung: body.Anruferpruefung });
      return answer(204, null);
    },
    wakes: true,
  }),

  serve(calls.openAnsicht, {
    run: async (context, { login, input: { params } }) => answer(200, await openAnsichtOf(context, login, params.id)),
  }),
];
