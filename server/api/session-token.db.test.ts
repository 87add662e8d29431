import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CALLS } from '../../contract/calls.ts';
import { whoOf } from '../../contract/rules/rechte.ts';
import { sessionBy } from '../../contract/values/sessions.ts';
import { SessionToken } from '../../contract/values/wire.ts';
import { loginAgentur, makeAgentur, makeBenutzer, openAgencyWithStaff } from '../../test/support/agentur.ts';
import { type Reply, testApp } from '../../test/support/app.ts';
import { loginBetrieb } from '../../test/support/betrieb.ts';
import { einladungOf } from '../../test/support/einladung.ts';
import { newAccount } from '../../test/support/konto.ts';
import { makeSeller } from '../../test/support/seller.ts';
import { login, newEmail } from '../../test/support/walk.ts';

const TENANT = 'telko';
const app = testApp();
const einladung = einladungOf(app, TENANT);

/** The headers with which a script of a page calls; `cookie` is the browser's. */
const byScript = (cookie: string) => ({
  host: `${TENANT}.localhost:3000`,
  origin: `http://${TENANT}.localhost:3000`,
  'x-requested-with': 'XMLHttpRequest',
  cookie,
});

const cookieIn = ({ headers }: Reply): string => /=([^;]+)/.exec(String(headers['set-cookie'] ?? ''))?.[1] ?? '';

interface Session {
  readonly cookie: string;
  readonly token: string;
}
let empfehler: Session;
let agentur: Session;
let betrieb: Session;
let seller: Session;
let agencies: readonly string[];
let invitation: string;
beforeAll(async () => {
  const session = await login(app, TENANT, (await newAccount(app, TENANT)).email);
  empfehler = { cookie: `psoe_token=${session}`, token: session };
  const { bearer } = await loginBetrieb(app);
  betrieb = { cookie: `psoe_betrieb=${bearer}`, token: bearer };
  const { session: ofSeller } = await makeSeller(app);
  seller = { cookie: `psoe_seller=${ofSeller}`, token: ofSeller };
  agencies = [await makeAgentur(app), await makeAgentur(app)];
  const email = newEmail('zwei', 'agentur.example');
  for (const agenturnummer of agencies) await makeBenutzer(app, TENANT, agenturnummer, { email });
  const token = await loginAgentur(app, TENANT, email);
  agentur = { cookie: `psoe_agentur=${token}`, token };
  const invited = newEmail('kundin');
  await einladung.invite((await openAgencyWithStaff(app)).mitarbeiter, { Email: invited });
  invitation = await einladung.mailed(invited);
});

/** The calls by a session whose answer has the token of a session, each with a request that succeeds. */
const CALLS_WITH_TOKEN: Readonly<Record<string, () => Parameters<typeof app.api>>> = {
  readUser: () => [TENANT, 'GET', '/account/user', {}],
  readAgenturUser: () => [TENANT, 'GET', '/agentur/user', {}],
  readSeller: () => [TENANT, 'GET', '/seller/user', {}],
  readBetriebUser: () => [TENANT, 'GET', '/api/v1/betrieb/user', {}],
  switchAgentur: () => [TENANT, 'PUT', '/agentur/wechseln', { body: { Agenturnummer: agencies[1] } }],
  acceptEinladung: () => [TENANT, 'POST', '/Einladung/annehmen', { body: { Token: invitation } }],
};

function sessionOf(name: string): Session {
  if (name.includes('Betrieb')) return betrieb;
  if (name.includes('Seller')) return seller;
  return name.includes('Agentur') ? agentur : empfehler;
}

/** Whether the token of a session stands anywhere in a schema. */
function hasSessionToken(schema: unknown): boolean {
  if (schema === SessionToken) return true;
  if (schema instanceof z.ZodMiniObject) return Object.values(schema.def.shape).some(hasSessionToken);
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.some(hasSessionToken);
  if (schema instanceof z.ZodMiniArray) return hasSessionToken(schema.def.element);
  const isWrapped = schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable;
  return isWrapped && hasSessionToken(schema.def.innerType);
}

test('the calls below are all calls by a session that answer with the token of a session', () => {
  const bySession = CALLS.filter((call) => whoOf(call).some((who) => sessionBy(who) !== undefined));
  const names = bySession.filter(({ answers }) => Object.values(answers).some(hasSessionToken)).map(({ name }) => name);
  expect(names.sort()).toEqual(Object.keys(CALLS_WITH_TOKEN).sort());
});

describe.each(Object.entries(CALLS_WITH_TOKEN))('%s', (name, requestOf) => {
  test('keeps the session from scripts if the call is made by cookie', async () => {
    const [tenant, method, path, options] = requestOf();
    const { cookie, token } = sessionOf(name);
    const reply = await app.api(tenant, method, path, { ...options, headers: byScript(cookie) });
    expect([reply.status, (reply.body.Benutzer ?? reply.body).Token]).toEqual([200, null]);
    const renewed = cookieIn(reply);
    for (const secret of [token, ...(renewed === '' ? [] : [renewed])]) expect(reply.raw.toString()).not.toContain(secret);
  });
});

test('a call by cookie renews the session as cookie alone; a program that calls by bearer gets the token', async () => {
  const token = await login(app, TENANT, (await newAccount(app, TENANT)).email);
  const first = await app.api(TENANT, 'GET', '/account/user', { headers: byScript(`psoe_token=${token}`) });
  const second = await app.api(TENANT, 'GET', '/account/user', { headers: byScript(`psoe_token=${cookieIn(first)}`) });
  const third = await app.api(TENANT, 'GET', '/account/user', { bearer: cookieIn(second) });
  expect([first.body.Token, second.body.Token, third.status]).toEqual([null, null, 200]);
  expect(third.body.Token).toBe(cookieIn(third));
  const both = await app.api(TENANT, 'GET', '/account/user', {
    bearer: third.body.Token,
    headers: byScript(`psoe_token=${third.body.Token}`),
  });
  expect(both.body.Token).toBe(cookieIn(both));
});

test('no call by a session cookie answers with the secret of that cookie', async () => {
  for (const call of CALLS.filter(({ method }) => method === 'GET')) {
    const kinds = whoOf(call);
    const session = kinds.includes('B') ? betrieb : kinds.includes('A') ? agentur : kinds.includes('E') ? empfehler : null;
    if (session === null || call.name === 'readUser') continue;
    const reply = await app.api(TENANT, 'GET', call.path.replace(/:\w+/g, 'unbekannt0000'), { headers: byScript(session.cookie) });
    expect([call.name, reply.raw.toString().includes(session.token)]).toEqual([call.name, false]);
  }
});
