import { logIn } from './support/entering.ts';
import { headline } from './support/journey.ts';
import { onDesktop } from './support/screens.ts';
import { at, expect, sharedPort, site, test } from './support/test.ts';

const TENANT = 'energie';
const OWN_AREA = '/de/persoenlicherbereich';

test('a page left open redirects to the login within a minute after the session ended, and back', onDesktop, async ({ page, request }) => {
  await page.clock.install();
  await page.goto(site(TENANT, OWN_AREA));
  await expect(page.getByText('Bitte melden Sie sich an.')).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL(site(TENANT, OWN_AREA));
  await page
    .getByRole('link', { name: /^Teilen / })
    .first()
    .click();
  await headline(page, 'Ihr Link ist da. Jetzt teilen!');
  const shared = page.url();
  // The page counts the time from the moment at which its script runs.
  await page.waitForLoadState();
  await page.clock.fastForward('11:58:00');
  await headline(page, 'Ihr Link ist da. Jetzt teilen!');

  // The session is ended on the server, because the shared clock is not moved.
  const session = (await page.context().cookies()).find(({ name }) => name === 'psoe_token')?.value;
  const ended = await request.post(at('127.0.0.1', `/api/v1/${TENANT}/account/logout`, sharedPort()), {
    headers: { authorization: `Bearer ${session}` },
  });
  expect(ended.ok()).toBe(true);
  await page.clock.fastForward('03:00');
  await headline(page, 'Anmelden');
  await logIn(page);
  await expect(page).toHaveURL(shared);
  await headline(page, 'Ihr Link ist da. Jetzt teilen!');
});

test('after a logout going back shows no personal content', onDesktop, async ({ page }) => {
  await page.goto(site(TENANT, OWN_AREA));
  await logIn(page);
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Bitte melden Sie sich an.')).toBeVisible();
});
