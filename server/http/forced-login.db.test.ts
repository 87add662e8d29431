import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MandantKonfiguration } from '../../contract/mandant.ts';
import { PAGE_NAMES, PAGES } from '../../contract/pages.ts';
import { type Reply, startTestApp, type TestApp } from '../../test/support/app.ts';
import { ERIKA, login, newEmail } from '../../test/support/walk.ts';

let app: TestApp;
let session: string;
beforeAll(async () => {
  app = await startTestApp();
  session = `psoe_token=${await login(app, 'intern')}`;
});
afterAll(() => app.close());

const host = (tenant: string) => ({ host: `${tenant}.localhost:3000` });
const get = (url: string, { cookie = '', tenant = 'intern' } = {}) =>
  app.request({ method: 'GET', url, headers: { ...host(tenant), ...(cookie && { cookie }) } });
const post = (url: string, fields: Record<string, string> = {}, { cookie = '', tenant = 'intern', site = 'same-origin' } = {}) =>
  app.request({
    method: 'POST',
    url,
    headers: {
      ...host(tenant),
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': site,
      ...(cookie && { cookie }),
    },
    payload: new URLSearchParams(fields).toString(),
  });
const leadsTo = ({ status, headers }: Reply) => [status, headers.location];

async function change(tenant: string, wish: Partial<MandantKonfiguration>): Promise<void> {
  const konfiguration = JSON.stringify({ ...app.parts.mandanten.get(tenant)?.konfiguration, ...wish });
  await app.parts.db.inSystem(({ tx }) => tx.updateTable('mandant').set({ konfiguration }).where('mandant', '=', tenant).execute());
  await app.parts.mandanten.reload();
}

/** Address of each page, its parameters filled in. */
const ADDRESSES = PAGE_NAMES.map((name) => [name, `/de${PAGES[name].path.replace(/:\w+/g, 'x7')}`] as const);
const DISABLED: readonly string[] = ['Login', 'Registration', 'Settings', 'ForgotPassword', 'SetPassword', 'ChangePassword'];

