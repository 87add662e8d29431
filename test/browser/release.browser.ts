import type { Page } from '@playwright/test';
import { createTexts } from '../../texts/texts.ts';
import { openProduct } from '../../tools/shared/product.ts';
import { mailsTo, newAddress } from './support/demo.ts';
import { logIn } from './support/entering.ts';
import { agbOf, headline, press, RECOMMENDER } from './support/journey.ts';
import { makeNextRelease } from './support/release.ts';
import { at, expect, sharedPort, site, test } from './support/test.ts';

const TENANT = 'energie';
const t = createTexts('de', {});

/** Address of the script that a page has loaded. */
const scriptOf = (page: Page): Promise<string> =>
  page
    .locator('script[src*="/assets/script"]')
    .evaluate((script) => (script instanceof HTMLScriptElement ? new URL(script.src).pathname : ''));

test('pages left open during a release still work', { tag: '@desktop' }, async ({ page, newPerson, request }, { workerIndex }) => {
  test.setTimeout(180_000);
  const product = await openProduct();
  try {
    const demo = { request, port: product.port };
    const open = (one: Page, path: string) => one.goto(site(TENANT, path, product.port));
    const email = newAddress('anna', workerIndex);
    await open(page, '/de/empfehlen/1');
    await page.getByLabel(t('feldname.vorname')).fill(RECOMMENDER.Vorname);
    await page.getByLabel(t('feldname.nachname')).fill(RECOMMENDER.Nachname);
    const before = await scriptOf(page);
    const person = await newPerson();
    await open(person, '/de/login');
    await logIn(person);
    await headline(person, t('bereich.titel'));
    const reader = await newPerson();
    await open(reader, '/de/code');
    await open(reader, '/de/');
    const ask = (path: string, headers: Record<string, string> = {}) =>
      request.get(at('127.0.0.1', path, product.port), { headers: { host: `${TENANT}.localhost`, ...headers } });
    const etag = (await ask('/de/')).headers().etag ?? '';
    expect((await ask('/de/', { 'if-none-match': etag })).status()).toBe(304);

    // Waits for files that pages load after their first paint, before the old product ends.
    const settled = () => Promise.all([page, person, reader].map((one) => one.waitForLoadState('networkidle')));
    await settled();
    await product.replace(makeNextRelease());
    expect((await ask(before)).status()).toBe(404);
    // The former page's ETag no longer matches.
    const renewed = await ask('/de/', { 'if-none-match': etag });
    expect(renewed.status()).toBe(200);
    expect(await renewed.text()).toContain('-next.js');

    // A form of the old release, with a field that the new release does not know.
    await page.locator('main form').evaluate((form) => {
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'von.frueher', value: 'x' }));
    });
    await page.getByLabel(t('feldname.email')).fill('anna@');
    await page.getByRole('checkbox', { name: agbOf(t) }).check();
    await press(page, t('empfehlen.knopf'));
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel(t('feldname.nachname'))).toHaveValue(RECOMMENDER.Nachname);
    expect(await scriptOf(page)).toContain('-next.js');
    await page.getByLabel(t('feldname.email')).fill(email);
    await press(page, t('empfehlen.knopf'));
    await headline(page, t('bestaetigung.warten.titel'));
    expect(await mailsTo(demo, email)).toHaveLength(1);

    // The logged-in person still is, and continues on the open page.
    await person.getByRole('link', { name: t('bereich.nav.Settings') }).click();
    await headline(person, t('meinedaten.titel'));
    expect(await scriptOf(person)).toContain('-next.js');

    await reader.goBack();
    await headline(reader, t('code.titel'));
    await reader.getByLabel(t('code.feld')).fill('AB12-CD34');
    await press(reader, t('code.knopf'));
    await expect(reader.getByRole('alert')).toContainText(t('code.unbekannt'));
    await settled();
  } finally {
    await product.end();
  }
});

test('a page whose scripts are gone works without script', { tag: '@desktop' }, async ({ request, browser }, { workerIndex }) => {
  // A new context without the fixture that reports a missing file as a fault.
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `12.${workerIndex & 255}.0.1` } });
  const page = await context.newPage();
  const gone: string[] = [];
  await page.route('**/assets/**', (route) => {
    gone.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' });
  });
  const email = newAddress('anna', workerIndex);
  await page.goto(site(TENANT, '/de/empfehlen/1'));
  await page.getByLabel(t('feldname.vorname')).fill(RECOMMENDER.Vorname);
  await page.getByLabel(t('feldname.nachname')).fill(RECOMMENDER.Nachname);
  await page.getByLabel(t('feldname.email')).fill(email);
  await page.getByRole('checkbox', { name: agbOf(t) }).check();
  await press(page, t('empfehlen.knopf'));
  await headline(page, t('bestaetigung.warten.titel'));
  expect(gone.some((path) => path.includes('script'))).toBe(true);
  expect(gone.some((path) => path.endsWith('.woff2'))).toBe(true);
  expect(await mailsTo({ request, port: sharedPort() }, email)).toHaveLength(1);
  await context.close();
});
