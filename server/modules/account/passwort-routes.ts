import * as calls from '../../../contract/calls/account/passwort.ts';
import { createTexts } from '../../../texts/texts.ts';
import { answer } from '../../calls/call-request.ts';
import { answerOnceAcross } from '../../calls/idempotency/across.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { spendMailLimits } from '../../limits/limits.ts';
import { setByPasswort } from '../zugang/index.ts';
import { EMPFEHLER_PORTAL, readPasswortlink, requestPasswortlink, setByLink } from './passwort-setzen.ts';

/** Calls to set and change a password. */
export const passwortCalls: readonly Served[] = [
  serve(calls.requestPasswortlink, {
    before: (request) => spendMailLimits(request, 'passwortMail', request.input.params.email),
    run: async (context, { input }) => {
      await requestPasswortlink(context, input.params.email);
      return answer(204, null);
    },
    wakes: true,
  }),

  serve(calls.validatePasswortlink, {
    run: async (context, { input }) => answer(200, await readPasswortlink(context, input.body.Token)),
  }),

  serve(calls.resetPasswort, {
    withoutTransaction: async (request) => {
      const answered = await answerOnceAcross(request, calls.resetPasswort, async () => answer(200, await setByLink(request)));
      // After a double click the browser keeps only the second answer, so a repeated answer sets the cookie too.
      request.reply.setSessionCookie('Empfehler', answered.body.Token);
      return answered;
    },
  }),

  serve(calls.changePasswort, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, calls.changePasswort, async () => {
        await setByPasswort(EMPFEHLER_PORTAL, request, idOf(request.login));
        return answer(204, null);
      }),
  }),

  serve(calls.readPasswortregeln, {
    run: async ({ locale, texte }) => {
      const t = createTexts(locale, texte[locale]);
      const Regeln = calls.PASSWORT_REGELN.map(({ Name, Muster }) => ({ Name, Muster, Text: t(`passwort.regel.${Name}`) }));
      return answer(200, { MinLaenge: calls.MIN_PASSWORT_LENGTH, Regeln });
    },
  }),
];
