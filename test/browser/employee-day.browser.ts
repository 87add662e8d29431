import { MITARBEITER } from '../../contract/portals/mitarbeiter.ts';
import { areaNames } from '../../contract/portals/portal.ts';
import { dialogOf, expectLoaded, numberIn, rowsOf, sheetOf } from './support/agentur.ts';
import { logInByCall } from './support/demo.ts';
import { headline } from './support/journey.ts';
import { needsDesktop, needsPhone } from './support/screens.ts';
import { expect, expectAccessible, sharedPort, site, test } from './support/test.ts';

const TENANT = 'intern';
const tab = (name: string) => site(TENANT, `/de/mitarbeiterempfehlen/${name}`, sharedPort());

test('by keyboard an employee invites a person, sees the count and withdraws the invitation', needsDesktop, async ({ page, request }) => {
  await logInByCall(page.context(), { request, port: sharedPort() }, TENANT);
  await page.goto(site(TENANT, '/de/mitarbeiterempfehlen', sharedPort()));
  await page.getByRole('link', { name: 'Einladen und sehen, was daraus wird' }).focus();
  await page.keyboard.press('Enter');
  await headline(page, 'Übersicht');
  // The app has replaced the server's frame, so the focus is stable from now on.
  await expect(page.getByRole('link', { name: /^Sie haben \d+ Personen eingeladen\.$/ })).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'Bereiche' });
  await expect(ways.getByRole('link')).toHaveCount(areaNames(MITARBEITER).length);
  const invitations = ways.getByRole('link', { name: /^Einladungen/ });
  await expect(invitations).toHaveText(/\d/);
  const before = await numberIn(invitations);
  expect(before).toBeGreaterThanOrEqual(12);

  await ways.getByRole('link', { name: 'Einladen', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Vorname').focus();
  await page.keyboard.type('Zacharias');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Quittenstiel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR-Code der Einladung' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(invitations).toHaveText(new RegExp(`Einladungen\\s*${before + 1}`));

  await invitations.focus();
  await page.keyboard.press('Enter');
  await headline(page, /^Einladungen/);
  await expectLoaded(page);
  await page.keyboard.press('/');
  await page.keyboard.type('Quittenstiel');
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await sheetOf(page).getByRole('button', { name: 'Zurückziehen' }).focus();
  await page.keyboard.press('Enter');
  await dialogOf(page).getByRole('button', { name: 'Zurückziehen' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheetOf(page).getByText('Zurückgezogen').first()).toBeVisible();
  await expectAccessible(page);

  // The dialog lists no keys without effect: this portal has no global search.
  await page.locator('#inhalt').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tasten' }).getByText('in der Liste suchen')).toBeVisible();
  await expect(page.getByText('Seiten, Zeilen und Aktionen finden')).toBeVisible();
});

test('on a phone an employee sees who releases orders and when, and cannot release', needsPhone, async ({ page, request }) => {
  await logInByCall(page.context(), { request, port: sharedPort() }, TENANT);
  await page.goto(tab('freigabe'));
  await expect(page.getByText(/Werkring kann Aufträge frühestens \d+ Tage nach dem Auftrag freigeben/)).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await rowsOf(page).first().getByRole('link').first().tap();
  await expect(sheetOf(page).getByText('Empfehlungsnummer')).toBeVisible();
  await expect(sheetOf(page).getByText('Empfehlung angelegt')).toBeVisible();
  await expect(page.getByRole('button', { name: /Freigeben|Beanstanden/ })).toHaveCount(0);
  await expectAccessible(page);
});
