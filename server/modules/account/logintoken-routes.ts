import * as calls from '../../../contract/calls/account/logintoken.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { refuse } from '../../errors.ts';
import { spendMailLimits } from '../../limits/limits.ts';
import { createLogintoken, type EnsureAccount, logInByToken, requestAnmeldelink } from './logintoken.ts';
import { toBenutzer } from './session.ts';

/** Calls that log in without a password. */
export const logintokenCalls = (ensureAccount: EnsureAccount): readonly Served[] => [
  serve(calls.loginByToken, {
    run: async (context, { input }) => {
      const { accountId, session } = await logInByToken(context, input.query.token);
      return answer(200, await toBenutzer(context, accountId, session));
    },
    // After a double click the browser keeps only the second answer, so a repeated answer sets the cookie too.
    after: ({ reply }, { body }) => reply.setSessionCookie('Empfehler', body.Token),
  }),

  serve(calls.createLogintoken, {
    run: async (context, { input }) => {
      const { Email: email, Administrator: administrator = false } = input.body;
      return answer(200, await createLogintoken(context, { email, administrator }, ensureAccount));
    },
  }),

  serve(calls.requestAnmeldelink, {
    before: async (request) => {
      if (!request.mandant.konfiguration.IsAutologin) refuse('NichtAuthorisiert');
      await spendMailLimits(request, 'anmeldelinkMail', request.input.body.Email);
    },
    run: async (context, { input }) => {
      const { Email: email, Redirect: redirect = null } = input.body;
      await requestAnmeldelink(context, { email, redirect }, ensureAccount);
      return answer(204, null);
    },
  }),
];
