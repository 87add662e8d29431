import * as calls from '../../../contract/calls/account/logintoken.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { refuse } from '../../errors.ts';
import { spendMailLimits } from '../../limits/limits.ts';
import { createLogintoken, type EnsureAccounts, logInByToken, logInFromPortal, requestAnmeldelink } from './logintoken.ts';
import { readPortalToken } from './portal/token.ts';
import { toBenutzer } from './session.ts';

/** Calls that log in without a password. */
export const logintokenCalls = (ensure: EnsureAccounts): readonly Served[] => [
  serve(calls.loginByToken, {
    // The portal's keys may have to be read, for which no transaction waits.
    before: ({ parts, mandant, input }) => readPortalToken(parts, mandant, input.query.token),
    run: async (context, { input }, person) => {
      const { accountId, session } = await (person ? logInFromPortal(context, person, ensure) : logInByToken(context, input.query.token));
      return answer(200, await toBenutzer(context, accountId, session));
    },
    // After a double click the browser keeps only the second answer, so a repeated answer sets the cookie too.
    after: ({ reply }, { body }) => reply.setSessionCookie('Empfehler', body.Token),
  }),

  serve(calls.createLogintoken, {
    run: async (context, { input }) => {
      const { Email: email, Administrator: administrator = false } = input.body;
      return answer(200, await createLogintoken(context, { email, administrator }, ensure.ensureUnnamed));
    },
  }),

  serve(calls.requestAnmeldelink, {
    before: async (request) => {
      if (!request.mandant.konfiguration.IsAutologin) refuse('NichtAuthorisiert');
      await spendMailLimits(request, 'anmeldelinkMail', request.input.body.Email);
    },
    run: async (context, { input }) => {
      const { Email: email, Redirect: redirect = null } = input.body;
      await requestAnmeldelink(context, { email, redirect }, ensure.ensureUnnamed);
      return answer(204, null);
    },
  }),
];