describe('the pages of intern', () => {
  it.each(ADDRESSES)('%s opens as an exception or leads to the page in front, opened or posted to', async (name, address) => {
    const exceptions = app.parts.mandanten.get('intern')?.konfiguration.LoginAusnahmen ?? [];
    const replies = [await get(address), await get(`${address}?channel=mail`), await post(address)];
    for (const reply of replies) {
      const place = String(reply.headers.location ?? '');
      if (DISABLED.includes(name)) expect(place).toBe('/de/exklusiv');
      else if (exceptions.includes(name) || ['Login', 'LoginToken', 'Admin'].includes(name))
        expect(place).not.toMatch(/^\/de\/exklusiv\?redirect=/);
      else expect(place).toMatch(new RegExp(`^/de/exklusiv\\?redirect=${name}(%3F|$)`));
      expect(reply.body).not.toContain('Wen holen Sie in den Ring?');
    }
  });

  it('open for who is logged in, and no browser keeps them', async () => {
    const home = await get('/de/', { cookie: session });
    expect([home.status, home.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(home.body).toContain('Wen holen Sie in den Ring?');
  });

  it('are never kept for the next visitor, nor shown to who has logged out', async () => {
    const own = `psoe_token=${await login(app, 'intern')}`;
    expect((await get('/de/', { cookie: own })).status).toBe(200);
    expect(leadsTo(await get('/de/'))).toEqual([302, '/de/exklusiv?redirect=Homepage']);
    await post('/de/logout', {}, { cookie: own });
    expect(leadsTo(await get('/de/', { cookie: own }))).toEqual([302, '/de/exklusiv?redirect=Homepage']);
    expect(leadsTo(await get('/de/', { cookie: 'psoe_token=falsch' }))).toEqual([302, '/de/exklusiv?redirect=Homepage']);
  });

  it('refuse a form of who is not logged in before anything is done', async () => {
    const count = () =>
      app.inTenant('intern', async ({ tx }) => (await tx.selectFrom('empfehlung').select('empfehlungsnummer').execute()).length);
    const before = await count();
    const fields = { 'Empfehlung.Produkt': '1', 'Empfehlung.AnteilEmpfehler': '50', 'Empfehlung.AgbText': 'ja' };
    const person = { 'Empfehler.Vorname': 'Ida', 'Empfehler.Nachname': 'I', 'Empfehler.Email': newEmail('ida', 'werkring.example') };
    const sent = await post('/de/', { ...fields, ...person });
    expect(leadsTo(sent)).toEqual([303, '/de/exklusiv?redirect=Homepage']);
    expect(await count()).toBe(before);
  });

  it('close at once when the tenant begins to force a login, also where the page was kept', async () => {
    expect((await get('/de/', { tenant: 'energie' })).status).toBe(200);
    await change('energie', { ModuleErzwingeLogin: true });
    expect(leadsTo(await get('/de/', { tenant: 'energie' }))).toEqual([302, '/de/login?redirect=Homepage']);
    expect((await get('/de/login?redirect=Homepage', { tenant: 'energie' })).body).toContain('Bitte melden Sie sich an.');
    const entered = await post('/de/login?redirect=Homepage', { Email: ERIKA.Email, Password: 'Demo-2026' }, { tenant: 'energie' });
    expect(leadsTo(entered)).toEqual([303, '/de/']);
    expect((await get('/de/faq', { tenant: 'energie' })).status).toBe(200);
    await change('energie', { ModuleErzwingeLogin: false });
    expect((await get('/de/', { tenant: 'energie' })).status).toBe(200);
  });

  it('stand behind Login where the page in front offers a password', async () => {
    await change('berater', { ModuleErzwingeLogin: true, Zwischenseite: true });
    expect(leadsTo(await get('/de/', { tenant: 'berater' }))).toEqual([302, '/de/exklusiv?redirect=Homepage']);
    const front = await get('/de/exklusiv?redirect=Homepage', { tenant: 'berater' });
    expect(front.body).toContain('href="/de/login?redirect=Homepage"');
    expect(front.body).not.toContain('Zugangslink senden');
    expect((await post('/de/exklusiv', { Email: ERIKA.Email }, { tenant: 'berater' })).status).toBe(403);
    await change('berater', { ModuleErzwingeLogin: false, Zwischenseite: false });
  });
});

describe('the page in front', () => {
  it('is kept for everybody, says what there is to get, and leads on who is logged in', async () => {
    const front = await get('/de/exklusiv');
    expect([front.status, front.headers.etag]).toEqual([200, expect.any(String)]);
    expect(front.body).toMatch(/Bis zu 200\s€ für jede Empfehlung/);
    expect(front.body).not.toContain('href="/de/login"');
    expect(leadsTo(await get('/de/exklusiv', { cookie: session }))).toEqual([302, '/de/persoenlicherbereich']);
    expect(leadsTo(await get('/de/exklusiv?redirect=Recommend%3FproduktId%3D7', { cookie: session }))).toEqual([302, '/de/empfehlen/7']);
  });

  it('is not there for a tenant that has none', async () => {
    expect((await get('/de/exklusiv', { tenant: 'telko' })).status).toBe(404);
  });

  it('says that somebody has logged out', async () => {
    const own = `psoe_token=${await login(app, 'intern')}`;
    const out = await post('/de/logout', {}, { cookie: own });
    const handed = await get(String(out.headers.location));
    expect((await get(String(handed.headers.location))).body).toContain('Sie sind abgemeldet.');
  });

  it('sends a link and says the same for every address; what is wrong shows with what was typed', async () => {
    for (const email of [ERIKA.Email, newEmail(), newEmail('neu', 'werkring.example')]) {
      const sent = await post('/de/exklusiv?redirect=Homepage', { Email: email });
      expect(leadsTo(sent)).toEqual([303, '/de/exklusiv?gesendet=1&redirect=Homepage']);
    }
    expect((await get('/de/exklusiv?gesendet=1')).body).toContain('Sehen Sie in Ihr Postfach');
    const wrong = await post('/de/exklusiv', { Email: 'ida@' });
    expect([wrong.status, wrong.body.includes('value="ida@"')]).toEqual([422, true]);
    expect((await post('/en/exklusiv', { Email: ' ' })).body).toContain('Enter your email address');
    expect((await post('/de/exklusiv', { Email: ERIKA.Email }, { site: 'cross-site' })).status).toBe(403);
  });

  it('says how long to wait after the third link of an hour', async () => {
    const email = newEmail('oft', 'werkring.example');
    for (let time = 0; time < 3; time += 1) await post('/de/exklusiv', { Email: email });
    const limited = await post('/de/exklusiv', { Email: email });
    expect(limited.status).toBe(429);
    expect(limited.body).toContain('In 60 Minuten können Sie wieder einen Link anfordern.');
  });
});
