import type { Page } from '@playwright/test';
import { later, mailedLink } from './support/demo.ts';
import { fillRecommend, recommend } from './support/recommending.ts';
import { expect, site, test } from './support/test.ts';

const TENANT = 'energie';
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** An end says why in one heading and offers a way on. */
async function expectEnd(page: Page, title: string, way: string): Promise<void> {
  await expect(headline(page)).toHaveText(title);
  await expect(page.getByRole('main').getByRole('link', { name: way, exact: true })).toBeVisible();
}

test('a confirmation link that was used leads to the login, one that never was says so', { tag: '@phone' }, async ({
  page,
  newPerson,
  walkAt,
}) => {
  const walk = walkAt(TENANT);
  const { email } = await recommend(walk, page);
  const other = await newPerson();
  await other.goto(await mailedLink(walk, email, '/bestaetigung?'));
  await other.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expectEnd(other, 'Diese Adresse ist schon bestätigt', 'Anmelden');
  await other.goto(site(TENANT, '/de/bestaetigung?token=gibt-es-nicht'));
  await other.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expectEnd(other, 'Dieser Link gilt nicht mehr', 'Zur Startseite');
});

test('the link of a recommendation that is not confirmed yet says whose turn it is', { tag: '@phone' }, async ({ page, walkAt }) => {
  await fillRecommend(walkAt(TENANT), page);
  await page.getByRole('button', { name: 'Link erstellen' }).click();
  await expect(headline(page)).toHaveText(/^Fast geschafft/);
  const nummer = new URL(page.url()).searchParams.get('empfehlungsnummer');
  await page.goto(site(TENANT, `/de/empfaengerdaten/${nummer}`));
  await expectEnd(page, 'Diese Empfehlung ist noch nicht bestätigt', 'Noch einmal prüfen');
});

test('unknown recommendations, rewards and recipients are explained', { tag: '@phone' }, async ({ page }) => {
  expect((await page.goto(site(TENANT, '/de/empfaengerdaten/gibtesnicht12')))?.status()).toBe(404);
  await expectEnd(page, 'Diese Empfehlung kennen wir nicht', 'Code eingeben');
  expect((await page.goto(site(TENANT, '/de/praemie/?token=gibt-es-nicht')))?.status()).toBe(404);
  await expectEnd(page, 'Zu diesem Link finden wir keine Prämie', 'Zur Startseite');
  await page.goto(site(TENANT, '/de/empfaenger/zustimmung'));
  await expectEnd(page, 'Hier sind Ihre Angaben noch nicht geöffnet', 'Zur Startseite');
  await page.goto(site(TENANT, '/de/empfaengerbestaetigung?token=gibt-es-nicht'));
  await expectEnd(page, 'Dieser Link gilt nicht mehr', 'Zur Startseite');
});

test('the link of a recommendation whose time is over leads to its end', { tag: '@phone' }, async ({
  page,
  newPerson,
  walkAt,
  ownPort,
}) => {
  const own = walkAt(TENANT, { port: ownPort });
  const { link } = await recommend(own, page);
  await later(own, 400);
  const recipient = await newPerson();
  await recipient.goto(link);
  await expect(recipient).toHaveURL(/\/de\/empfehlungabgelaufen\?/);
  await expectEnd(recipient, 'Ihre Empfehlung ist leider abgelaufen.', 'Zur Startseite');
});
