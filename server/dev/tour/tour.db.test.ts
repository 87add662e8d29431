import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { wordsOf } from '../../../test/support/html.ts';
import { newBrowser, OTHER_SITE, redirectOf } from '../../../test/support/pages.ts';
import { countRows } from '../../../test/support/rows.ts';
import { login, recommend } from '../../../test/support/walk.ts';
import { ROLLEN, type Rolle } from '../../../web/dev/tour/stand.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { buildApp } from '../../start/app.ts';
import { PEOPLE } from './login.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'empfehlwerk-dev-tour-'));
const app = demoApp({ dataDir });
// The shop calls the product over HTTP, as a real one would.
beforeAll(() => app.app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const TOUR = '/dev/tour';
const enter = (browser: ReturnType<typeof newBrowser>, Rolle: Rolle, Ziel = '') => browser.post(TOUR, { Rolle, Ziel });

/** The cookie of each role, and a call that answers its own person alone. */
const OWN: Readonly<Partial<Record<Rolle, { cookie: string; ask: string; says: string }>>> = {
  Empfehlerin: { cookie: 'psoe_token', ask: '/api/v1/telko/empfehler/empfehlungen/', says: 'Empfehlungsnummer' },
  Inhaberin: { cookie: 'psoe_agentur', ask: '/api/v1/telko/agentur/user', says: 'inhaber@agentur.example' },
  Mitarbeiter: { cookie: 'psoe_agentur', ask: '/api/v1/telko/agentur/user', says: 'mitarbeiter@agentur.example' },
  Beschaeftigte: { cookie: 'psoe_token', ask: '/api/v1/intern/empfehler/empfehlungen/', says: 'Empfehlungsnummer' },
  Betrieb: { cookie: 'psoe_betrieb', ask: '/api/v1/betrieb/user', says: 'betrieb@example.org' },
  Buchhaltung: { cookie: 'psoe_betrieb', ask: '/api/v1/betrieb/user', says: 'buchhaltung@example.org' },
  Seller: { cookie: 'psoe_seller', ask: '/api/v1/telko/seller/user', says: 'seller@example.org' },
};
const FIRST: Readonly<Record<Rolle, string>> = {
  Empfehlerin: '/de/persoenlicherbereich',
  Kontakt: '/de/',
  Haendler: '/dev/shop/telko/auftraege',
  Inhaberin: '/de/agentur',
  Mitarbeiter: '/de/agentur',
  Beschaeftigte: '/de/mitarbeiterempfehlen/uebersicht',
  Betrieb: '/betrieb',
  Buchhaltung: '/betrieb',
  Seller: '/de/profiseller',
};

describe('a login of the tour', () => {
  test.each(ROLLEN)("of %s opens the product's own session and the first page", async (rolle) => {
    const browser = newBrowser(app, PEOPLE[rolle].mandant);
    expect(redirectOf(await enter(browser, rolle))).toEqual([303, FIRST[rolle]]);
    const own = OWN[rolle];
    expect([...browser.cookies.keys()]).toEqual(own ? [own.cookie] : []);
    if (own) expect(JSON.stringify((await browser.get(own.ask)).body)).toContain(own.says);
    expect((await browser.get(FIRST[rolle])).status).toBe(200);
  });

  test('replaces the person of the back office, and asks another browser for patience when both codes of a person are used', async () => {
    app.clock.pass({ minutes: 5 });
    const browser = newBrowser(app, 'telko');
    const who = async () => (await browser.get('/api/v1/betrieb/user')).body.Email;
    await enter(browser, 'Buchhaltung');
    await enter(browser, 'Betrieb');
    expect(await who()).toBe('betrieb@example.org');
    await enter(browser, 'Buchhaltung');
    expect(await who()).toBe('buchhaltung@example.org');
    expect(redirectOf(await enter(browser, 'Buchhaltung'))).toEqual([303, '/betrieb']);
    const other = newBrowser(app, 'telko');
    await enter(other, 'Betrieb');
    const [status, to] = redirectOf(await enter(other, 'Buchhaltung'));
    expect([status, to]).toEqual([303, expect.stringMatching(/^\/dev\?wartet=\d+$/)]);
    expect((await browser.get(String(to))).body).toMatch(/role="alert">Ein Code .* in \d+ Sekunden/);
    app.clock.pass({ seconds: 30 });
    expect(redirectOf(await enter(other, 'Buchhaltung'))).toEqual([303, '/betrieb']);
  });

  test('as the contact ends the session of the recommender in this browser', async () => {
    const browser = newBrowser(app, 'telko');
    await enter(browser, 'Empfehlerin', '/de/empfehlen/462');
    expect(browser.cookies.has('psoe_token')).toBe(true);
    expect(redirectOf(await enter(browser, 'Kontakt', '/r/AB12CD34'))).toEqual([303, '/r/AB12CD34']);
    expect(browser.cookies.has('psoe_token')).toBe(false);
  });

  test('is taken from the tour on another host of the demo, and from no other site', async () => {
    const intern = newBrowser(app, 'intern');
    const from = (origin: string) => intern.post(TOUR, { Rolle: 'Beschaeftigte', Ziel: '' }, { ...OTHER_SITE, origin });
    for (const origin of ['https://boese.example', 'http://telko.localhost:8080', 'http://energie.localhost:3000', 'null'])
      expectProblem(await from(origin), 403, 'NichtAuthorisiert');
    expect(intern.cookies.size).toBe(0);
    expect(redirectOf(await from('http://telko.localhost:3000'))).toEqual([303, FIRST.Beschaeftigte]);
  });

  test.each(['//boese.example', '/\\boese.example', 'https://boese.example/', 'boese'])('never leads to %s', async (Ziel) => {
    const browser = newBrowser(app, 'telko');
    expectProblem(await enter(browser, 'Empfehlerin', Ziel), 404, 'NichtGefunden');
    expect(browser.cookies.size).toBe(0);
  });

  test('is refused on the host of another tenant, whose cookies are others', async () => {
    const browser = newBrowser(app, 'energie');
    expectProblem(await enter(browser, 'Empfehlerin'), 404, 'NichtGefunden');
    expect(browser.cookies.size).toBe(0);
  });
});

describe('/dev', () => {
  const TABLES = ['session', 'protokoll', 'empfehlung', 'mail', 'betrieb_protokoll'];

  test("answers on every host, where it leads to its tenant's own, and a look changes nothing", async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', 'intern.localhost:3000'])
      expect(redirectOf(await app.request({ method: 'GET', url: '/dev?lang=en', headers: { host } }))).toEqual([
        302,
        'http://telko.localhost:3000/dev?lang=en',
      ]);
    const before = await countRows(app, TABLES);
    const page = await newBrowser(app, 'telko').get('/dev');
    expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await newBrowser(app, 'telko').get(`${TOUR}?Rolle=Empfehlerin&Ziel=`)).status).toBe(404);
    expect((await newBrowser(app, 'telko').get(`${TOUR}/uhr?Tage=1`)).status).toBe(404);
    expect(await countRows(app, TABLES)).toEqual(before);
  });

  test("speaks the browser's language or the one that is asked for", async () => {
    const browser = newBrowser(app, 'telko');
    expect((await browser.get('/dev')).body).toContain('Vom Link zur Auszahlung');
    expect((await browser.get('/dev', { 'accept-language': 'en' })).body).toContain('From the link to the payout');
    expect((await browser.get('/dev?lang=de', { 'accept-language': 'en' })).body).toContain('Vom Link zur Auszahlung');
    expect((await browser.get('/dev?lang=fr&wartet=bald')).status).toBe(200);
  });

  test('begins without a link, although the demo has some, and goes on with the newest one', async () => {
    const browser = newBrowser(app, 'telko');
    const present = async () => /aria-current="step".*?<h3>(.*?)<\/h3>/.exec((await browser.get('/dev')).body)?.[1];
    expect(await present()).toBe('Erika macht einen Link');
    const { Empfehlungscode } = await recommend(app, 'telko', await login(app, 'telko'));
    expect(await present()).toBe('Ein Kontakt öffnet den Link');
    expect((await browser.get('/dev')).body).toContain(`value="/r/${Empfehlungscode}"`);
    app.clock.pass({ minutes: 1 });
    const later = await recommend(app, 'telko', await login(app, 'telko'));
    expect((await browser.get('/dev')).body).toContain(`value="/r/${later.Empfehlungscode}"`);
  });

  test('moves the clock by its own form, once for a double click', async () => {
    const browser = newBrowser(app, 'telko');
    const day = async () => /class="day">([\d.]+)/.exec((await browser.get('/dev')).body)?.[1];
    const before = app.clock.now();
    const Heute = '2026-11-20';
    expectProblem(await browser.post(`${TOUR}/uhr`, { Tage: '1', Heute }, OTHER_SITE), 403, 'NichtAuthorisiert');
    for (const Tage of ['0', '-1', '16', '1.5', 'x'])
      expectProblem(await browser.post(`${TOUR}/uhr`, { Tage, Heute }), 404, 'NichtGefunden');
    expect(app.clock.now()).toEqual(before);
    for (let press = 0; press < 2; press += 1)
      expect(redirectOf(await browser.post(`${TOUR}/uhr`, { Tage: '1', Heute }))).toEqual([303, '/dev']);
    expect(await day()).toBe('21.11.2026');
  });

  test('is there for this machine alone, and only with the demo', async () => {
    const headers = { host: 'telko.localhost:3000' };
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const asks = [
      { method: 'GET', url: '/dev', headers },
      { method: 'POST', url: TOUR, headers: form, payload: 'Rolle=Betrieb&Ziel=' },
      { method: 'POST', url: `${TOUR}/uhr`, headers: form, payload: 'Tage=1&Heute=2026-11-21' },
    ] as const;
    const before = app.clock.now();
    const settings = { ...app.parts.settings, demo: false };
    const plain = await buildApp({ parts: { ...app.parts, settings }, jobs: app.jobs, assets: { css: '', directory: null } });
    for (const ask of asks) {
      expectProblem(await app.request({ ...ask, remoteAddress: '192.0.2.7' }), 404, 'NichtGefunden');
      expectProblem(await app.request({ ...ask, headers: { ...ask.headers, host: 'boese.example' } }), 404, 'NichtGefunden');
      expectProblem(await app.request({ ...ask, headers: { ...ask.headers, 'x-forwarded-for': '127.0.0.1' } }), 404, 'NichtGefunden');
      const answer = await plain.inject({ ...ask, remoteAddress: '127.0.0.1' });
      expect([answer.statusCode, wordsOf(answer.body).includes('Erika macht einen Link'), answer.headers['set-cookie']]).toEqual([
        404,
        false,
        undefined,
      ]);
    }
    await plain.close();
    expect(app.clock.now()).toEqual(before);
  });
});
