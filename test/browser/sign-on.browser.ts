import { headline } from './support/journey.ts';
import { onDesktop, onPhone } from './support/screens.ts';
import { comeDirectly, expect, site, test } from './support/test.ts';

// The stand-ins answer only this machine.
test.beforeEach(({ page }) => comeDirectly(page));

test('a person of an agency logs in with the company account, after refusing it once', onDesktop, async ({ page }) => {
  await page.goto(site('telko', '/de/agentur/login'));
  const start = page.getByRole('link', { name: 'Mit Firmenkonto anmelden' });
  await start.click();
  await headline(page, 'Anmeldung mit dem Firmenkonto');
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await start.click();
  await page.getByLabel('mitarbeiter@agentur.example').check();
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(site('telko', '/de/agentur'));
});

test('a person goes from the customer portal to the personal area without a second login', onPhone, async ({ page }) => {
  await page.goto(site('intern', '/dev/standin/kundenportal/start'));
  await page.getByRole('button', { name: 'Freunde werben als Ida Ingenieurin' }).click();
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(site('intern', '/de/persoenlicherbereich'));
});
