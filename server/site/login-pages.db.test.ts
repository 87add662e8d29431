import { describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';
import { ERIKA, login, newEmail, PASSWORD, recommend, release } from '../../test/support/walk.ts';

const app = demoApp();

const CREDENTIALS = { Email: ERIKA.Email, Password: PASSWORD };
const browse = (tenant = 'telko') => newBrowser(app, tenant);

/** A browser in which erika has logged in by the form. */
async function entered(tenant = 'telko') {
  const browser = browse(tenant);
  expect((await browser.post('/de/login', CREDENTIALS)).status).toBe(303);
  return browser;
}

interface Made {
  Empfehlungsnummer: string;
  Empfehlungscode: string;
  KurzURL: string;
}
const ownReferral = async (): Promise<Made> => recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 });

describe('login in the browser', () => {
  it('redirects to the page that required it, with its parameters', async () => {
    const { Empfehlungsnummer, KurzURL } = await ownReferral();
    const browser = browse();
    const place = `/de/login?redirect=Recommendation%3Fempfehlungsnummer%3D${Empfehlungsnummer}`;
    expect(redirectOf(await browser.get(`/de/empfehlung/${Empfehlungsnummer}`))).toEqual([302, place]);
    expect((await browser.get(place)).body).toContain('<h1');

    expect(redirectOf(await browser.post(place, CREDENTIALS))).toEqual([303, `/de/empfehlung/${Empfehlungsnummer}`]);
    const shared = await browser.get(`/de/empfehlung/${Empfehlungsnummer}`);
    expect(shared.status).toBe(200);
    expect(shared.body).toContain(encodeURIComponent(`${KurzURL}?channel=whatsapp`));
    expect(shared.headers['cache-control']).toBe('no-store');
    expect(shared.body).toContain('<html lang="de" data-session-seconds="43200">');
    expect((await browser.get('/de/login')).headers.location).toBe('/de/persoenlicherbereich');
  });

  it('redirects to the personal area if the redirect is an address or incomplete', async () => {
    for (const redirect of ['//boese.example', 'https://boese.example/', '/de/agb', 'Recommendation', '%00']) {
      const reply = await browse().post(`/de/login?redirect=${encodeURIComponent(redirect)}`, CREDENTIALS);
      expect(reply.headers.location).toBe('/de/persoenlicherbereich');
    }
  });

  it('refuses a wrong password and a foreign origin, keeps the address, and sets no session', async () => {
    const wrong = await browse().post('/de/login', { Email: 'wer@example.org', Password: 'Falsch-2026' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toContain('value="wer@example.org"');
    expect(wrong.body).toContain('Die Anmeldung hat nicht geklappt.');
    expect(wrong.body).not.toContain('Falsch-2026');
    expect(wrong.headers['set-cookie']).toBeUndefined();
    expect((await browse().post('/en/login', { Email: 'erika', Password: '' })).status).toBe(422);
    const empty = await browse().post('/de/login', { Email: '', Password: '' });
    expect(empty.body).toContain('Passwort ist ein Pflichtfeld.');
    expect(empty.body).not.toContain('keine gültige');
    for (const from of [OTHER_SITE, { origin: 'http://boese.example' }, {}])
      expect((await browse().post('/de/login', CREDENTIALS, from)).status).toBe(403);
  });

  it('shows how long to wait after too many wrong passwords', async () => {
    const browser = browse('berater');
    const guess = { Email: newEmail('raten'), Password: 'x' };
    for (let count = 0; count < 10; count += 1) await browser.post('/de/login', guess);
    const limited = await browser.post('/en/login', guess);
    expect(limited.status).toBe(429);
    expect(limited.body).toContain('Please wait 15 minutes.');
    await app.later(1);
  });

  it('ends by the form of Logout, with the same answer on a repeat, and not by opening its page', async () => {
    expect((await browse().get('/de/logout')).headers.location).toBe('/de/login?redirect=Logout');
    const browser = await entered();
    expect((await browser.get('/de/logout')).body).toContain('Möchten Sie sich abmelden?');
    expect((await browser.post('/de/logout', {}, OTHER_SITE)).status).toBe(403);
    expect((await browser.get('/de/persoenlicherbereich')).status).toBe(200);

    const stale = browser.twin();
    for (const one of [browser, browser.twin()]) expect(redirectOf(await one.post('/de/logout'))).toEqual([303, '/de/login?abgemeldet=1']);
    expect(redirectOf(await stale.get('/de/persoenlicherbereich'))).toEqual([302, '/de/login?redirect=Dashboard']);
    expect([stale.cookies.size, browser.cookies.size]).toEqual([0, 0]);
  });

  it('is valid for its own tenant and for twelve hours', async () => {
    const browser = await entered();
    const elsewhere = browser.twin('energie');
    expect((await elsewhere.get('/de/persoenlicherbereich')).headers.location).toBe('/de/login?redirect=Dashboard');
    expect((await browser.get('/de/')).body).toContain('href="/de/persoenlicherbereich"');
    await app.later(1);
    expect((await browser.twin().get('/de/persoenlicherbereich')).status).toBe(302);
    const home = await browser.get('/de/');
    expect(home.body).toContain('href="/de/login"');
    expect(home.body).not.toContain('data-session-seconds');
  });
});

describe('the personal area', () => {
  it('links to a reward to pick, and shows no more of another person than first name and initial', async () => {
    const { empfehlerToken = '', person } = await release(app, 'energie');
    const { body } = await (await entered('energie')).get('/de/persoenlicherbereich');
    expect(body).toContain(`href="/de/praemie/?${new URLSearchParams({ token: empfehlerToken })}"`);
    expect(body).toContain('Jörg M.');
    expect(body).not.toContain('Müßig');
    expect(body).not.toContain(person.email);
  });

  it("does not show another tenant's or a stranger's referral", async () => {
    const { Empfehlungsnummer } = await ownReferral();
    const page = await (await entered('energie')).get(`/de/empfehlung/${Empfehlungsnummer}`);
    expect(page.status).toBe(404);
    expect(page.body).toContain('finden wir nicht bei Ihnen');
  });
});

describe('a code', () => {
  it('opens the referral, however it is typed', async () => {
    const { Empfehlungsnummer, Empfehlungscode: code, KurzURL } = await ownReferral();
    const sloppy = ` ${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    for (const Code of [code, sloppy, KurzURL])
      expect(redirectOf(await browse().post('/de/code', { Code }))).toEqual([303, `/de/empfaengerdaten/${Empfehlungsnummer}?channel=code`]);
    const call = await app.api('telko', 'GET', `/empfehlung/empfehlungscode/${encodeURIComponent(sloppy.trim())}?einsprungsquelle=x`);
    expect(call).toMatchObject({ status: 200, body: { Empfehlungsnummer } });
    expect(await app.api('energie', 'GET', `/empfehlung/empfehlungscode/${code}`)).toMatchObject({
      status: 404,
      body: { code: 'NichtGefunden' },
    });
  });

  it('that is unknown stays in its field, and further guesses are limited', async () => {
    const browser = browse();
    const unknown = await browser.post('/de/code', { Code: '<b>zz' });
    expect(unknown.status).toBe(404);
    expect(unknown.body).toContain('Diesen Code kennen wir nicht.');
    expect(unknown.body).toContain('value="&lt;b&gt;zz"');
    expect((await browser.post('/de/code')).status).toBe(422);
    expect((await browser.post('/de/code', { Code: 'x' }, { origin: 'http://boese.example' })).status).toBe(403);
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1)
      statuses.push((await app.api('telko', 'GET', '/empfehlung/empfehlungscode/zz', { from: '127.0.0.1' })).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await browser.post('/de/code', { Code: 'zz' })).body).toContain('Bitte warten Sie 15 Minuten');
  });
});
