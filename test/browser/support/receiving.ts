import { expect, type Page } from '@playwright/test';
import { mailedLink, newAddress } from './demo.ts';
import { headline, type Journey, press, RECIPIENT, RECOMMENDER, type Referral } from './journey.ts';
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

/** Follows the link as a new recipient without a login: enters data, accepts the terms, confirms by mail; ends at the order. */
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
  await page.getByRole('main').getByRole('link').first().click();
  await headline(page, t('angaben.titel'));
  await look(page, 'recipient-data-form');
  const email = await fillData(journey, page);
  await press(page, t('angaben.knopf'));
  await headline(page, t('stand.bestaetigen.titel'));
  await look(page, 'recipient-state-to-confirm');
  await page.goto(await mailedLink(journey, email));
  await headline(page, t('angabenBestaetigen.titel'));
  await look(page, 'recipient-confirmation');
  await press(page, t('angabenBestaetigen.knopf'));
  await headline(page, t('stand.bestellen.titel'));
  // The headline can be visible before the event.
  await page.waitForLoadState('domcontentloaded');
  // Three screens: landing, data and the page of the mailed link. The hint to check the mailbox and the page for ordering do not count.
  expect(screens - 2).toBe(3);
  await look(page, 'recipient-state-to-order');
  return { email, empfaengernummer: await numberOf(journey, page) };
}

export async function fillBank({ t }: Journey, page: Page, iban: string): Promise<void> {
  await page.getByLabel(t('feldname.kontoinhaber')).fill(`${RECIPIENT.vorname} ${RECIPIENT.name}`);
  await page.getByLabel('IBAN').fill(iban);
}

/** The recipient enters bank data before the reward, by a mailed link; ends at the page with the recipient's state. */
export async function storeBank(journey: Journey, page: Page, email: string): Promise<void> {
  const { t, look } = journey;
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
