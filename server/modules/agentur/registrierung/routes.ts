import * as calls from '../../../../contract/calls/agentur/registrierung.ts';
import { answer, type CallRequest } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { askCaptcha, GATES, isPassing, spendCaptcha, takeCaptcha } from '../../../captcha/captcha.ts';
import { refuse } from '../../../errors.ts';
import { spendMailbox } from '../../../limits/limits.ts';
import { confirmRegistrierung, register } from '../../account/index.ts';
import { acceptedTexts, keepBedingungen } from '../zustimmung/zustimmung.ts';
import { AGENTUR_REGISTRIERUNG } from './registrieren.ts';

/** Calls to register an agency. */
export const registrierungCalls: readonly Served[] = [
  serve(calls.checkAgenturCaptcha, {
    withoutTransaction: async (request) => {
      checkOffen(request);
      return answer(200, await askCaptcha(request, GATES.Agentur));
    },
  }),

  serve(calls.registerAgentur, {
    before: prepare,
    run: async (context, { input: { body } }, { captcha, texts }) => {
      await spendCaptcha(context, captcha);
      const { Firma: firma, Vorname: vorname, Nachname: nachname, Email: email } = body;
      const zustimmungen = await keepBedingungen(context, texts);
      await register(context, AGENTUR_REGISTRIERUNG, { firma, vorname, nachname, email, zustimmungen });
      return answer(202, null);
    },
  }),

  serve(calls.confirmAgentur, {
    run: async (context, { input }) => {
      await confirmRegistrierung(context, AGENTUR_REGISTRIERUNG, input.body.Token);
      return answer(204, null);
    },
  }),
];

/** Throws NichtGefunden unless the tenant has open registration of agencies. */
function checkOffen({ mandant }: Pick<CallRequest, 'mandant'>): void {
  if (mandant.konfiguration.ModuleAgentur !== 'Offen') refuse('NichtGefunden');
}

/**
 * Checks the agreements first, so that a form without them spends nothing; then the captcha. Counts the mail to the mailbox, but not for a captcha that will be
 * refused. Returns the captcha and the accepted texts.
 */
async function prepare(request: CallRequest<typeof calls.registerAgentur>) {
  checkOffen(request);
  const { Captcha, Email, Zustimmungen = {} } = request.input.body;
  const texts = await request.inContext(async (context) => acceptedTexts(context, Zustimmungen));
  const captcha = await takeCaptcha(request, GATES.Agentur, Captcha || '');
  if (isPassing(captcha)) await spendMailbox(request, 'agenturMail', Email);
  return { captcha, texts };
}
