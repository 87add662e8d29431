import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dialogOf, openStartPage } from './support/agentur.ts';
import { openFilled } from './support/filled.ts';
import { onPhone } from './support/screens.ts';
import { expect, expectAccessible, expectNoOverflow, site, test } from './support/test.ts';

test.describe.configure({ mode: 'default' });

const V1 = 'https://eu-api.friendlycaptcha.eu';
const V2 = 'https://eu.frcapi.com';

/** Each version at a tenant; without its secret the product asks no host. */
const TENANTS = { telko: 'friendly-v1', energie: 'friendly-v2' } as const;

let product: Awaited<ReturnType<typeof openFilled>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await openFilled();
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-friendly-'));
  for (const [tenant, Art] of Object.entries(TENANTS)) {
    const copy = join(folder, tenant);
    cpSync(join('mandanten', tenant), copy, { recursive: true });
    const file = join(copy, 'mandant.json');
    const content = JSON.parse(readFileSync(file, 'utf8'));
    const own = { CaptchaAb: 0, Dienste: { Captcha: { Art, Sitekey: 'FCBROWSER', Region: 'eu' } } };
    writeFileSync(file, JSON.stringify({ ...content, konfiguration: { ...content.konfiguration, ...own } }));
    await product.run('scripts/tenant.mjs', 'import', copy);
  }
  rmSync(folder, { recursive: true });
  // Its tenants are in effect at once after a start.
  await product.replace('scripts/start.mjs');
});
test.afterAll(() => product.end());

test.use({ mayAsk: [V1, V2].map((origin) => new URL(origin).host) });

const step = (page: Page) => page.getByRole('group', { name: 'Sicherheitsabfrage' });
const send = (page: Page) => page.getByRole('button', { name: 'Nachricht senden' });

const openForm = (page: Page, tenant: keyof typeof TENANTS) => page.goto(site(tenant, '/de/kontakt', product.port));

/** Fills in the form; the first focus starts the widget. */
async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Nora Nord');
  await page.getByLabel('E-Mail-Adresse').fill(`nora.${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Betreff').fill('Frage');
  await page.getByLabel('Nachricht').fill('Wann kommt sie?');
}

const sent = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Nachricht ist unterwegs');

/** A new task of version 1 that takes one short try: its bytes 13 to 15 are the expiry in 5 minutes, the number of tasks and their difficulty. */
function easyPuzzle(): string {
  const bytes = Buffer.alloc(32);
  bytes.set([1, 12, 1, 0], 12);
  return `${crypto.randomUUID().replaceAll('-', '')}.${bytes.toString('base64')}`;
}

/** Answers the widget of version 1, which refuses browsers that are driven by a program. */
async function answerWidget(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const named = (value: unknown) => ({ get: () => value });
    const agent = navigator.userAgent.replace('Headless', '');
    Object.defineProperties(navigator, { webdriver: named(false), userAgent: named(agent), appVersion: named(agent) });
  });
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await page.route(`${V1}/**`, (route) => route.fulfill({ json: { data: { puzzle: easyPuzzle() } }, headers: cors }));
}

test('version 1 solves its task in the page under its policy, with the script of our host', onPhone, async ({ page }) => {
  await answerWidget(page);
  await openForm(page, 'telko');
  await expect(page.locator('script[src^="/assets/friendly"]')).toHaveCount(1);
  await expect(step(page).getByRole('button')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await fill(page);
  await expect(step(page)).toHaveAttribute('data-state', 'solved');
  expect(await page.locator('input[name=Captcha]').inputValue()).toMatch(/^[0-9a-f]{32}\./);
  await expectAccessible(page);
  await send(page).click();
  await sent(page);
});

test(
  'version 2 shows the frame of its service, and its field is sent, also without an answer of the service',
  onPhone,
  async ({ page }) => {
    await page.route(`${V2}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Widget</title>' }));
    await openForm(page, 'energie');
    const frame = step(page).locator('iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/eu\.frcapi\.com\/.*sitekey=FCBROWSER/);
    await expectAccessible(page);
    await expectNoOverflow(page);
    const answer = (value: string) =>
      page.locator('input[name=Captcha]').evaluate((field, given) => Object.assign(field, { value: given }), value);
    await fill(page);
    await answer('.SOLVING');
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Bitte lösen Sie die Sicherheitsabfrage');
    await expect(page.getByLabel('Nachricht')).toHaveValue('Wann kommt sie?');
    await answer('a-response');
    await send(page).click();
    await sent(page);
    // A frame that never answers leaves the widget without a solution.
    await openForm(page, 'energie');
    await fill(page);
    await expect(page.locator('input[name=Captcha]')).toHaveValue('.UNCONNECTED');
    await send(page).click();
    await sent(page);
  },
);

test.describe('an invitation', () => {
  test.use({ mayBeRefused: ['/Einladung'] });

  test('asks for it in the app, which the browser loads again for its policy', onPhone, async ({ page }) => {
    await answerWidget(page);
    await openStartPage(page, 'mitarbeiter', product.port);
    await page.getByRole('main').getByRole('link', { name: 'Einladen' }).click();
    await expect(step(page).getByRole('button')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const invite = () => page.getByRole('button', { name: 'Einladung anlegen' }).click();
    await page.getByLabel('Vorname').fill('Ida');
    await expect(page.locator('input[name=Captcha]')).toHaveValue(/^[0-9a-f]{32}\./);
    await invite();
    await expect(page.getByText('Nachname ist ein Pflichtfeld')).toBeVisible();
    await page.getByLabel('Nachname').fill('Brand');
    const answer = (value: string) =>
      page.locator('input[name=Captcha]').evaluate((field, given) => Object.assign(field, { value: given }), value);
    await answer('.SOLVING');
    await invite();
    await expect(step(page)).toContainText('Bitte lösen Sie die Sicherheitsabfrage');
    await expect(step(page)).toBeFocused();
    await expectAccessible(page);
    await answer('a-solution');
    await invite();
    await expect(dialogOf(page)).toContainText('Wartet auf Annahme');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says what to do instead', onPhone, async ({ page }) => {
    await openForm(page, 'energie');
    await expect(step(page).getByText('Die Aufgabe braucht JavaScript. Sie können uns stattdessen direkt an')).toBeVisible();
  });
});
