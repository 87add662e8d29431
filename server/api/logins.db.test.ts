import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { completion, findRewardedProdukt, join, login, newEmail, recommend, recommendation } from '../../test/support/walk.ts';
import { expectProblem } from '../http/problem.fixture.ts';

const app = demoApp();
let session: string;
let produkt: number;
beforeAll(async () => {
  session = await login(app, 'telko');
  produkt = (await findRewardedProdukt(app, 'telko')).Id;
});

const cookie = (token: string) => `psoe_token=${token}`;
const bearer = (token: string) => `Bearer ${token}`;
const list = (headers: Record<string, string>) => app.api('telko', 'GET', '/empfehler/empfehlungen', { headers });

describe('a session is accepted', () => {
  const bad = 'unbekannt';

  test('from Authorization, X-Authorization or the cookie', async () => {
    expect((await list({ authorization: bearer(session) })).status).toBe(200);
    expect((await list({ 'x-authorization': bearer(session) })).status).toBe(200);
    expect((await list({ cookie: cookie(session) })).status).toBe(200);
    expect((await list({ authorization: `bearer  ${session}` })).status).toBe(200);
  });

  test('in this order: the first one counts, even if it is invalid', async () => {
    expect((await list({ authorization: bearer(session), 'x-authorization': bearer(bad), cookie: cookie(bad) })).status).toBe(200);
    expect((await list({ 'x-authorization': bearer(session), cookie: cookie(bad) })).status).toBe(200);
    expectProblem(await list({ authorization: bearer(bad), 'x-authorization': bearer(session), cookie: cookie(session) }), 401, 'PSOF0204');
    expectProblem(await list({ 'x-authorization': bearer(bad), cookie: cookie(session) }), 401, 'PSOF0204');
  });

  test('after a header of another scheme', async () => {
    expect((await list({ authorization: 'Basic eDp5', 'x-authorization': bearer(session) })).status).toBe(200);
    expect((await list({ authorization: 'Basic eDp5', cookie: cookie(session) })).status).toBe(200);
  });
});

describe('a writing call by cookie', () => {
  const HOST = 'telko.localhost:3000';
  const OWN = { host: HOST, origin: `http://${HOST}`, 'x-requested-with': 'XMLHttpRequest' };
  const create = (headers: Record<string, string>) =>
    app.api('telko', 'POST', '/Empfehlen/create', { headers: { cookie: cookie(session), ...headers }, body: recommendation({ produkt }) });

  test("from the site's own script is executed", async () => {
    expect((await create(OWN)).status).toBe(201);
  });

  test.each([
    ['without X-Requested-With', { 'x-requested-with': '' }],
    ['with another X-Requested-With', { 'x-requested-with': 'fetch' }],
    ['without Origin', { origin: '' }],
    ['from another site', { origin: 'http://evil.example' }],
    ['from another port', { origin: 'http://telko.localhost:4000' }],
    ['from another tenant', { origin: 'http://energie.localhost:3000' }],
    ['from a host name that starts with that of the tenant', { origin: `http://${HOST}.evil.example` }],
    ['from a sandboxed frame', { origin: 'null' }],
  ])('%s is refused and changes nothing', async (_, foreign) => {
    const before = (await list({ cookie: cookie(session) })).body.length;
    const headers = Object.fromEntries(Object.entries({ ...OWN, ...foreign }).filter(([name, value]) => value !== '' || name !== 'origin'));
    expectProblem(await create(headers), 403, 'NichtAuthorisiert');
    expect((await list({ cookie: cookie(session) })).body.length).toBe(before);
  });

  test('logs out only from its own site', async () => {
    const own = await login(app, 'telko');
    const logout = (headers: Record<string, string>) =>
      app.api('telko', 'POST', '/account/logout', { headers: { cookie: cookie(own), ...headers } });
    expectProblem(await logout({ ...OWN, origin: 'http://evil.example' }), 403, 'NichtAuthorisiert');
    expect((await list({ cookie: cookie(own) })).status).toBe(200);
    expect((await logout(OWN)).status).toBe(204);
    expectProblem(await list({ cookie: cookie(own) }), 401, 'PSOF0204');
  });

  test('needs no check with a bearer token, which a foreign page cannot send', async () => {
    const reply = await create({ authorization: bearer(session), origin: 'http://evil.example' });
    expect(reply.status).toBe(201);
  });

  test('needs no check if it only reads', async () => {
    expect((await list({ cookie: cookie(session) })).status).toBe(200);
  });
});

describe("a recipient's cookie", () => {
  const OWN = { host: 'telko.localhost:3000', origin: 'http://telko.localhost:3000', 'x-requested-with': 'XMLHttpRequest' };

  test('is set with the recipient as a session cookie that no script can read', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', session);
    const reply = await app.api('telko', 'POST', '/tracking/abschliessen', { body: completion(Empfehlungsnummer, newEmail()) });
    expect(reply.headers['set-cookie']).toBe(`psoe_empfaenger=${reply.body.Hex}; Path=/; HttpOnly; SameSite=Lax`);
  });

  test("authorises the recipient only from the site's own script", async () => {
    const { Hex } = await join(app, 'telko', (await recommend(app, 'telko', session)).Empfehlungsnummer);
    const accept = (headers: Record<string, string>) =>
      app.api('telko', 'PUT', '/empfaenger/zustimmung', {
        headers: { cookie: `psoe_empfaenger=${Hex}`, ...headers },
        body: { AgbText: 'ja' },
      });
    expectProblem(await accept({ ...OWN, origin: 'http://evil.example' }), 403, 'NichtAuthorisiert');
    expect((await accept(OWN)).status).toBe(204);
  });

  test('of a former recipient does not block a new one', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', session);
    const headers = { ...OWN, cookie: 'psoe_empfaenger=vergangen' };
    const reply = await app.api('telko', 'POST', '/tracking/abschliessen', { headers, body: completion(Empfehlungsnummer, newEmail()) });
    expect(reply.status).toBe(201);
  });
});

/** The refusals of each call are tested in `credentials.db.test.ts`. */
describe('credentials', () => {
  test('are refused if the key is revoked', async () => {
    await app.inTenant('berater', ({ tx, now }) => tx.updateTable('api_schluessel').set({ widerrufen_am: now }).execute());
    expectProblem(await app.api('berater', 'POST', '/auftrag', { bearer: 'demo-berater' }), 401, 'PSOF0204');
  });

  test('are ignored by an open call', async () => {
    expect(
      (await app.api('telko', 'GET', '/produkt/maxpraemiewert', { bearer: 'unbekannt', headers: { cookie: cookie('x') } })).status,
    ).toBe(200);
  });
});
