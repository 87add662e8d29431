import type { Page, Route } from '@playwright/test';
import { expectLoaded, goTo, openStartPage, portalAt, rowsOf, waiting } from './support/agentur.ts';
import { headline } from './support/journey.ts';
import { needsDesktop, onDesktop } from './support/screens.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ mayBeRefused: ['.js'] });

const SCREEN = /\/assets\/auftraege-.*\.js$/;
const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
/** Counts the page loads from now on, no matter what causes them. */
const loads = (page: Page) => {
  const count = { all: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.all += 1;
  });
  return count;
};

/** Opens the portal and waits until the app has replaced the server's frame: from then on the navigation loads no document. */
async function comeToApp(page: Page): Promise<void> {
  await openStartPage(page, 'inhaber');
  await expect(waiting(page, /freigegeben werden/)).toBeVisible();
}

test('a screen whose file is gone after a release reloads the page by itself and then shows', onDesktop, async ({ page }) => {
  await comeToApp(page);
  const opened = loads(page);
  // Hovering the link requests the file, and the click may request it again; both requests fail.
  await page.route(SCREEN, (route) => (opened.all === 0 ? gone(route) : route.continue()));
  await goTo(page, 'Aufträge');
  await expectLoaded(page);
  await expect(rowsOf(page).first()).toBeVisible();
  expect(opened.all).toBe(1);
});

test('a screen still missing after a reload shows an error in the frame, with a usable navigation', onDesktop, async ({ page }) => {
  await comeToApp(page);
  await page.route(SCREEN, gone);
  const opened = loads(page);
  await goTo(page, 'Aufträge');
  const said = page.getByRole('alert');
  await expect(said).toContainText('Ein Teil dieser Seite war nicht zu bekommen.');
  await expectAccessible(page);
  expect(opened.all).toBe(1);
  await goTo(page, 'Leads');
  await headline(page, /^Leads/);
  await goTo(page, 'Aufträge');
  await page.unroute(SCREEN);
  await said.getByRole('button', { name: 'Neu laden' }).click();
  await expect(rowsOf(page).first()).toBeVisible();
});

test('an app that fails to load shows an error in its place', onDesktop, async ({ page }) => {
  await openStartPage(page, 'inhaber');
  const app = /\/assets\/(agentur|portal)-[^/]*\.js$/;
  await page.route(app, gone);
  await page.goto(portalAt('/bereich/leads'));
  const said = page.getByRole('alert');
  await expect(said).toContainText('Ein Teil dieser Seite war nicht zu bekommen.');
  await expect(page.getByText('Wird geladen')).toBeHidden();
  await page.unroute(app);
  await said.getByRole('link', { name: 'Neu laden' }).click();
  await expect(rowsOf(page).first()).toBeVisible();
});

test('an unknown address shows an error in the frame, by a link of the app too, with links on and back', needsDesktop, async ({ page }) => {
  await comeToApp(page);
  const nothing = portalAt('/bereich/gibt-es-nicht');
  const way = page.getByRole('main').getByRole('link', { name: 'Zur Übersicht' });
  expect((await page.goto(nothing))?.status()).toBe(404);
  await headline(page, 'Diese Seite gibt es nicht.');
  await expect(page.getByRole('navigation', { name: 'Bereiche' }).locator('[aria-current]')).toHaveCount(0);
  await way.click();
  await headline(page, 'Heute');
  await expect(page).toHaveTitle(/^Heute – /);
  await page.goBack();
  await headline(page, 'Diese Seite gibt es nicht.');
  await expect(page).toHaveTitle(/^Diese Seite gibt es nicht\. – /);
  await way.click();
  await headline(page, 'Heute');
  // A link in the content of a portal page to an address that does not exist.
  await page
    .getByRole('main')
    .evaluate((main, href) => main.append(Object.assign(document.createElement('a'), { href, textContent: 'Alter Weg' })), nothing);
  await page.getByRole('link', { name: 'Alter Weg' }).click();
  await headline(page, 'Diese Seite gibt es nicht.');
  await goTo(page, 'Leads');
  await headline(page, /^Leads/);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name))).toEqual([nothing]);
});

test('a search typed while the first screen loads runs once it has loaded', onDesktop, async ({ page }) => {
  await comeToApp(page);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(SCREEN, async (route) => {
    await held;
    await route.continue();
  });
  // The app has started by then and waits for its screen.
  await page.goto(portalAt('/bereich/auftraege'), { waitUntil: 'domcontentloaded' });
  const search = page.getByRole('searchbox', { name: 'Alles durchsuchen' });
  await search.fill('Ma');
  go();
  await expectLoaded(page);
  await expect(search).toHaveValue('Ma');
  await expect(page.getByRole('region', { name: 'Leads' })).toBeVisible();
});
