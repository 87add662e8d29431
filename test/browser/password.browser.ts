import type { Page } from '@playwright/test';
import { createTexts, type Translate } from '../../texts/texts.ts';
import { anyProdukt, type Demo, mailedLink, mailsTo, newAddress } from './support/demo.ts';
import { typeNewPassword } from './support/entering.ts';
import { onPhone } from './support/screens.ts';
import { at, expect, sharedPort, site, test } from './support/test.ts';

const TENANT = 'telko';
const t = createTexts('de', {});
const FIRST = 'Fensterbank7';
const SECOND = 'Dachfenster8';

const headline = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A new recommender with a confirmed address: an account without a password. */
async function newAccount(demo: Demo, tenant: string, worker: number): Promise<string> {
  const { request, port } = demo;
  const api = (path: string) => at('127.0.0.1', `/api/v1/${tenant}/${path}`, port);
  const email = newAddress('paula', worker);
  const Produkt = await anyProdukt(demo, tenant);
  const Empfehlung = { Produkt, Channel: 'whatsapp', Empfehlungslink: true, AnteilEmpfehler: 50, AgbText: 'ja' };
  const Empfehler = { Vorname: 'Paula', Nachname: 'Passwort', Email: email };
  expect((await request.post(api('Empfehlen/create'), { data: { Empfehlung, Empfehler } })).status()).toBe(201);
  const Token = new URL(await mailedLink(demo, email)).searchParams.get('token');
  expect((await request.post(api('Empfehlen/bestaetigen'), { data: { Token } })).status()).toBe(200);
  return email;
}

/** Requests a link; the address that was typed at the login is passed on. */
async function forget(page: Page, t: Translate, email: string): Promise<void> {
  await page.getByLabel(t('feldname.email')).fill(email);
  await press(page, t('anmelden.vergessen'));
  await headline(page, t('passwort.vergessen.titel'));
  await expect(page.getByLabel(t('feldname.email'))).toHaveValue(email);
  expect(page.url()).not.toContain('paula');
  await press(page, t('passwort.vergessen.knopf'));
  await headline(page, t('passwort.gesendet.titel'));
  expect(page.url()).not.toContain('paula');
}

async function change(page: Page, t: Translate, from: string, to: string): Promise<void> {
  await page.getByLabel(t('passwort.aendern.aktuell'), { exact: true }).fill(from);
  await typeNewPassword(page, t, to);
  await press(page, t('passwort.aendern.knopf'));
}

test('a forgotten password is set by the mailed link and changed afterwards', onPhone, async ({ page, request }, { workerIndex }) => {
  test.setTimeout(60_000);
  const demo = { request, port: sharedPort() };
  const email = await newAccount(demo, TENANT, workerIndex);
  await page.goto(site(TENANT, '/de/login'));
  await forget(page, t, email);

  await expect.poll(async () => (await mailsTo(demo, email)).length).toBe(3);
  await page.goto(await mailedLink(demo, email));
  await headline(page, t('passwort.setzen.titel'));
  await expect(page.getByText(email)).toBeVisible();
  await typeNewPassword(page, t, 'fenster');
  await press(page, t('passwort.setzen.knopf'));
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel(t('passwort.neu'), { exact: true }).fill(FIRST);
  await page.getByLabel(t('passwort.wiederholung'), { exact: true }).fill(SECOND);
  await press(page, t('passwort.setzen.knopf'));
  const again = page.getByLabel(t('passwort.wiederholung'), { exact: true });
  await expect(again).toHaveAccessibleDescription(new RegExp(t('passwort.wiederholung.anders')));
  await typeNewPassword(page, t, FIRST);
  await press(page, t('passwort.setzen.knopf'));
  await headline(page, t('bereich.titel'));
  await expect(page.getByText(t('passwort.setzen.fertig'))).toBeVisible();
  expect(page.url()).not.toContain('token');

  await page.getByRole('link', { name: t('bereich.nav.Settings') }).click();
  await page.getByRole('link', { name: t('passwort.aendern.titel') }).click();
  await headline(page, t('passwort.aendern.titel'));
  await change(page, t, SECOND, SECOND);
  await expect(page.getByLabel(t('passwort.aendern.aktuell'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await change(page, t, FIRST, SECOND);
  await expect(page.getByText(t('passwort.aendern.erfolg'))).toBeVisible();
});

test(
  'the script marks and announces each password rule that is met, and can show the password',
  { tag: '@phone' },
  async ({ page, request }, { workerIndex }) => {
    const demo = { request, port: sharedPort() };
    const email = await newAccount(demo, 'telko', workerIndex);
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    expect((await request.get(at('127.0.0.1', `/api/v1/telko/account/resetPassword/${email}`), { headers })).status()).toBe(204);
    await expect.poll(async () => (await mailsTo(demo, email)).length).toBe(3);
    await page.goto(await mailedLink(demo, email));

    const field = page.getByLabel(t('passwort.neu'), { exact: true });
    const met = page.locator('li[data-pattern][data-met]');
    await expect(met).toHaveCount(0);
    await field.pressSequentially('fens');
    await expect(met).toHaveText([t('passwort.regel.Kleinbuchstabe')]);
    await expect(page.getByRole('status')).toHaveText(/mindestens 8 Zeichen: fehlt noch\. einen Kleinbuchstaben: erfüllt\./);
    await field.fill('Fenster7');
    await expect(met).toHaveCount(4);
    await field.fill('enster7');
    await expect(met).toHaveCount(2);

    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: `${t('passwort.zeigen')} ${t('passwort.neu')}`, exact: true }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: `${t('passwort.verbergen')} ${t('passwort.neu')}`, exact: true }).click();
    await expect(field).toHaveAttribute('type', 'password');
  },
);
