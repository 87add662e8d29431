import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { mailedLink } from './support/demo.ts';
import { PASSWORD, register } from './support/entering.ts';
import { headline, type Journey, pageAt, press } from './support/journey.ts';
import { onPhone } from './support/screens.ts';
import { test } from './support/test.ts';

/** Subscribes by the dialog and the mailed link, and unsubscribes by the dialog. */
async function subscribe(journey: Journey, page: Page, email: string): Promise<void> {
  const { t } = journey;
  const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await open(t('meinedaten.newsletter.bestellen'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, t('meinedaten.newsletter.bestellen.knopf'));
  await expect(page.getByRole('alert')).toHaveText(t('meinedaten.newsletter.gesendet'));
  await page.goto(await mailedLink(journey, email, '/newsletter/optin'));
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(/eingewilligt=1/);
  await page.goto(pageAt(journey, '/meinedaten'));
  await open(t('meinedaten.newsletter.abbestellen'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, t('meinedaten.newsletter.abbestellen.knopf'));
  await headline(page, t('newsletter.abbestellt.titel'));
  await page.getByRole('link', { name: t('newsletter.ab.zurueck') }).click();
  await expect(page.getByText(t('meinedaten.newsletter.aus'))).toBeVisible();
}

/** Stores bank data and deletes them after a confirmation. */
async function keepBank(journey: Journey, page: Page): Promise<void> {
  const { t } = journey;
  await page.getByRole('link', { name: t('meinedaten.bank.hinterlegen') }).click();
  await page.getByLabel(t('feldname.iban')).fill('DE89 3704 0044 0532 0130 00');
  await press(page, t('bankdaten.knopf'));
  await expect(page.getByRole('alert')).toHaveText(t('bankdaten.eigene.gespeichert'));
  await expect(page.getByText('DE89 •••• •••• •••• ••30 00')).toBeVisible();
  await page.getByRole('link', { name: t('bankdaten.eigene.loeschen') }).click();
  await headline(page, t('bankdaten.eigene.loeschen.titel'));
  await press(page, t('bankdaten.eigene.loeschen'));
  await expect(page.getByRole('alert')).toHaveText(t('bankdaten.eigene.geloescht'));
}

/** Downloads the stored data twice: the button works again immediately. */
async function disclose(journey: Journey, page: Page, email: string): Promise<void> {
  const { t } = journey;
  for (let time = 0; time < 2; time += 1) {
    const coming = page.waitForEvent('download');
    await press(page, t('meinedaten.auskunft.knopf'));
    const download = await coming;
    expect(download.suggestedFilename()).toBe('datenauskunft.json');
    expect(JSON.parse(await readFile(await download.path(), 'utf8')).Konto.Email).toBe(email);
  }
}

/** Deletes the account, after which the login fails. */
async function remove(journey: Journey, page: Page, email: string): Promise<void> {
  const { t } = journey;
  await page.getByRole('link', { name: t('meinedaten.loeschen.weiter') }).click();
  await headline(page, t('loeschen.titel'));
  await page.getByRole('link', { name: t('loeschen.behalten') }).click();
  await headline(page, t('meinedaten.titel'));
  await page.getByRole('link', { name: t('meinedaten.loeschen.weiter') }).click();
  await press(page, t('loeschen.knopf'));
  await headline(page, t('loeschen.fertig.titel'));
  await page.goto(pageAt(journey, '/login'));
  await page.getByLabel(t('feldname.email')).fill(email);
  await page.getByLabel(t('feldname.password'), { exact: true }).fill(PASSWORD);
  await press(page, t('anmelden.knopf'));
  await expect(page.getByRole('alert')).toContainText(t('fehler.PasswortOderEmailFalsch'));
}

test('a recommender registers, changes their own data and deletes the account', onPhone, async ({ page, journeyAt }) => {
  test.setTimeout(120_000);
  const journey = journeyAt('energie');
  const { t } = journey;
  const email = await register(journey, page);
  await page.getByRole('link', { name: t('bereich.nav.Settings'), exact: true }).click();
  await headline(page, t('meinedaten.titel'));
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await subscribe(journey, page, email);
  await keepBank(journey, page);
  await page.getByRole('link', { name: t('bereich.nav.Settings'), exact: true }).click();
  await disclose(journey, page, email);
  await remove(journey, page, email);
});
