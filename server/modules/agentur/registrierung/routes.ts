import * as calls from '../../../../contract/calls/agentur/registrierung.ts';
import { answer, type CallRequest } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { askCaptcha, GATES, isPassing, spendCaptcha, takeCaptcha } from '../../../captcha/captcha.ts';
import { refuse } from '../../../errors.ts';
import { spendMailbox } from '../../../limits/limits.ts';
import { confirmRegistrierung, registerAgentur } from './registrieren.ts';

/** Calls by which an agency registers. */
export const registrierungCalls: readonly Served[] = [
  serve(calls.checkAgenturCaptcha, {
    withoutTransaction: async (request) => {
      checkOffen(request);
      return answer(200, await askCaptcha(request, GATES.Agentur));
    },
  }),

  serve(calls.registerAgentur, {
    before: prepare,
    run: async (context, { input: { body } }, captcha) => {
      await spendCaptcha(context, captcha);
      const { Firma: firma, Vorname: vorname, Nachname: nachname, Email: email } = body;
      await registerAgentur(context, { firma, vorname, nachname, email });
      return answer(202, null);
    },
  }),

  serve(calls.confirmAgentur, {
    run: async (context, { input }) => {
      await confirmRegistrierung(context, input.body.Token);
      return answer(204, null);
    },
  }),
];

/** Where only invited agencies are, nothing is there to register. */
function checkOffen({ mandant }: Pick<CallRequest, 'mandant'>): void {
  if (mandant.konfiguration.ModuleAgentur !== 'Offen') refuse('NichtGefunden');
}

/** Counts the registration, and says how its captcha stands; one that will be refused costs the mailbox nothing. */
async function prepare(request: CallRequest<typeof calls.registerAgentur>) {
  checkOffen(request);
  const { Captcha, Email } = request.input.body;
  const captcha = await takeCaptcha(request, GATES.Agentur, Captcha || '');
  if (isPassing(captcha)) await spendMailbox(request, 'agenturMail', Email);
  return captcha;
}
