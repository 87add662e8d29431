import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { completion, join, login, newEmail, produktOf, recommend, recommendation } from '../../test/support/walk.ts';
import { expectProblem } from '../http/problem.fixture.ts';

const app = demoApp();
let session: string;
let produkt: number;
beforeAll(async () => {
  session = await login(app, 'telko');
  produkt = (await produktOf(app, 'telko')).Id;
});

const cookie = (token: string) => `psoe_token=${token}`;
const bearer = (token: string) => `Bearer ${token}`;
const list = (headers: Record<string, string>) => app.api('telko', 'GET', '/empfehler/empfehlungen', { headers });

describe('a session is taken', () => {
  const bad = 'unbekannt';

  test('from Authorization, X-Authorization or the cookie', async () => {
    expect((await list({ authorization: bearer(session) })).status).toBe(200);
    expect((await list({ 'x-authorization': bearer(session) })).status).toBe(200);
    expect((await list({ cookie: cookie(session) })).status).toBe(200);
    expect((await list({ authorization: `bearer  ${session}` })).status).toBe(200);
  });

  test('in this order: the first that is sent counts, good or bad', async () => {
    expect((await list({ authorization: bearer(session), 'x-authorization': bearer(bad), cookie: cookie(bad) })).status).toBe(200);
    expect((await list({ 'x-authorization': bearer(session), cookie: cookie(bad) })).status).toBe(200);
    expectProblem(await list({ authorization: bearer(bad), 'x-authorization': bearer(session), cookie: cookie(session) }), 401, 'PSOF0204');
    expectProblem(await list({ 'x-authorization': bearer(bad), cookie: cookie(session) }), 401, 'PSOF0204');
  });

  test('past a header of another kind', async () => {
    expect((await list({ authorization: 'Basic eDp5', 'x-authorization': bearer(session) })).status).toBe(200);
    expect((await list({ authorization: 'Basic eDp5', cookie: cookie(session) })).status).toBe(200);
  });
});

describe('a writing call by cookie', () => {
  const HOST = 'telko.localhost:3000';
  const OWN = { host: HOST, origin: `http://${HOST}`, 'x-requested-with': 'XMLHttpRequest' };
  const create = (headers: Record<string, string>) =>
    app.api('telko', 'POST', '/Empfehlen/create', { headers: { cookie: cookie(session), ...headers }, body: recommendation({ produkt }) });

  test("from the site's own script is done", async () => {
    expect((await create(OWN)).status).toBe(201);
  });

  test.each([
    ['without X-Requested-With', { 'x-requested-with': '' }],
    ['with another X-Requested-With', { 'x-requested-with': 'fetch' }],
    ['without Origin', { origin: '' }],
    ['from another site', { origin: 'http://evil.example' }],
    ['from another port', { origin: 'http://telko.localhost:4000' }],
    ['from another tenant', { origin: 'http://energie.localhost:3000' }],
    ['from a site that begins alike', { origin: `http://${HOST}.evil.example` }],
    ['from a sandboxed frame', { origin: 'null' }],
  ])('%s is refused and does nothing', async (_, foreign) => {
    const before = (await list({ cookie: cookie(session) })).body.length;
    const headers = Object.fromEntries(Object.entries({ ...OWN, ...foreign }).filter(([, value]) => value !== ''));
    expectProblem(await create(headers), 403, 'NichtAuthorisiert');
    expect((await list({ cookie: cookie(session) })).body.length).toBe(before);
  });

  test('logs out only for its own site', async () => {
    const own = await login(app, 'telko');
    const logout = (headers: Record<string, string>) =>
      app.api('telko', 'POST', '/account/logout', { headers: { cookie: cookie(own), ...headers } });
    expectProblem(await logout({ ...OWN, origin: 'http://evil.example' }), 403, 'NichtAuthorisiert');
    expect((await list({ cookie: cookie(own) })).status).toBe(200);
    expect((await logout(OWN)).status).toBe(204);
    expectProblem(await list({ cookie: cookie(own) }), 401, 'PSOF0204');
  });

  test('needs neither when a bearer token is sent: no foreign page can send one', async () => {
    const reply = await create({ authorization: bearer(session), origin: 'http://evil.example' });
    expect(reply.status).toBe(201);
  });

  test('reading needs neither', async () => {
    expect((await list({ cookie: cookie(session) })).status).toBe(200);
  });
});

describe("a recipient's cookie", () => {
  const OWN = { host: 'telko.localhost:3000', origin: 'http://telko.localhost:3000', 'x-requested-with': 'XMLHttpRequest' };

  test('is set with the recipient, for the visit alone, read by no script', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', session);
    const reply = await app.api('telko', 'POST', '/tracking/abschliessen', { body: completion(Empfehlungsnummer, newEmail()) });
    expect(reply.headers['set-cookie']).toBe(`psoe_empfaenger=${reply.body.Hex}; Path=/; HttpOnly; SameSite=Lax`);
  });

  test("speaks for the recipient from the site's own script alone", async () => {
    const { Hex } = await join(app, 'telko', (await recommend(app, 'telko', session)).Empfehlungsnummer);
    const accept = (headers: Record<string, string>) =>
      app.api('telko', 'PUT', '/empfaenger/zustimmung', {
        headers: { cookie: `psoe_empfaenger=${Hex}`, ...headers },
        body: { AgbText: 'ja' },
      });
    expectProblem(await accept({ ...OWN, origin: 'http://evil.example' }), 403, 'NichtAuthorisiert');
    expect((await accept(OWN)).status).toBe(204);
  });

  test('that has outlived its recipient does not stand in the way of a new one', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', session);
    const headers = { ...OWN, cookie: 'psoe_empfaenger=vergangen' };
    const reply = await app.api('telko', 'POST', '/tracking/abschliessen', { headers, body: completion(Empfehlungsnummer, newEmail()) });
    expect(reply.status).toBe(201);
  });
});

/** What each call refuses stands in `credentials.db.test.ts`. */
describe('who may call', () => {
  test('a revoked key is none', async () => {
    await app.inTenant('berater', ({ tx, now }) => tx.updateTable('api_schluessel').set({ widerrufen_am: now }).execute());
    expectProblem(await app.api('berater', 'POST', '/auftrag', { bearer: 'demo-berater' }), 401, 'PSOF0204');
  });

  test('an open call takes no notice of a credential', async () => {
    expect(
      (await app.api('telko', 'GET', '/produkt/maxpraemiewert', { bearer: 'unbekannt', headers: { cookie: cookie('x') } })).status,
    ).toBe(200);
  });
});
