import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { configured, storeMandant } from '../../../test/support/mandant.ts';
import { recipient, statusOfEmpfaenger } from '../../../test/support/money.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { login, recommend } from '../../../test/support/walk.ts';

/** Fields of the configuration that no test of a module covers. */

const TENANT = 'energie';
const app = testApp();
let session: string;
beforeAll(() => app.clock.set(TEST_NOW));
beforeEach(async () => {
  session = await login(app, TENANT);
});

test('MandantUrl is the base of every link', () =>
  configured(app, TENANT, { MandantUrl: 'https://weiter.example/' }, async () => {
    const { Empfehlungslink, KurzURL, Empfehlungsnummer } = await recommend(app, TENANT, session);
    expect(Empfehlungslink).toMatch(/^https:\/\/weiter\.example\/api\/v1\/energie\//);
    expect(KurzURL).toMatch(/^https:\/\/weiter\.example\/r\//);
    const { headers } = await app.api(TENANT, 'GET', `/empfehlen/click/${Empfehlungsnummer}`);
    expect(headers.location).toMatch(/^https:\/\/weiter\.example\/de\/empfaengerdaten\//);
  }));

test.each([
  ['production', /^https:\/\/lt\.example\/[0-9A-Z]{8}$/],
  ['testing', /^https:\/\/test\.lt\.example\/[0-9A-Z]{8}$/],
  ['staging', /^http:\/\/energie\.localhost:3000\/r\/[0-9A-Z]{8}$/],
] as const)('EmpfehlungslinkDomain is the base of the short link: in %s %s', async (environment, shown) => {
  const domain = { production: 'lt.example', staging: null, testing: 'test.lt.example', development: null };
  await configured(app, TENANT, { EmpfehlungslinkDomain: domain }, async () => {
    const before = app.parts.settings;
    Object.assign(app.parts, { settings: { ...before, environment } });
    const { KurzURL } = await recommend(app, TENANT, session).finally(() => Object.assign(app.parts, { settings: before }));
    expect(KurzURL).toMatch(shown);
  });
});

test.each([100, 50, 0])('RecommenderDefaultShare preselects a share of %d in the form', (RecommenderDefaultShare) =>
  configured(app, TENANT, { RecommenderDefaultShare }, async () => {
    const { body } = await newBrowser(app, TENANT).get('/de/empfehlen/1');
    const radios = body.match(/<input[^>]*type="radio"[^>]*>/g)?.filter((one: string) => one.includes('AnteilEmpfehler')) ?? [];
    const checked = radios.filter((one: string) => /\schecked=/.test(one));
    expect(checked).toHaveLength(1);
    expect(checked[0]).toContain(`value="${RecommenderDefaultShare}"`);
  }),
);

test('EmpfehlenPath is the target of the button to recommend, in the language of the page', () =>
  configured(app, TENANT, { EmpfehlenPath: '/tarife/strom#jetzt' }, async () => {
    const browser = newBrowser(app, TENANT, { cookies: { psoe_token: session } });
    expect((await browser.get('/en/persoenlicherbereich')).body).toContain('href="/en/tarife/strom#jetzt"');
    expect((await newBrowser(app, TENANT).get('/de/login')).body).toContain('href="/de/tarife/strom#jetzt"');
  }));

test.each(['https://boese.example', '//boese.example', 'tarife', '/a b'])(
  "EmpfehlenPath must be a path of the tenant's pages: refuses %j",
  async (EmpfehlenPath) => {
    await storeMandant(app, TENANT, { konfiguration: { EmpfehlenPath } });
    await app.parts.mandanten.reload();
    expect(app.parts.mandanten.leftOut()).toMatchObject([{ fault: expect.stringContaining('configuration field EmpfehlenPath') }]);
    await storeMandant(app, TENANT, { konfiguration: { EmpfehlenPath: null } });
    await app.parts.mandanten.reload();
  },
);

test('language applies if the caller asks for none, fallbackLanguage if the requested one is not supported', () =>
  configured(app, TENANT, { language: 'en', fallbackLanguage: 'en' }, async () => {
    expect((await newBrowser(app, TENANT).get('/')).headers.location).toBe('/en/');
    expect((await newBrowser(app, TENANT).get('/fr/')).body).toContain('<html lang="en"');
    expect((await app.api(TENANT, 'GET', '/praemie')).body[0].Wert).toMatch(/^€/);
  }));

test('apiRoute is the base of the address at which a form gets its captcha', () =>
  configured(app, TENANT, { apiRoute: '/anderswo', CaptchaAb: 0 }, async () => {
    expect((await newBrowser(app, TENANT).get('/de/empfehlen/1')).body).toContain('data-captcha="/anderswo/Empfehlen/create"');
  }));

test('AuftragFristTage is the number of days that a recipient has to order after accepting', () =>
  configured(app, TENANT, { AuftragFristTage: 3 }, async () => {
    const { Empfaengernummer } = await recipient(app, TENANT);
    expect(await statusOfEmpfaenger(app, TENANT, Empfaengernummer)).toBe('Ok');
    await app.later(2);
    expect(await statusOfEmpfaenger(app, TENANT, Empfaengernummer)).toBe('Ok');
    await app.later(1);
    expect(await statusOfEmpfaenger(app, TENANT, Empfaengernummer)).toBe('Abgelaufen');
  }));

const homeOf = async () => (await newBrowser(app, TENANT).get('/de/')).body as string;

test('Produktanzeige shows products on the home page, or else a link to the form', async () => {
  const tile = 'data-chooses="1"';
  expect(await homeOf()).toContain(tile);
  await configured(app, TENANT, { Produktanzeige: false }, async () => {
    const home = await homeOf();
    expect(home).not.toContain(tile);
    expect(home).toContain('id="empfehlen-form"');
    expect(home).toMatch(/<a href="#empfehlen-form"[^>]*>[^<]*Tarif empfehlen/);
  });
});

test('CallToAction shows or hides the button at the top of the home page', async () => {
  expect(await homeOf()).toContain('Tarif empfehlen');
  await configured(app, TENANT, { CallToAction: false }, async () => expect(await homeOf()).not.toContain('Tarif empfehlen'));
});
