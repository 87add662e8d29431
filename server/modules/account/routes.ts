import { login, logout, readUser, updateLanguage } from '../../../contract/calls/account/account.ts';
import { answer } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { logIn } from './login.ts';
import { endSession, renewSession, toBenutzer } from './session.ts';
import { changeLanguage } from './sprache.ts';

/** Calls to log in and out, to read the logged-in user and to set the language. */
export const accountCalls: readonly Served[] = [
  serve(login, {
    withoutTransaction: async (request) => {
      const benutzer = await logIn(request);
      request.reply.setSessionCookie('Empfehler', benutzer.Token);
      return answer(200, benutzer);
    },
  }),

  serve(logout, {
    run: async (context, { secret, reply }) => {
      await endSession(context, secret);
      reply.clearSessionCookie('Empfehler');
      return answer(204, null);
    },
  }),

  serve(readUser, {
    run: async (context, { login: session, secret, reply }) => {
      const accountId = idOf(session);
      const renewed = await renewSession(context, accountId, secret);
      reply.setSessionCookie('Empfehler', renewed.token);
      return answer(200, await toBenutzer(context, accountId, renewed));
    },
  }),

  serve(updateLanguage, {
    run: async (context, { login: session, input }) => {
      await changeLanguage(context, idOf(session), input.body.Language);
      return answer(204, null);
    },
  }),
];
