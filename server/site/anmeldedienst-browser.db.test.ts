import { type Browser, chromium, type Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { PRESSED, startAnbieter, type TestAnbieter, useAnbieter } from '../../test/support/anbieter.ts';
import { demoApp } from '../../test/support/app.ts';
import { BROWSER_ARGS, needBrowser } from '../../tools/shared/browser.ts';
import { freePort } from '../../tools/shared/port.ts';

// Which cookies go along on the way back from another site is what a browser alone decides.
const port = await freePort();
const app = demoApp({ port });
let anbieter: TestAnbieter;
let browser: Browser;
/** Installing a missing Chromium, in ms. */
const INSTALLED_WITHIN = 180_000;
beforeAll(async () => {
  anbieter = await startAnbieter('telko', port);
  await useAnbieter(app, anbieter.issuer);
  await app.app.listen({ port, host: '127.0.0.1' });
  browser = await chromium.launch({ executablePath: needBrowser(), args: BROWSER_ARGS });
  return () => Promise.all([browser.close(), anbieter.close()]);
}, INSTALLED_WITHIN);

const at = (path: string) => `http://telko.localhost:${port}/de/agentur${path}`;

async function open(path: string, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(at(path));
  return page;
}

/** There and back: it is the provider's page that leads back, as the page of another site. */
async function comeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mit Werkskonto anmelden' }).click();
  await page.getByRole('link', { name: PRESSED }).click();
}

test.each([
  ['with script', true],
  ['without script', false],
])('%s a browser comes by the provider to where it was going, and is logged in there from then on', async (_, hasScript) => {
  const email = await makeBenutzer(app, 'telko', await makeAgentur(app));
  anbieter.people.set(email, { email, email_verified: true });
  anbieter.present = email;
  const page = await open('/bereich/auftraege', hasScript);
  expect(page.url()).toContain('/agentur/login?redirect=');
  await comeBack(page);
  await page.waitForURL(at('/bereich/auftraege'));
  expect((await page.context().cookies(at(''))).map(({ name }) => name)).toEqual(['psoe_agentur']);
  await page.goto(at('/kosten'));
  expect(page.url()).toBe(at('/kosten'));
});

test('a person at the provider without an account here sees a message on the login page and can log in by password', async () => {
  anbieter.people.set('fremd', { email: 'fremd@example.net', email_verified: true });
  anbieter.present = 'fremd';
  const page = await open('/login', true);
  await comeBack(page);
  await page.waitForURL(/\/agentur\/login(?!.*code=)/);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('button', { name: 'Anmelden', exact: true }).isVisible()).toBe(true);
  expect(await page.context().cookies(at(''))).toEqual([]);
});
