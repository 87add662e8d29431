import type { Page } from '@playwright/test';
import { fillData } from './support/receiving.ts';
import { fillRecommend, recommend } from './support/recommending.ts';
import { expect, onOneScreen, site, test } from './support/test.ts';

const TENANT = 'telko';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** What stands in the fields of the page's form, by name: of boxes and choices those that are ticked. */
const typedInto = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form[method=post]');
    const shown = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement && one.type !== 'hidden');
    const own = new Set(shown.map((one) => one.getAttribute('name') ?? ''));
    return Object.fromEntries(
      [...new FormData(form ?? undefined)].flatMap(([name, value]) => (own.has(name) ? [[name, String(value)]] : [])),
    );
  });

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', onOneScreen(hasScript), () => {
    test.use({ javaScriptEnabled: hasScript });
    test('a refused recommendation keeps what was typed, and so does the way back', async ({ page, walkAt }) => {
      await fillRecommend(walkAt(TENANT), page);
      await page.getByLabel('E-Mail-Adresse').fill('anna@');
      const typed = await typedInto(page);
      expect(Object.keys(typed)).toHaveLength(5);
      await button(page, 'Link erstellen').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page).toHaveTitle(/^Fehler/);
      expect(await typedInto(page)).toEqual(typed);
      await page.getByRole('link', { name: 'Startseite' }).or(page.getByRole('banner').getByRole('link').first()).first().click();
      await page.goBack();
      await expect(page.getByLabel('Vorname')).toBeVisible();
      expect(await typedInto(page)).toEqual(typed);
    });

    test("the recipient's data stay through an error, the check, a change, a reload and the way back", async ({
      page,
      newPerson,
      walkAt,
    }) => {
      const walk = walkAt(TENANT);
      const { link } = await recommend(walk, page);
      const recipient = await newPerson();
      await recipient.goto(link);
      await recipient.getByRole('link', { name: 'Empfehlung annehmen' }).click();
      await fillData(walk, recipient);
      await recipient.getByLabel(/^Ja, Funkhof darf/).check();
      await recipient.getByLabel('Postleitzahl').fill('5066');
      const wrong = await typedInto(recipient);
      expect(Object.keys(wrong)).toHaveLength(11);
      await button(recipient, 'Angaben prüfen').click();
      await expect(recipient.getByRole('alert')).toContainText('Geben Sie Ihre Postleitzahl mit 5 Ziffern ein.');
      expect(await typedInto(recipient)).toEqual(wrong);

      await recipient.getByLabel('Postleitzahl').fill('50667');
      const typed = await typedInto(recipient);
      await button(recipient, 'Angaben prüfen').click();
      await expect(headline(recipient)).toHaveText('Angaben prüfen');
      await recipient.reload();
      await expect(headline(recipient)).toHaveText('Angaben prüfen');
      await button(recipient, 'Ändern').click();
      await expect(headline(recipient)).toHaveText('Ihre Angaben');
      expect(await typedInto(recipient)).toEqual(typed);
      await recipient.goBack();
      await expect(headline(recipient)).toHaveText('Angaben prüfen');
      await recipient.goForward();
      await expect(headline(recipient)).toHaveText('Ihre Angaben');
      expect(await typedInto(recipient)).toEqual(typed);
      await button(recipient, 'Angaben prüfen').click();
      await button(recipient, 'Angaben absenden').click();
      await expect(headline(recipient)).toHaveText('Bitte stimmen Sie den Bedingungen zu');

      await recipient.goBack();
      await expect(headline(recipient)).toHaveText('Angaben prüfen');
      await button(recipient, 'Angaben absenden').click();
      await expect(headline(recipient)).toHaveText('Bitte stimmen Sie den Bedingungen zu');
      await recipient.goto(link);
      await expect(recipient.getByRole('link', { name: 'Stand ansehen' })).toBeVisible();
    });

    test('the message as rewritten stays through a reload and the way back', async ({ page, walkAt }) => {
      const { link } = await recommend(walkAt(TENANT), page);
      const message = page.getByLabel('Ihre Nachricht', { exact: true });
      await message.fill(`Mein Tipp: ${link}`);
      if (hasScript) await message.blur();
      else await button(page, 'Nachricht übernehmen').click();
      await page.reload();
      await expect(message).toHaveValue(`Mein Tipp: ${link}`);
      await page.getByRole('link', { name: 'Alle meine Empfehlungen' }).click();
      await page.goBack();
      await expect(message).toHaveValue(`Mein Tipp: ${link}`);
    });

    test('a wrong login keeps the address, an unknown code the code', async ({ page }) => {
      await page.goto(site(TENANT, '/de/login'));
      await page.getByLabel('E-Mail-Adresse').fill('anna.niemand@muessig.example');
      await page.getByLabel('Passwort', { exact: true }).fill('falsch');
      await button(page, 'Anmelden').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('anna.niemand@muessig.example');
      await page.goto(site(TENANT, '/de/code'));
      await page.getByLabel('Empfehlungscode').fill('AB12-CD34');
      await button(page, 'Empfehlung öffnen').click();
      await expect(page.getByRole('alert')).toContainText('Diesen Code kennen wir nicht.');
      await expect(page.getByLabel('Empfehlungscode')).toHaveValue('AB12-CD34');
    });
  });
}
