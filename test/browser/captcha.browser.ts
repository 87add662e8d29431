import type { APIRequestContext, Page } from '@playwright/test';
import { anyProdukt } from './support/demo.ts';
import { at, expect, expectAccessible, expectNoOverflow, sharedPort, site, test } from './support/test.ts';

/** Number of referrals of a network address after which the demo requires a captcha. */
const FREE = 10;

const newEmail = () => `neu.${crypto.randomUUID()}@example.org`;
const AGB = /Ich bin mindestens 18 Jahre alt/;
const step = (page: Page) => page.getByRole('group', { name: 'Sicherheitsabfrage' });
const button = (page: Page) => page.getByRole('button', { name: 'Link erstellen' });

/** Header with a unique network address, as a proxy sends it. */
function newNetwork(): Record<string, string> {
  const [, ...bytes] = crypto.getRandomValues(new Uint8Array(4));
  return { 'x-forwarded-for': `11.${bytes.join('.')}` };
}

/** Gives a page a network address from which the maximum number of referrals without a captcha was made. */
async function comeAfterOthers(page: Page, request: APIRequestContext, tenant: string): Promise<void> {
  const headers = newNetwork();
  const Produkt = tenant === 'telko' ? await anyProdukt({ request, port: sharedPort() }, tenant) : 1;
  for (let time = 0; time < FREE; time += 1) {
    const Empfehlung = { Produkt, Channel: 'link', Empfehlungslink: true, AnteilEmpfehler: 50, AgbText: 'ja' };
    const data = { Empfehlung, Empfehler: { Vorname: 'Anna', Nachname: 'Neu', Email: newEmail() } };
    expect((await request.post(at('127.0.0.1', `/api/v1/${tenant}/Empfehlen/create`), { data, headers })).status()).toBe(201);
  }
  await page.context().setExtraHTTPHeaders(headers);
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Vorname').fill('Anna-Lena');
  await page.getByLabel('Nachname').fill('Müller-Lüdenscheidt');
  await page.getByLabel('E-Mail-Adresse').fill(newEmail());
  await page.getByLabel(AGB).check();
}

const PLACES = [
  ['energie', '/de/empfehlen/1', '@phone'],
  ['telko', '/de/#empfehlen-form', '@phone'],
] as const;

for (const [tenant, place, tag] of PLACES) {
  test(`after many referrals of a network the form at ${tenant} asks for a captcha, which solves itself`, { tag }, async ({
    page,
    request,
  }) => {
    await comeAfterOthers(page, request, tenant);
    const loaded: string[] = [];
    page.on('request', (one) => loaded.push(new URL(one.url()).pathname));
    await page.goto(site(tenant, place));
    await fill(page);
    await expect(step(page)).toHaveCount(0);
    expect(loaded.filter((path) => path.includes('captcha'))).toEqual([]);

    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('Bitte lösen Sie die Sicherheitsabfrage');
    await expect(page.getByLabel('Vorname')).toHaveValue('Anna-Lena');
    await expect(step(page).getByRole('status')).toHaveText('Fertig. Sie können das Formular jetzt absenden.');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page
      .getByRole('alert')
      .getByRole('link', { name: /Sicherheitsabfrage/ })
      .click();
    await expect(step(page)).toBeFocused();
    await button(page).click();
    await expect(page).toHaveURL(/\/de\/bestaetigung/);
  });
}

/** Fills in the contact form of a page from a network address that has sent the maximum number of messages without a captcha. */
async function writeAfterOthers(page: Page, request: APIRequestContext): Promise<void> {
  const headers = newNetwork();
  for (let time = 0; time < FREE; time += 1) {
    const data = { Name: 'Nora Nord', Email: newEmail(), Betreff: 'Frage', Nachricht: 'Wie geht das?' };
    expect((await request.post(at('127.0.0.1', '/api/v1/energie/kontakt'), { data, headers })).status()).toBe(202);
  }
  await page.context().setExtraHTTPHeaders(headers);
  await page.goto(site('energie', '/de/kontakt'));
  await page.getByLabel('Name', { exact: true }).fill('Anna-Lena Müller-Lüdenscheidt');
  await page.getByLabel('E-Mail-Adresse').fill(newEmail());
  await page.getByLabel('Betreff').fill('Meine Prämie');
  await page.getByLabel('Nachricht').fill('Wann kommt sie?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Bitte lösen Sie die Sicherheitsabfrage');
}

test('after many messages of a network the contact form asks for a captcha, which solves itself', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await writeAfterOthers(page, request);
  await expect(step(page).getByRole('status')).toHaveText('Fertig. Sie können das Formular jetzt absenden.');
  await expect(page.getByLabel('Nachricht')).toHaveValue('Wann kommt sie?');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Nachricht ist unterwegs');
});

test('a form sent before the captcha is solved is submitted once it is solved', { tag: '@desktop' }, async ({ page, request }) => {
  await comeAfterOthers(page, request, 'energie');
  await page.goto(site('energie', '/de/empfehlen/1'));
  await fill(page);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/Empfehlen/create', async (route) => {
    await held;
    await route.continue();
  });
  await button(page).click();
  await expect(step(page).getByRole('status')).toHaveText('Die Aufgabe wird gelöst …');
  await button(page).click();
  go();
  await expect(page).toHaveURL(/\/de\/bestaetigung/);
});

test('a captcha that could not be solved says so, shows the way by a login, and can be tried again', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await comeAfterOthers(page, request, 'energie');
  await page.goto(site('energie', '/de/empfehlen/1'));
  await fill(page);
  await page.route('**/Empfehlen/create', (route) => route.fulfill({ status: 200, json: { CaptchaRequired: true } }), { times: 1 });
  await button(page).click();
  await expect(step(page).getByRole('status')).toHaveText('Die Aufgabe konnte nicht gelöst werden.');
  await expect(step(page).getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
  await expectAccessible(page);
  await step(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(step(page).getByRole('status')).toHaveText(/^Fertig/);
});

test('a captcha whose script a new release has taken away is solved once the form was sent again', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await comeAfterOthers(page, request, 'energie');
  await page.goto(site('energie', '/de/empfehlen/1'));
  await fill(page);
  const nothing = { contentType: 'text/javascript', headers: { 'cache-control': 'no-store' }, body: '' };
  await page.route('**/assets/captcha*', (route) => route.fulfill(nothing), { times: 1 });
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Bitte lösen Sie die Sicherheitsabfrage');
  await expect(step(page).getByRole('status')).toHaveText('');
  await button(page).click();
  await expect(step(page).getByRole('status')).toHaveText('Fertig. Sie können das Formular jetzt absenden.');
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna-Lena');
  await button(page).click();
  await expect(page).toHaveURL(/\/de\/bestaetigung/);
});
