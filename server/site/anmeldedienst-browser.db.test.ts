import { type Browser, chromium, type Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { PRESSED, startAnbieter, type TestAnbieter, useAnbieter } from '../../test/support/anbieter.ts';
import { demoApp } from '../../test/support/app.ts';
import { BROWSER_ARGS, needBrowser } from '../../tools/shared/browser.ts';
import { freePort } from '../../tools/shared/port.ts';

// Only a real browser decides which cookies it sends after a redirect from another site.
const port = await freePort();
const app = demoApp({ port });
let anbieter: TestAnbieter;
let browser: Browser;
/** Time to install a missing Chromium, in ms. */
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

/** Goes to the provider and back. The link back is on the provider's page, so the browser comes from another site. */
async function comeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mit Werkskonto anmelden' }).click();
  await page.getByRole('link', { name: PRESSED }).click();
}

test.each([
  ['with script', true],
  ['without script', false],
])('%s a login at the provider opens the wanted page and stays valid on the next one', async (_, hasScript) => {
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

test('an account of the provider that is unknown here leads to a message on the login page, with the password form still visible', async () => {
  anbieter.people.set('fremd', { email: 'fremd@example.net', email_verified: true });
  anbieter.present = 'fremd';
  const page = await open('/login', true);
  await comeBack(page);
  await page.waitForURL(/\/agentur\/login(?!.*code=)/);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('button', { name: 'Anmelden', exact: true }).isVisible()).toBe(true);
  expect(await page.context().cookies(at(''))).toEqual([]);
});
