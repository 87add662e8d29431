import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallDefinition } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import { whoOf } from '../../contract/rules/rechte.ts';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { type CredentialProvider, makeCredentialProvider } from '../../test/support/credentials.ts';
import { digestOf } from '../../test/support/digest.ts';
import { configure } from '../../test/support/mandant.ts';
import type { Thing } from '../../test/support/things.ts';
import { newEmail } from '../../test/support/walk.ts';
import { expectProblem } from '../http/problem.fixture.ts';
import type { Foreign } from './other.fixture.ts';
import { FOREIGN } from './other-tenant.fixture.ts';

/** Every call that could name something of another tenant: existing things of that tenant behave like unknown ones. */

const OWNER = 'telko';
const STRANGER = 'energie';

const app = demoApp();
let owner: CredentialProvider;
let stranger: CredentialProvider;

const TAKING = CALLS.filter((call) => call.params || call.query || call.body);
const ASKED = TAKING.flatMap((call) => {
  const told = FOREIGN[call.name];
  return Array.isArray(told) ? told.map((one: Foreign, index) => [`${call.name} ${index + 1}`, call, one] as const) : [];
});

/** The same thing with an unknown number or address of the same form. */
const madeUp = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).map(([name, value]) => {
      if (typeof value === 'number') return [name, 99_999_999];
      return [name, value.includes('@') ? newEmail() : [...value].reverse().join('')];
    }),
  );

async function ask(call: CallDefinition, one: Foreign, thing: Thing, tenant: string): Promise<Reply> {
  const credentials = tenant === OWNER ? owner : stranger;
  const question = await one.ask(thing, { app, tenant, credentials }, tenant === OWNER);
  const path = call.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(question.path?.[name])));
  const query = question.query ? `?${new URLSearchParams(question.query)}` : '';
  const [kind] = whoOf(call);
  const isOpen = kind === 'offen' || (kind === 'R' && whoOf(call).includes('offen'));
  const bearer = question.bearer ?? (isOpen ? undefined : await credentials(kind));
  const { body, headers = {} } = question;
  return app.api(tenant, call.method, `${path}${query}`, { body, headers, ...(bearer !== undefined && { bearer }) });
}

/** Everything that a caller sees of an answer, except what the caller sent. */
const seen = (
  { status, body, headers: { 'x-request-id': _, date: __, ratelimit: ___, 'content-length': ____, ...headers } }: Reply,
  { nr }: Thing,
) => ({
  status,
  body: nr === undefined ? body : JSON.parse(JSON.stringify(body).replaceAll(String(nr), 'nr')),
  headers,
});

test('FOREIGN covers every call with input, with a reason for a call that can name no foreign thing', () => {
  expect(Object.keys(FOREIGN).sort()).toEqual(TAKING.map(({ name }) => name).sort());
});

const OF_TENANT = CALLS.filter(({ path }) => !path.startsWith('/api/')).map((call) => [call.name, call] as const);

test.each(OF_TENANT)('%s of an unknown tenant returns 404', async (_, { method, path }) => {
  expectProblem(await app.api('unbekannt', method, path, { bearer: 'unbekannt' }), 404, 'NichtGefunden');
});

describe('a thing of another tenant behaves like an unknown one', () => {
  beforeAll(async () => {
    await configure(app, OWNER, { ModuleCompanyRecommendation: true });
    await configure(app, STRANGER, { ModuleAgentur: 'Offen', ModuleCompanyRecommendation: true, ModuleProfiseller: true });
  });
  // Some things need days to make, but a session ends after 12 hours.
  beforeEach(() => {
    owner = makeCredentialProvider(app, OWNER);
    stranger = makeCredentialProvider(app, STRANGER);
  });

  test.each(ASKED)('%s', async (_, call, one) => {
    const [status, code] = one.answer;
    const thing = await one.thing(app, OWNER, await owner('E'));
    const before = await digestOf(app, OWNER);
    const refused = await ask(call, one, thing, STRANGER);
    expect(refused.status, JSON.stringify(refused.body)).toBe(status);
    if (code) expectProblem(refused, status, code);
    const nowhere = madeUp(thing);
    expect(seen(refused, thing)).toEqual(seen(await ask(call, one, nowhere, STRANGER), nowhere));
    expect(await digestOf(app, OWNER)).toBe(before);
    const { status: ownStatus, body } = await ask(call, one, thing, OWNER);
    expect(Object.keys(call.answers), JSON.stringify(body)).toContain(String(ownStatus));
  });
});
