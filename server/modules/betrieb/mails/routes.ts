import { listBetriebMails, resendBetriebMail } from '../../../../contract/calls/betrieb/mails.ts';
import { answer } from '../../../calls/call-request.ts';
import { answerOnceAcross } from '../../../calls/idempotency/across.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { type FindTemplates, mailListe, resendMail } from './mails.ts';

/** Calls about the mails of the tenant. */
export const mailCalls = (findTemplates: FindTemplates): readonly Served[] => [
  serve(listBetriebMails, {
    withoutTransaction: async (request) => answer(200, await mailListe(request, findTemplates, request.input.body ?? {})),
  }),

  serve(resendBetriebMail, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, resendBetriebMail, async () =>
        answer(200, await resendMail(request, findTemplates, request.input.params.id)),
      ),
  }),
];
