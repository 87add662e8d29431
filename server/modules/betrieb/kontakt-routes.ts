import * as calls from '../../../contract/kontakt.ts';
import { askCaptcha, GATES, isPassing, spendCaptcha, takeCaptcha } from '../../captcha/captcha.ts';
import { answer, type CallRequest, type Mount, mount, mountWithoutTransaction } from '../../http/mount.ts';
import { spendMailbox } from '../../limits/limits.ts';
import { takeKontaktnachricht } from './kontakt.ts';

/** Calls of the contact form. */
export function mountKontakt(mounting: Mount): void {
  mountWithoutTransaction(mounting, calls.checkKontaktCaptcha, async (request) => answer(200, await askCaptcha(request, GATES.Kontakt)));

  mount(
    mounting,
    calls.postKontakt,
    async (context, { input }, captcha) => {
      await spendCaptcha(context, captcha);
      await takeKontaktnachricht(context, input.body);
      return answer(202, null);
    },
    prepareKontakt,
  );
}

/** Counts the message, and says how its captcha stands; one that will be refused costs the mailbox nothing. */
async function prepareKontakt(request: CallRequest<typeof calls.postKontakt>) {
  const { body } = request.input;
  const captcha = await takeCaptcha(request, GATES.Kontakt, body.Captcha || '');
  if (isPassing(captcha)) await spendMailbox(request, 'kontaktMail', body.Email);
  return captcha;
}
