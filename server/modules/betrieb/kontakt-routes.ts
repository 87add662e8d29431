import * as calls from '../../../contract/calls/kontakt.ts';
import { answer, type CallRequest } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { askCaptcha, GATES, isPassing, spendCaptcha, takeCaptcha } from '../../captcha/captcha.ts';
import { spendMailbox } from '../../limits/limits.ts';
import { submitKontaktnachricht } from './kontakt.ts';

/** Calls of the contact form. */
export const kontaktCalls: readonly Served[] = [
  serve(calls.checkKontaktCaptcha, {
    withoutTransaction: async (request) => answer(200, await askCaptcha(request, GATES.Kontakt)),
  }),

  serve(calls.postKontakt, {
    before: prepareKontakt,
    run: async (context, { input }, captcha) => {
      await spendCaptcha(context, captcha);
      await submitKontaktnachricht(context, input.body);
      return answer(202, null);
    },
  }),
];

/** Checks the captcha, then counts the message for its mailbox. A message that the captcha refuses is not counted. */
async function prepareKontakt(request: CallRequest<typeof calls.postKontakt>) {
  const { body } = request.input;
  const captcha = await takeCaptcha(request, GATES.Kontakt, body.Captcha || '');
  if (isPassing(captcha)) await spendMailbox(request, 'kontaktMail', body.Email);
  return captcha;
}
