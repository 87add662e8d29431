import { LOCALES, type Locale } from '../../contract/values/wire.ts';
import { wide } from '../support/wide.ts';
import { TENANTS } from './support/brands.ts';
import { enter } from './support/demo.ts';
import { onDesktop, onPhone } from './support/screens.ts';
import { expect, sharedPort, site, test } from './support/test.ts';

const BUTTON = { de: 'Jetzt auswählen', en: 'Choose now' } as const;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('the first picture of each home holds the way on', { tag: '@phone' }, async ({ page, request }) => {
  await enter(page.context(), { request, port: sharedPort() }, 'intern');
  for (const tenant of TENANTS) {
    for (const language of wide<Locale>(LOCALES, ['de'])) {
      await page.goto(site(tenant, `/${language}/`));
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await expect(page.getByRole('link', { name: BUTTON[language] }), `${tenant} at ${screen.width} px`).toBeInViewport();
      }
    }
  }
});

test('the button leads to what can be recommended, and a tile to the form with its product', onPhone, async ({ page }) => {
  await page.goto(site('energie', '/de/'));
  await page.getByRole('link', { name: BUTTON.de }).click();
  await expect(page.getByRole('heading', { name: 'Was möchten Sie empfehlen?' })).toBeInViewport();
  const tile = page.getByRole('link', { name: /^Empfehlen Lindtal Gas$/ });
  await tile.click();
  const chosen = page.getByLabel('Was empfehlen Sie?');
  await expect(chosen).toBeInViewport();
  await expect(chosen).toBeFocused();
  await expect(chosen.locator('option:checked')).toContainText('Lindtal Gas');
  // Opened in another tab, the same.
  await page.goto(site('energie', (await tile.getAttribute('href')) ?? ''));
  await expect(chosen).toBeInViewport();
  await expect(chosen.locator('option:checked')).toContainText('Lindtal Gas');
});

test('who uses the keyboard skips to the content, and opens and closes a question', onDesktop, async ({ page }) => {
  await page.goto(site('telko', '/de/'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: BUTTON.de })).toBeFocused();

  const question = page.locator('summary', { hasText: 'Wann bekomme ich meine Prämie?' });
  const reply = page.getByText('Frühestens 15 Tage nach der Bestellung Ihres Kontakts');
  await expect(reply).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(reply).toBeVisible();
  await page.keyboard.press('Space');
  await expect(reply).toBeHidden();
});

test('of more than twelve the first are shown, on a phone six, and the catalogue has all of them', onPhone, async ({ page }) => {
  await page.goto(site('telko', '/de/'));
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect(page.getByRole('link', { name: /^Empfehlen / })).toHaveCount(screen.width < 768 ? 6 : 12);
  }
  await page.getByRole('link', { name: /^Alle \d+ Produkte ansehen$/ }).click();
  await expect(page).toHaveURL(site('telko', '/de/produkte'));
});
