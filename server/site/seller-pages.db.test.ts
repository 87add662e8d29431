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

describe('the page in front of the login of profi sellers', () => {
  const FRONT = `${START}/willkommen`;
  const forced = (more: object, check: () => Promise<void>) => configured(app, 'telko', { ModuleErzwingeLogin: true, ...more }, check);

  it('stands before every page of the portal while a login is forced, and the login leads to the requested page', () =>
    forced({}, async () => {
      const { email, session } = await makeSeller(app);
      const browser = browse();
      for (const [path, page] of [
        ['', 'SellerHome'],
        ['/auftraege', 'SellerOrders'],
        ['/provisionen', 'SellerCommissions'],
        ['/abrechnung?zeile=AB-00012', 'SellerBilling%3Fzeile%3DAB-00012'],
        ['/daten', 'SellerData'],
      ])
        expect(redirectOf(await browser.get(START + path)), path).toEqual([302, `${FRONT}?redirect=${page}`]);
      const login = `${START}/login?redirect=SellerBilling%3Fzeile%3DAB-00012`;
      const front = await browser.get(`${FRONT}?redirect=SellerBilling%3Fzeile%3DAB-00012`);
      expect([front.status, String(front.body).includes(`href="${login}"`)]).toEqual([200, true]);
      expect(redirectOf(await browser.post(login, { Email: email, Password: PASSWORD }))).toEqual([
        303,
        `${START}/abrechnung?zeile=AB-00012`,
      ]);
      expect((await browser.get(`${START}/abrechnung?zeile=AB-00012`)).status).toBe(200);
      const loggedIn = newBrowser(app, 'telko', { cookies: { psoe_seller: session } });
      expect(redirectOf(await loggedIn.get(`${FRONT}?redirect=SellerData`))).toEqual([302, `${START}/daten`]);
      expect(redirectOf(await loggedIn.get(`${FRONT}?redirect=SellerInterstitial`))).toEqual([302, START]);
    }));

  it('leaves the login and passwords of sellers open, and says under autologin that nobody can register', () =>
    forced({ IsAutologin: true }, async () => {
      for (const path of ['/willkommen', '/login', '/passwortvergessen']) expect((await browse().get(START + path)).status, path).toBe(200);
      expect((await browse().get(`${START}/registrieren`)).status).toBe(404);
      const Email = newEmail('auto', 'verkauf.example');
      expect((await browse().post(`${START}/registrieren`, { Vorname: 'Paula', Nachname: 'Probst', Email })).status).toBe(404);
      await app.jobs.drainMails();
      expect(app.mails.allTo(Email)).toEqual([]);
      expect(words(await browse().get(`${START}/willkommen`))).toContain('Registrieren können Sie sich hier nicht.');
    }));

  it('opens at no tenant that forces no login, and at no tenant without sellers', async () => {
    expect((await browse().get(FRONT)).status).toBe(404);
    for (const tenant of ['intern', 'energie']) expect((await newBrowser(app, tenant).get(FRONT)).status, tenant).toBe(404);
  });

  it('opens and closes with the setting at once', async () => {
    await forced({}, async () => expect((await browse().get(FRONT)).status).toBe(200));
    expect((await browse().get(FRONT)).status).toBe(404);
    expect(redirectOf(await browse().get(START))).toEqual([302, `${START}/login?redirect=SellerHome`]);
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
