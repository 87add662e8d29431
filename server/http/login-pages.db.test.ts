import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../test/support/app.ts';
import { ERIKA, login, newEmail, PASSWORD, recommend, release } from '../../test/support/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const OWN = { 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const host = (tenant: string) => ({ host: `${tenant}.localhost:3000` });

const get = (url: string, cookie = '', tenant = 'telko') => app.request({ method: 'GET', url, headers: { ...host(tenant), cookie } });
const post = (
  url: string,
  fields: Record<string, string>,
  { cookie = '', tenant = 'telko', headers = OWN as Record<string, string> } = {},
) =>
  app.request({
    method: 'POST',
    url,
    headers: { ...host(tenant), ...FORM, cookie, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** The session that an answer sets, as the browser sends it. */
function cookieOf({ headers }: Reply): string {
  const set = [headers['set-cookie'] ?? []].flat().map(String);
  return set.find((one) => one.startsWith('psoe_token='))?.split(';')[0] ?? '';
}
const CREDENTIALS = { Email: ERIKA.Email, Password: PASSWORD };
const ownReferral = async (tenant = 'telko') =>
  (await recommend(app, tenant, await login(app, tenant), { produkt: PRODUKT[tenant] })) as Made;
const PRODUKT: Record<string, number | undefined> = { telko: 462 };
interface Made {
  Empfehlungsnummer: string;
  Empfehlungscode: string;
  KurzURL: string;
}

describe('login in the browser', () => {
  it('leads to the page that needed it, with its parameters', async () => {
    const { Empfehlungsnummer, KurzURL } = await ownReferral();
    const sent = await get(`/de/empfehlung/${Empfehlungsnummer}`);
    const place = `/de/login?redirect=Recommendation%3Fempfehlungsnummer%3D${Empfehlungsnummer}`;
    expect([sent.status, sent.headers.location]).toEqual([302, place]);
    expect((await get(place)).body).toContain('<h1');

    const entered = await post(place, CREDENTIALS);
    expect([entered.status, entered.headers.location]).toEqual([303, `/de/empfehlung/${Empfehlungsnummer}`]);
    const cookie = cookieOf(entered);
    const shared = await get(`/de/empfehlung/${Empfehlungsnummer}`, cookie);
    expect(shared.status).toBe(200);
    expect(shared.body).toContain(encodeURIComponent(`${KurzURL}?channel=whatsapp`));
    expect(shared.headers['cache-control']).toBe('no-store');
    expect(shared.body).toMatch(/<html lang="de" data-ablauf="4(31\d\d|3200)">/);
    expect((await get('/de/login', cookie)).headers.location).toBe('/de/persoenlicherbereich');
  });

  it('never leads to an address', async () => {
    for (const redirect of ['//boese.example', 'https://boese.example/', '/de/agb', 'Recommendation', '%00']) {
      const entered = await post(`/de/login?redirect=${encodeURIComponent(redirect)}`, CREDENTIALS);
      expect(entered.headers.location).toBe('/de/persoenlicherbereich');
    }
  });

  it('refuses a wrong password with the address kept, a foreign origin, and sets no session', async () => {
    const wrong = await post('/de/login', { Email: 'wer@example.org', Password: 'Falsch-2026' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toContain('value="wer@example.org"');
    expect(wrong.body).toContain('Die Anmeldung hat nicht geklappt.');
    expect(wrong.body).not.toContain('Falsch-2026');
    expect(wrong.headers['set-cookie']).toBeUndefined();
    expect((await post('/en/login', { Email: 'erika', Password: '' })).status).toBe(422);
    const foreign: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://boese.example' }, {}];
    for (const headers of foreign) expect((await post('/de/login', CREDENTIALS, { headers })).status).toBe(403);
  });

  it('says how long to wait after too many wrong passwords', async () => {
    const email = newEmail('raten');
    for (let count = 0; count < 10; count += 1) await post('/de/login', { Email: email, Password: 'x' }, { tenant: 'berater' });
    const limited = await post('/en/login', { Email: email, Password: 'x' }, { tenant: 'berater' });
    expect(limited.status).toBe(429);
    expect(limited.body).toContain('Please wait 15 minutes.');
    await app.later(1);
  });

  it('ends by the form of Logout, twice the same, and not by opening its page', async () => {
    expect((await get('/de/logout')).headers.location).toBe('/de/login?redirect=Logout');
    const cookie = cookieOf(await post('/de/login', CREDENTIALS));
    expect((await get('/de/logout', cookie)).body).toContain('Möchten Sie sich abmelden?');
    expect((await post('/de/logout', {}, { cookie, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await get('/de/persoenlicherbereich', cookie)).status).toBe(200);
    for (let times = 0; times < 2; times += 1) {
      const out = await post('/de/logout', {}, { cookie });
      expect([out.status, out.headers.location]).toEqual([303, '/de/login?abgemeldet=1']);
    }
    const after = await get('/de/persoenlicherbereich', cookie);
    expect([after.status, after.headers.location]).toEqual([302, '/de/login?redirect=Dashboard']);
    expect(cookieOf(after)).toBe('psoe_token=');
  });

  it('holds for its own tenant and twelve hours', async () => {
    const cookie = cookieOf(await post('/de/login', CREDENTIALS));
    expect((await get('/de/persoenlicherbereich', cookie, 'energie')).headers.location).toBe('/de/login?redirect=Dashboard');
    expect((await get('/de/', cookie)).body).toContain('href="/de/persoenlicherbereich"');
    await app.later(1);
    expect((await get('/de/persoenlicherbereich', cookie)).status).toBe(302);
    const home = await get('/de/', cookie);
    expect(home.body).toContain('href="/de/login"');
    expect(home.body).not.toContain('data-ablauf');
  });
});

describe('the personal area', () => {
  it('leads to a reward to pick, and shows no other person more than a first name and an initial', async () => {
    const { empfehlerToken = '', person } = await release(app, 'energie');
    const cookie = cookieOf(await post('/de/login', CREDENTIALS, { tenant: 'energie' }));
    const { body } = await get('/de/persoenlicherbereich', cookie, 'energie');
    expect(body).toContain(`href="/de/praemie/?${new URLSearchParams({ token: empfehlerToken })}"`);
    expect(body).toContain('Jörg M.');
    expect(body).not.toContain('Müßig');
    expect(body).not.toContain(person.email);
  });

  it("does not show another tenant's or a stranger's referral", async () => {
    const { Empfehlungsnummer } = await ownReferral();
    const cookie = cookieOf(await post('/de/login', CREDENTIALS, { tenant: 'energie' }));
    const page = await get(`/de/empfehlung/${Empfehlungsnummer}`, cookie, 'energie');
    expect(page.status).toBe(404);
    expect(page.body).toContain('finden wir nicht bei Ihnen');
  });
});

describe('a code', () => {
  it('leads to the recommendation, however it is typed', async () => {
    const { Empfehlungsnummer, Empfehlungscode: code, KurzURL } = await ownReferral();
    const sloppy = ` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    for (const Code of [code, sloppy, KurzURL]) {
      const found = await post('/de/code', { Code });
      expect([found.status, found.headers.location]).toEqual([303, `/de/empfaengerdaten/${Empfehlungsnummer}?channel=code`]);
    }
    const call = await app.api('telko', 'GET', `/empfehlung/empfehlungscode/${encodeURIComponent(sloppy.trim())}?einsprungsquelle=x`);
    expect(call).toMatchObject({ status: 200, body: { Empfehlungsnummer } });
    expect(await app.api('energie', 'GET', `/empfehlung/empfehlungscode/${code}`)).toMatchObject({
      status: 404,
      body: { code: 'NichtGefunden' },
    });
  });

  it('that nobody has is kept in its field, and guessing ends', async () => {
    const unknown = await post('/de/code', { Code: '<b>zz' });
    expect(unknown.status).toBe(404);
    expect(unknown.body).toContain('Diesen Code kennen wir nicht.');
    expect(unknown.body).toContain('value="&lt;b&gt;zz"');
    expect((await post('/de/code', {})).status).toBe(422);
    expect((await post('/de/code', { Code: 'x' }, { headers: { origin: 'http://boese.example' } })).status).toBe(403);
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await app.api('telko', 'GET', '/empfehlung/empfehlungscode/zz')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await post('/de/code', { Code: 'zz' })).body).toContain('Bitte warten Sie 15 Minuten');
  });
});
