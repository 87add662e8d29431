import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { CallDefinition } from '../../contract/call.ts';
import { finishBetriebLogin, loginBetrieb } from '../../contract/calls/betrieb/login.ts';
import { bodyOf, type CallWish } from './calls.ts';
import { ERIKA } from './demo.ts';
import { call, type HttpAnswer } from './http.ts';
import { makeApi } from './load.ts';

/** The tenant of the demo with people of the back office and many transfers. */
export const PAYOUT_TENANT = 'telko';

const Codes = z.array(z.object({ Email: z.string(), Code: z.nullable(z.string()), Sekunden: z.number() }));

/** Calls of a demo person of the back office, who logs in first and again where the second factor is too old; undefined while the product does not answer. */
export function makeClerk(port: number, email: string) {
  const api = makeApi(port, PAYOUT_TENANT);
  let session = '';
  const logIn = async (): Promise<void> => {
    const first = await api(loginBetrieb, { body: { Email: email, Password: ERIKA.Password } });
    if (!first) return;
    const { MfaToken } = bodyOf(loginBetrieb, 200, first);
    const answer = await api(finishBetriebLogin, { body: { MfaToken, Code: await codeOf(port, email) } });
    if (answer) session = bodyOf(finishBetriebLogin, 200, answer).Token;
  };
  return async <C extends CallDefinition>(definition: C, wish?: CallWish<C>): Promise<HttpAnswer | undefined> => {
    const send = () => api(definition, { ...wish, bearer: session } as CallWish<C>);
    const answer = session === '' ? undefined : await send();
    if (session !== '' && answer?.status !== 401 && !asksForFactor(answer)) return answer;
    await logIn();
    return send();
  };
}

/** A code that works now; waits for the next one where all of this moment were used. */
async function codeOf(port: number, email: string): Promise<string> {
  const shown = z.parse(Codes, (await call(port, 'GET', '/dev/mfa')).body).find(({ Email }) => Email === email);
  if (shown?.Code !== null) return shown?.Code ?? '';
  await wait((shown.Sekunden + 1) * 1000);
  return codeOf(port, email);
}

const asksForFactor = (answer: HttpAnswer | undefined): boolean =>
  answer?.status === 403 && JSON.stringify(answer.body).includes('"BestaetigungNoetig"');
