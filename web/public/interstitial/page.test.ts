import { expect, it } from 'vitest';
import { NAVBAR } from '../../../contract/calls/mandant.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { postInterstitial } from './post.ts';

const NO_PRAEMIE = { readMaxPraemiewert: { body: { WertCent: 0, Wert: '0,00 €' } }, listPraemien: { body: [] } };

it.each([
  ['de', true, 'Link antippen. Danach sind Sie 12 Stunden lang angemeldet.'],
  ['de', false, 'Ihrem Passwort. Danach sind Sie 12 Stunden lang angemeldet.'],
  ['en', true, 'tap the link. You then stay logged in for 12 hours.'],
  ['en', false, 'your password. You then stay logged in for 12 hours.'],
] as const)(
  'explains in %s how to log in, by a mailed link (%s) or a password, and for how long',
  async (locale, IsAutologin, sentence) => {
    const konfiguration = { Zwischenseite: true, ModuleErzwingeLogin: true, IsAutologin };
    const { text } = await openPage('Interstitial', { page: 'Interstitial', locale, konfiguration }, NO_PRAEMIE);
    expect(text).toContain(sentence);
  },
);

const open = (konfiguration: VisitOptions['konfiguration'], query = {}) =>
  openPage('Interstitial', { page: 'Interstitial', konfiguration, query }, NO_PRAEMIE);

it('is shown under autologin, and mentions invited people only if the tenant restricts access', async () => {
  const { text, status } = await open({ IsAutologin: true });
  expect([status, text.includes('Anmelden ohne Passwort'), text.includes('Eingeladene')]).toEqual([200, true, false]);
  expect((await open({ IsAutologin: true }, { gesendet: '1' })).text).not.toContain('eingeladen');
  expect((await open({ IsAutologin: true, ModuleErzwingeLogin: true })).text).toContain('Eingeladene');
  expect((await open({})).status).toBe(404);
});

it('keeps the target of the login in the links to other languages', async () => {
  const redirect = 'Recommend?produktId=7';
  const { html } = await open({ IsAutologin: true, Navbar: { ...NAVBAR, Sprachwahl: true } }, { redirect });
  expect(html).toContain('href="/en/exklusiv?redirect=Recommend%3FproduktId%3D7"');
});

it('sends the target of the login with the request for the mail', async () => {
  const { visit, made } = visitOf(
    { query: { redirect: 'Recommend?produktId=7&token=x' } },
    { requestAnmeldelink: { status: 204, body: null } },
  );
  await postInterstitial(visit, { Email: 'ida@example.net' });
  expect(made[0]?.input.body).toEqual({ Email: 'ida@example.net', Redirect: 'Recommend?produktId=7' });
  await postInterstitial(visit, { Email: '' });
  expect(made[1]?.input.body).toEqual({ Redirect: 'Recommend?produktId=7' });
});
