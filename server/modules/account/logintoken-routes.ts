import type { FastifyRequest } from 'fastify';
import * as calls from '../../../contract/logintoken.ts';
import { refuse } from '../../errors.ts';
import { setSessionCookie } from '../../http/logins.ts';
import { answer, headerOf, type Mount, mount } from '../../http/mount.ts';
import { spendMailLimits } from '../../limits/limits.ts';
import { toBenutzer } from './account.ts';
import { createLogintoken, type EnsureAccount, enterByToken, requestAnmeldelink } from './logintoken.ts';

/** Calls that log in without a password. */
export function mountLogintoken(mounting: Mount, ensureAccount: EnsureAccount): void {
  mount(
    mounting,
    calls.loginByToken,
    async (context, { input }) => {
      const { accountId, session } = await enterByToken(context, input.query.token);
      return answer(200, await toBenutzer(context, accountId, session));
    },
    async ({ request }) => refuseForeign(request),
    // Of two clicks a browser keeps only the second's answer: that logs in too.
    ({ reply }, { body }) => setSessionCookie(reply, body.Token),
  );

  mount(mounting, calls.createLogintoken, async (context, { input }) =>
    answer(200, await createLogintoken(context, input.body.Email, ensureAccount)),
  );

  mount(
    mounting,
    calls.requestAnmeldelink,
    async (context, { input }) => {
      await requestAnmeldelink(context, input.body.Email, ensureAccount);
      return answer(204, null);
    },
    async (request) => {
      if (!request.mandant.konfiguration.IsAutologin) refuse('NichtAuthorisiert');
      await spendMailLimits(request, 'anmeldelinkMail', request.input.body.Email);
    },
  );
}

/** A link or picture of another site, or an address fetched ahead, would log a browser in as somebody else; programs do not say where they come from. */
function refuseForeign(request: FastifyRequest): void {
  const site = headerOf(request, 'sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') refuse('NichtAuthorisiert');
}
