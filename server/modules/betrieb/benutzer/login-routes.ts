import * as calls from '../../../../contract/calls/betrieb/login.ts';
import { answer } from '../../../calls/call-request.ts';
import { type InstallationRequest, type ServedGlobal, serveGlobal } from '../../../calls/installation.ts';
import type { LoginOf } from '../../../calls/login.ts';
import { refuse } from '../../../errors.ts';
import { finishLogin, logIn, redeemAnyCode } from '../../zugang/index.ts';
import { withCode } from './check-code.ts';
import { BETRIEB_FAKTOREN } from './faktoren.ts';
import { geraetOf } from './geraet.ts';
import { betriebPortal, toBetriebBenutzer } from './portal.ts';
import { log } from './protokoll.ts';
import { confirmedUntil, idleSince } from './session.ts';
import * as store from './store.ts';

/** The back office as a portal for this request. */
export const portalOf = ({ caller }: Pick<InstallationRequest, 'caller'>) => betriebPortal(geraetOf(caller.header('user-agent')));

/** The login of a call that only people of the back office can make. */
export const loginOf = ({ login }: Pick<InstallationRequest, 'login'>): LoginOf<'B'> => login ?? refuse('LoginFirst');

/** Calls to log in to the back office and out of it, and to confirm a session. */
export const loginCalls: readonly ServedGlobal[] = [
  serveGlobal(calls.loginBetrieb, async (request) => {
    const waiting = await logIn(portalOf(request), request);
    // Only people with a second factor get this far, so no session is open yet.
    return answer(200, {
      MfaToken: 'MfaToken' in waiting ? waiting.MfaToken : refuse('PasswortOderEmailFalsch'),
      Arten: ['Totp' as const],
    });
  }),

  serveGlobal(calls.finishBetriebLogin, async (request) => {
    const benutzer = await finishLogin(portalOf(request), request);
    request.reply.setSessionCookie('Betrieb', benutzer.Token);
    return answer(200, benutzer);
  }),

  serveGlobal(calls.readBetriebUser, async (request) =>
    request.inContext(async (scope) => {
      const session = await store.findSession(scope, scope.secrets.hash(request.secret), scope.now, idleSince(scope.now));
      const found = session ?? refuse('PSOF0204');
      return answer(200, await toBetriebBenutzer(scope, found, { token: request.secret, ...found }));
    }),
  ),

  serveGlobal(calls.confirmBetrieb, async (request) => {
    const { id, betrieb } = loginOf(request);
    return withCode(request, id, async (scope) => {
      if (!(await redeemAnyCode(BETRIEB_FAKTOREN, scope, id, request.input.body.Code))) return null;
      await store.updateSession(scope, betrieb.sitzungId, { bestaetigt_am: scope.now });
      await log(scope, 'bestaetigung', id, { sitzung: betrieb.sitzungId });
      return answer(200, { BestaetigtBis: confirmedUntil(scope.now).toISOString() });
    });
  }),

  serveGlobal(calls.logoutBetrieb, async (request) => {
    const { id, betrieb } = loginOf(request);
    await request.inContext(async (scope) => {
      await store.deleteSession(scope, id, betrieb.sitzungId);
      await log(scope, 'abmeldung', id, { sitzung: betrieb.sitzungId });
    });
    request.reply.clearSessionCookie('Betrieb');
    return answer(204, null);
  }),
];
