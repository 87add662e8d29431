import type { Page } from '@playwright/test';
import { dialogOf, openStartPage } from './support/agentur.ts';
import { comeAsPerson } from './support/captcha-tenant.ts';
import { openWithCaptcha } from './support/lender.ts';
import { onPhone } from './support/screens.ts';
import { comeDirectly, expect, expectAccessible, expectNoOverflow, site, test } from './support/test.ts';

test.describe.configure({ mode: 'default' });

let product: Awaited<ReturnType<typeof openWithCaptcha>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await openWithCaptcha();
});
test.afterAll(() => product.end());

// The stand-in answers only this machine.
test.beforeEach(({ page }) => comeDirectly(page));

const step = (page: Page) => page.getByRole('group', { name: 'Sicherheitsabfrage' });
const send = (page: Page) => page.getByRole('button', { name: 'Nachricht senden' });

const openForm = (page: Page, tenant: 'telko' | 'energie') => page.goto(site(tenant, '/de/kontakt', product.port));

/** Fills in the form; the first focus starts the widget. */
async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Nora Nord');
  await page.getByLabel('E-Mail-Adresse').fill(`nora.${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Betreff').fill('Frage');
  await page.getByLabel('Nachricht').fill('Wann kommt sie?');
}

const sent = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Nachricht ist unterwegs');

const field = (page: Page) => page.locator('input[name=Captcha]');
const answer = (page: Page, value: string) => field(page).evaluate((element, given) => Object.assign(element, { value: given }), value);

test('version 1 solves its task in the page under its policy, with the script of our host', onPhone, async ({ page }) => {
  await comeAsPerson(page);
  await openForm(page, 'telko');
  await expect(page.locator('script[src^="/assets/friendly"]')).toHaveCount(1);
  await expect(step(page).getByRole('button')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await fill(page);
  await expect(step(page)).toHaveAttribute('data-state', 'solved');
  await expect(field(page)).toHaveValue(/^[0-9a-f]{32}\./);
  await expectAccessible(page);
  await send(page).click();
  await sent(page);
});

test('version 2 solves its task in the frame of its service, and starts again after a refusal', onPhone, async ({ page }) => {
  await openForm(page, 'energie');
  const widget = page.frameLocator('.frc-captcha iframe');
  await expect(widget.getByRole('button', { name: 'Ich bin ein Mensch' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await fill(page);
  await expect(widget.getByRole('button', { name: 'Geprüft' })).toBeVisible();
  await expect(field(page)).toHaveValue(/^frame-/);
  await answer(page, '.SOLVING');
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Bitte lösen Sie die Sicherheitsabfrage');
  await expect(page.getByLabel('Nachricht')).toHaveValue('Wann kommt sie?');
  await widget.getByRole('button', { name: 'Ich bin ein Mensch' }).click();
  await expect(field(page)).toHaveValue(/^frame-/);
  await send(page).click();
  await sent(page);
});

test.describe('an invitation', () => {
  test.use({ mayBeRefused: ['/Einladung'] });

  test('asks for it in the app, which the browser loads again for its policy', onPhone, async ({ page }) => {
    await comeAsPerson(page);
    await openStartPage(page, 'mitarbeiter', product.port);
    await page.getByRole('main').getByRole('link', { name: 'Einladen' }).click();
    await expect(step(page).getByRole('button')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const invite = () => page.getByRole('button', { name: 'Einladung anlegen' }).click();
    await page.getByLabel('Vorname').fill('Ida');
    await expect(field(page)).toHaveValue(/^[0-9a-f]{32}\./);
    await invite();
    await expect(page.getByText('Nachname ist ein Pflichtfeld')).toBeVisible();
    await page.getByLabel('Nachname').fill('Brand');
    await answer(page, 'bad');
    await invite();
    await expect(step(page)).toContainText('Die Sicherheitsabfrage ist abgelaufen oder falsch gelöst');
    await expect(step(page)).toBeFocused();
    await expectAccessible(page);
    // The focus starts the next task.
    await expect(field(page)).toHaveValue(/^[0-9a-f]{32}\./);
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
