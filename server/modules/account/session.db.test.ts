import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { blockAddress, newAccount, tryLogin } from '../../../test/support/konto.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { momentAfter, type Span, TEST_NOW } from '../../../test/support/parts.ts';
import { ERIKA, login, PASSWORD, recommendation } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = demoApp();
let token: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  token = await login(app, 'telko');
});

const user = (bearer: string, tenant = 'telko') => app.api(tenant, 'GET', '/account/user', { bearer });
const moveTo = (span: Span) => app.clock.set(momentAfter(span));

describe('a session', () => {
  test('ends after 12 hours, not a second before', async () => {
    moveTo({ hours: 12, seconds: -1 });
    expect((await app.api('telko', 'GET', '/empfehler/empfehlungen', { bearer: token })).status).toBe(200);
    moveTo({ hours: 12 });
    expectProblem(await user(token), 401, 'PSOF0204');
    expectProblem(await app.api('telko', 'GET', '/empfehler/empfehlungen', { bearer: token }), 401, 'PSOF0204');
  });

  test('is refused at another tenant', async () => {
    for (const tenant of ['energie', 'berater', 'intern']) expectProblem(await user(token, tenant), 401, 'PSOF0204');
    const body = recommendation({ produkt: 1 });
    expectProblem(await app.api('energie', 'POST', '/Empfehlen/create', { bearer: token, body }), 401, 'PSOF0204');
  });

  test.each(['unbekannt', 'x'.repeat(5000), 'null', 'undefined', '%00', 'demo-telko'])(
    'is refused with the unknown token %.20s',
    async (sent) => {
      expectProblem(await user(sent), 401, 'PSOF0204');
    },
  );

  test('is refused once the account is barred, and the pages ask for a new login', async () => {
    const { email } = await newAccount(app);
    const bearer = (await tryLogin(app, email, PASSWORD)).body.Token;
    const browser = newBrowser(app, 'telko', { cookies: { psoe_token: bearer } });
    expect((await browser.get('/de/persoenlicherbereich')).status).toBe(200);
    await blockAddress(app, email);
    const barred = [user(bearer), app.api('telko', 'GET', '/empfehler/empfehlungen', { bearer })];
    for (const reply of await Promise.all(barred)) expectProblem(reply, 403, 'KontoGesperrt');
    const body = recommendation({ produkt: 462, empfehler: { ...ERIKA, Email: email } });
    expectProblem(await app.api('telko', 'POST', '/Empfehlen/create', { bearer, body }), 403, 'KontoGesperrt');
    expect((await browser.get('/de/persoenlicherbereich')).headers.location).toMatch(/\/de\/login\?redirect=Dashboard$/);
    expect(browser.cookies.get('psoe_token') ?? '').toBe('');
    expectProblem(await tryLogin(app, email, PASSWORD), 403, 'KontoGesperrtEinzel');
    expect((await user(token)).status).toBe(200);
  });

  test('is required: a call without a token gets LoginFirst', async () => {
    expectProblem(await app.api('telko', 'GET', '/account/user'), 401, 'LoginFirst');
    expectProblem(await app.api('telko', 'POST', '/account/logout'), 401, 'LoginFirst');
    expectProblem(await app.api('telko', 'GET', '/account/user', { headers: { authorization: 'Basic ZXJpa2E6eA==' } }), 401, 'LoginFirst');
    expectProblem(await app.api('telko', 'GET', '/account/user', { headers: { authorization: 'Bearer ' } }), 401, 'LoginFirst');
  });

  test('is stored only as a hash', async () => {
    const rows = await app.inTenant('telko', ({ tx }) => tx.selectFrom('session').selectAll().execute());
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('account/user', () => {
  test('renews the session for 12 hours and ends the old one a minute later', async () => {
    moveTo({ hours: 1 });
    const { status, body, headers } = await user(token);
    expect(status).toBe(200);
    expect(body.Token).not.toBe(token);
    expect(body.Ablauf).toBe(momentAfter({ hours: 13 }).toISOString());
    expect(String(headers['set-cookie'])).toMatch(new RegExp(`^psoe_token=${body.Token}; Max-Age=43200;`));
    moveTo({ hours: 1, seconds: 59 });
    expect((await app.api('telko', 'GET', '/empfehler/empfehlungen', { bearer: token })).status).toBe(200);
    moveTo({ hours: 1, seconds: 60 });
    expectProblem(await user(token), 401, 'PSOF0204');
    moveTo({ hours: 13, seconds: -1 });
    expect((await user(body.Token)).status).toBe(200);
  });

  test('does not prolong the old session when called with it again', async () => {
    await user(token);
    moveTo({ seconds: 50 });
    expect((await user(token)).status).toBe(200);
    moveTo({ seconds: 61 });
    expectProblem(await user(token), 401, 'PSOF0204');
  });

  test('answers each of ten concurrent calls with its own token', async () => {
    const replies = await atOnce(10, () => user(token));
    expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200));
    expect(new Set(replies.map((reply) => reply.body.Token)).size).toBe(10);
  });
});

describe('logout', () => {
  test('ends the session immediately and clears the cookie', async () => {
    const reply = await app.api('telko', 'POST', '/account/logout', { bearer: token });
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect(String(reply.headers['set-cookie'])).toMatch(/^psoe_token=; .*Expires=Thu, 01 Jan 1970/);
    expectProblem(await user(token), 401, 'PSOF0204');
  });

  test('returns 401 for a session that is already ended', async () => {
    const replies = await Promise.all([1, 2].map(() => app.api('telko', 'POST', '/account/logout', { bearer: token })));
    expect(replies.map((reply) => reply.status)).toContain(204);
    expectProblem(await app.api('telko', 'POST', '/account/logout', { bearer: token }), 401, 'PSOF0204');
  });

  test('ends no other session of the same person', async () => {
    const other = await login(app, 'telko');
    await app.api('telko', 'POST', '/account/logout', { bearer: token });
    expect((await user(other)).status).toBe(200);
  });

  test('ends the old token within the minute after a renewal', async () => {
    await user(token);
    expect((await app.api('telko', 'POST', '/account/logout', { bearer: token })).status).toBe(204);
    expectProblem(await user(token), 401, 'PSOF0204');
  });

  test('is refused with 405 as a GET', async () => {
    expectProblem(await app.api('telko', 'GET', '/account/logout', { bearer: token }), 405, 'Default');
    expect((await user(token)).status).toBe(200);
  });
});

test('ended sessions are deleted, running ones stay', async () => {
  await login(app, 'berater');
  moveTo({ hours: 11 });
  const running = await login(app, 'berater');
  moveTo({ hours: 12 });
  await app.jobs.drain();
  const left = await app.inTenant('berater', ({ tx }) => tx.selectFrom('session').select('token_hash').execute());
  expect(left).toHaveLength(1);
  expect((await user(running, 'berater')).status).toBe(200);
});
