import { later } from './support/demo.ts';
import { logIn } from './support/entering.ts';
import { expect, expectAccessible, expectNoOverflow, site, test } from './support/test.ts';

const TENANT = 'energie';

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('who is not logged in, or no more, logs in and comes back to the same page', async ({ page, request, ownPort }) => {
      const path = '/de/persoenlicherbereich';
      await page.goto(site(TENANT, path, ownPort));
      await expect(page.getByText('Bitte melden Sie sich an.')).toBeVisible();
      await logIn(page);
      await expect(page).toHaveURL(site(TENANT, path, ownPort));
      await page.getByRole('link', { name: 'Noch einmal teilen' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teilen Sie Ihre Empfehlung');
      const shared = page.url();

      await later({ request, port: ownPort }, 1);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
      await logIn(page);
      await expect(page).toHaveURL(shared);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teilen Sie Ihre Empfehlung');
    });
  });
}

test('a page left open leads to the login by itself when the session has ended', async ({ page, request, ownPort }) => {
  await page.clock.install();
  await page.goto(site(TENANT, '/de/login', ownPort));
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Empfehlungen');
  // The page counts from the moment that its script runs.
  await page.waitForLoadState();
  await page.clock.fastForward('11:58:00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Empfehlungen');
  await later({ request, port: ownPort }, 1);
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
});

test('who is logged in logs out, and the page before shows nothing any more', async ({ page }) => {
  await page.goto(site(TENANT, '/de/persoenlicherbereich'));
  await logIn(page);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Bitte melden Sie sich an.')).toBeVisible();
});
