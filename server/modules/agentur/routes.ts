import { readAgenturFilter } from '../../../contract/calls/agentur/filter.ts';
import * as calls from '../../../contract/calls/agentur/login.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { answer } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { endSession } from '../account/index.ts';
import { finishLogin, logIn } from '../zugang/index.ts';
import { filterOf } from './filter.ts';
import { AGENTUR_PORTAL } from './portal.ts';
import { rowAccessOf } from './row-access.ts';
import { agenturOf, toAgenturBenutzer } from './session.ts';
import { switchTo } from './switch.ts';

/** Calls to log in and out of the portal, to read the logged-in user, to switch the agency, and to read the filters of reports. */
export const agenturCalls: readonly Served[] = [
  serve(calls.loginAgentur, {
    withoutTransaction: async (request) => {
      const benutzer = await logIn(AGENTUR_PORTAL, request);
      if ('Token' in benutzer) request.reply.setSessionCookie('Agentur', benutzer.Token);
      return answer(200, benutzer);
    },
  }),

  serve(calls.finishAgenturLogin, {
    withoutTransaction: async (request) => {
      const benutzer = await finishLogin(AGENTUR_PORTAL, request);
      request.reply.setSessionCookie('Agentur', benutzer.Token);
      return answer(200, benutzer);
    },
  }),

  serve(calls.readAgenturUser, {
    run: async (context, { login, secret: token }) => {
      const { accountId } = agenturOf(login);
      return answer(200, await toAgenturBenutzer(context, { id: idOf(login), accountId }, { token, ablauf: login?.ablauf ?? context.now }));
    },
  }),

  serve(calls.switchAgentur, { run: async (context, request) => answer(200, await switchTo(context, request)) }),

  serve(calls.logoutAgentur, {
    run: async (context, { login, secret, reply }) => {
      await endSession(context, secret);
      await writeProtokoll(context, 'abmeldung.agentur', idOf(login), {}, { vorher: agenturOf(login).agenturnummer });
      reply.clearSessionCookie('Agentur');
      return answer(204, null);
    },
  }),

  serve(readAgenturFilter, {
    run: async (context, { login, input: { params } }) => answer(200, await filterOf(context, rowAccessOf(login, params.agentur))),
  }),
];
