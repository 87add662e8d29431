import { beforeEach, describe, expect, it } from 'vitest';
import { SELLER_PAGES } from '../../contract/portals/seller.ts';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { newAddress } from '../../test/support/konto.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { configured } from '../../test/support/mandant.ts';
import { newBrowser, redirectOf } from '../../test/support/pages.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { makeSeller } from '../../test/support/seller.ts';
import { newEmail, PASSWORD } from '../../test/support/walk.ts';

const app = demoApp();
beforeEach(() => app.clock.set(TEST_NOW));

const START = '/de/profiseller';
const browse = () => newBrowser(app, 'telko', { machine: newAddress });

/** The words that a reader sees. */
const words = ({ body }: Reply) =>
  String(body)
    .replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ');

describe('the registration of a profi seller', () => {
  it('leads by the mailed link over the password and the login to the data', async () => {
    const browser = browse();
    const Email = newEmail('paula', 'verkauf.example');
    const sent = await browser.post(`${START}/registrieren`, { Vorname: 'Paula', Nachname: 'Probst', Email });
    expect(redirectOf(sent)).toEqual([303, `${START}/registrieren?gesendet=1`]);
    expect(words(await browser.get(`${START}/registrieren?gesendet=1`))).toContain('Der Link gilt 14 Tage.');
    await app.jobs.drainMails();
    const search = `?token=${tokenOf(app.mails.to(Email, 'bestaetigen'))}`;
    expect(words(await browser.get(`${START}/bestaetigen${search}`))).toContain(`Ist ${Email} Ihre Adresse?`);
    const password = `${START}/registrieren/passwort${search}`;
    expect(redirectOf(await browser.post(`${START}/bestaetigen${search}`))).toEqual([303, password]);
    expect([...browser.cookies.keys()]).toEqual(['psoe_seller']);
    expect(words(await browser.get(password))).toContain('was Funkhof über Sie wissen muss');
    const login = `${START}/login?passwort=gesetzt&redirect=SellerData`;
    const set = await browser.post(password, { Password: PASSWORD, Wiederholung: PASSWORD, zweck: 'Registrierung' });
    expect(redirectOf(set)).toEqual([303, login]);
    expect(redirectOf(await browser.get(`${START}/daten`))).toEqual([302, `${START}/login?redirect=SellerData`]);
    expect(redirectOf(await browser.post(login, { Email, Password: PASSWORD }))).toEqual([303, `${START}/daten`]);
    expect((await browser.get(`${START}/daten`)).status).toBe(200);
  });

  it('is missing under autologin, where sellers still log in', async () => {
    await configured(app, 'telko', { IsAutologin: true }, async () => {
      expect((await browse().get(`${START}/registrieren`)).status).toBe(404);
      const login = await browse().get(`${START}/login`);
      expect([login.status, String(login.body).includes(`${START}/registrieren`)]).toEqual([200, false]);
    });
  });
});

describe('the session of a profi seller', () => {
  it('opens the portal, and neither the pages of agencies nor those of recommenders', async () => {
    const { session } = await makeSeller(app);
    const browser = newBrowser(app, 'telko', { cookies: { psoe_seller: session } });
    for (const path of ['', '/daten', '/logout']) expect((await browser.get(START + path)).status, path).toBe(200);
    expect(redirectOf(await browser.get(`${START}/login`))).toEqual([302, START]);
    expect(redirectOf(await browser.get('/de/agentur'))).toEqual([302, '/de/agentur/login?redirect=AgencyHome']);
    const other = newBrowser(app, 'telko', { cookies: { psoe_agentur: session, psoe_token: session } });
    expect(redirectOf(await other.get(START))).toEqual([302, `${START}/login?redirect=SellerHome`]);
    expect(redirectOf(await browser.post(`${START}/logout`))).toEqual([303, `${START}/login?abgemeldet=1`]);
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(redirectOf(await browser.get(START))).toEqual([302, `${START}/login?redirect=SellerHome`]);
  });
});

it('public pages link to the login of profi sellers only where the tenant has them', async () => {
  const links = async (tenant: string) => String((await newBrowser(app, tenant).get('/de/faq')).body).includes(`href="${START}/login"`);
  expect([await links('telko'), await links('energie')]).toEqual([true, false]);
});

it('no page of the portal exists at a tenant without profi sellers', async () => {
  const browser = newBrowser(app, 'energie', { machine: newAddress });
  for (const { path } of Object.values(SELLER_PAGES)) expect((await browser.get(`/de${path}`)).status, path).toBe(404);
});
