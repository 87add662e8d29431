import { expect, type Page } from '@playwright/test';
import { mailedLink, newAddress } from './demo.ts';
import { headline, type Journey, pageAt, press, RECIPIENT, RECOMMENDER, type Referral } from './journey.ts';
import { numberOf } from './ordering.ts';

/** Fills in the recipient's form with a new recipient's data; returns the address. */
export async function fillData({ t, worker, tenant }: Journey, page: Page): Promise<string> {
  const email = newAddress('joerg', worker);
  await page.getByLabel(t('feldname.vorname')).fill(RECIPIENT.vorname);
  await page.getByLabel(t('feldname.nachname')).fill(RECIPIENT.name);
  await page.getByLabel(t('feldname.email')).fill(email);
  if (tenant === 'energie') await page.getByLabel(t('feldname.plz')).fill('50667');
  await page.locator('[name=AgbText]').check();
  return email;
}

/** Sends the form with the data, whose button says what the recipient gets. */
export const sendData = (page: Page): Promise<void> => page.locator('main form button[type=submit]').first().click();

/** Follows the link as a new recipient without a login: enters data, accepts the terms, opens the mail; ends at the order page, which confirms. */
export async function follow(
  journey: Journey,
  page: Page,
  { link, produkt }: Referral,
): Promise<{ email: string; empfaengernummer: string }> {
  const { t, look } = journey;
  let screens = 0;
  page.on('domcontentloaded', () => {
    screens += 1;
  });
  await page.goto(link);
  await headline(page, t('landung.titel', { vorname: RECOMMENDER.Vorname, produkt }));
  await look(page, 'recipient-data');
  const email = await fillData(journey, page);
  await sendData(page);
  await headline(page, t('stand.bestaetigen.titel'));
  await look(page, 'recipient-state-to-confirm');
  const empfaengernummer = await numberOf(journey, page);
  await page.goto(await mailedLink(journey, email));
  await headline(page, t('stand.bestellen.titel'));
  // The headline can be visible before the event.
  await page.waitForLoadState('domcontentloaded');
  // Two screens: the landing page and the page of the mailed link, whose button leads to the third, the shop. The hint to look at the mailbox does not count.
  expect(screens - 1).toBe(2);
  await look(page, 'recipient-confirmation');
  return { email, empfaengernummer };
}

export async function fillBank({ t }: Journey, page: Page, iban: string): Promise<void> {
  await page.getByLabel(t('feldname.kontoinhaber')).fill(`${RECIPIENT.vorname} ${RECIPIENT.name}`);
  await page.getByLabel('IBAN').fill(iban);
}

/** The recipient enters bank data before picking the reward, by a mailed link; ends at the page with the recipient's state. */
export async function storeBank(journey: Journey, page: Page, email: string): Promise<void> {
  const { t, look } = journey;
  await page.goto(pageAt(journey, '/empfaenger/zustimmung'));
  await press(page, t('stand.bank.knopf'));
  await expect(page.getByText(t('stand.bank.gesendet', { email }))).toBeVisible();
  await page.goto(await mailedLink(journey, email));
  await headline(page, t('bankdaten.formular.titel'));
  await look(page, 'bank-details-recipient');
  await fillBank(journey, page, 'DE89 3704 0044 0532 0130 00');
  await press(page, t('bankdaten.knopf'));
  await headline(page, t('bankdaten.gespeichert.titel'));
  await look(page, 'bank-details-recipient-stored');
  await page.getByRole('link', { name: t('bankdaten.zumStand') }).click();
}
