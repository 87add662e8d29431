import type { Page } from '@playwright/test';
import { dialogOf, expectLoaded, openWithSession, rowsOf, sheetOf, TENANT } from './support/agentur.ts';
import { openBackoffice } from './support/backoffice.ts';
import { logInByCall } from './support/demo.ts';
import { headline } from './support/journey.ts';
import { needsDesktop, needsPhone } from './support/screens.ts';
import { loginSeller, sellerAt, storeSellerSession } from './support/seller.ts';
import { expect, expectAccessible, expectNoOverflow, sharedPort, site, test } from './support/test.ts';

const palette = (page: Page) => page.getByRole('banner').getByRole('search');
const field = (page: Page) => palette(page).getByRole('searchbox');
const lines = (page: Page, group: string) => palette(page).getByRole('region', { name: group, exact: true }).locator('[data-hit]');

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Types into the palette, goes to a line by the arrow keys, and chooses it. */
async function choose(page: Page, typed: string, group: string, title: RegExp): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(typed);
  const line = lines(page, group).filter({ hasText: title }).first();
  await line.waitFor();
  const before = await line.evaluate((one) => [...(one.closest('search')?.querySelectorAll('[data-hit]') ?? [])].indexOf(one));
  for (let step = 0; step <= before; step += 1) await page.keyboard.press('ArrowDown');
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
}

test.describe('the command palette, by keyboard', () => {
  test('leads an agency to a dialog that its right allows, to a row, to English and out', needsDesktop, async ({ page }) => {
    await openWithSession(page, 'inhaber', '/bereich/auftraege');
    await expectLoaded(page);
    await choose(page, 'mitarb', 'Seiten', /^Mitarbeitende/);
    await headline(page, /^Mitarbeitende/);
    await openPalette(page);
    await page.keyboard.type('neuer');
    await expect(lines(page, 'Aktionen')).toHaveText([/^Neuer Eintrag/]);
    await page.keyboard.press('Enter');
    await headline(page, /^Prämienplan/);
    await expect(dialogOf(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.reload();
    await headline(page, /^Prämienplan/);
    await expectLoaded(page);
    await expect(dialogOf(page)).toHaveCount(0);

    await choose(page, 'sprache', 'Aktionen', /^English/);
    await headline(page, /^Reward plan/);
    await choose(page, 'invite', 'Actions', /^Invite/);
    await headline(page, /^Staff/);
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await openPalette(page);
    await page.keyboard.type('log out');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You are logged out.')).toBeVisible();
  });

  test('offers the staff of an agency no action without its right', needsDesktop, async ({ page }) => {
    await openWithSession(page, 'mitarbeiter', '/bereich/auftraege');
    await expectLoaded(page);
    await openPalette(page);
    await expect(lines(page, 'Aktionen').filter({ hasText: 'Abmelden' })).toHaveCount(1);
    await expect(lines(page, 'Aktionen').filter({ hasText: /Einladen|Eintrag/ })).toHaveCount(0);
    await expect(lines(page, 'Seiten').filter({ hasText: 'Rechnungen' })).toHaveCount(0);
  });

  test('leads an employee to a screen and to an own row', needsDesktop, async ({ page, request }) => {
    await logInByCall(page.context(), { request, port: sharedPort() }, 'intern');
    await page.goto(site('intern', '/de/mitarbeiterempfehlen/einladungen', sharedPort()));
    await expectLoaded(page);
    const name = (await rowsOf(page).first().getByRole('rowheader').innerText()).trim();
    await choose(page, 'uber', 'Seiten', /^Übersicht/);
    await headline(page, 'Übersicht');
    await openPalette(page);
    await page.keyboard.type(name);
    await expect(lines(page, 'Einladungen').first()).toContainText(name);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(sheetOf(page)).toContainText(name);
    await choose(page, 'english', 'Aktionen', /^English/);
    await headline(page, /^Invitations/);
  });

  test('leads a profi seller to a screen and to an order', needsDesktop, async ({ page }) => {
    await storeSellerSession(page.context(), sharedPort(), await loginSeller({ port: sharedPort() }));
    await page.goto(sellerAt());
    await headline(page, 'Mein Bereich');
    await choose(page, 'auf', 'Seiten', /^Aufträge/);
    await headline(page, /^Aufträge/);
    await expectLoaded(page);
    const nummer = (await page.locator('tbody').getByRole('rowheader').first().innerText()).trim();
    await choose(page, 'mein b', 'Seiten', /^Mein Bereich/);
    await headline(page, 'Mein Bereich');
    await openPalette(page);
    await page.keyboard.type(nummer);
    await expect(lines(page, 'Aufträge')).toContainText([nummer]);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await headline(page, /^Aufträge/);
    await expect(page.locator('tbody').getByRole('rowheader')).toHaveText([nummer]);
    await choose(page, 'english', 'Aktionen', /^English/);
    await headline(page, /^Orders/);
  });

  test('leads a person of the back office to a dialog, to another tenant and out', needsDesktop, async ({ page, ownPort }) => {
    await openBackoffice(page, { port: ownPort }, 'betrieb', `/${TENANT}/uebersicht`);
    await headline(page, 'Funkhof');
    await choose(page, 'gutscheine', 'Seiten', /^Gutscheine/);
    await headline(page, /^Gutscheine/);
    await choose(page, 'benutz', 'Seiten', /^Benutzer/);
    await headline(page, /^Benutzer/);
    await openPalette(page);
    await page.keyboard.type('lauf anl');
    await expect(lines(page, 'Aktionen')).toHaveText([/^Lauf anlegen/]);
    await page.keyboard.press('Enter');
    await headline(page, /^Auszahlungen/);
    await expect(dialogOf(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await choose(page, 'lindtal', 'Seiten', /^Lindtal/);
    await headline(page, /^Lindtal/);
    await choose(page, 'abmelden', 'Aktionen', /^Abmelden/);
    await headline(page, 'Sie sind abgemeldet');
  });

  test('is there for Redaktion too, which has no search', needsDesktop, async ({ page, ownPort }) => {
    await page.route('**/api/v1/betrieb/user', async (route) => {
      const answer = await route.fetch({ url: route.request().url().replace(`${TENANT}.localhost`, '127.0.0.1') });
      const user = await answer.json();
      const Mandanten = user.Mandanten.map((one: object) => ({ ...one, Rollen: ['Redaktion'], Rechte: ['Betrieb'] }));
      await route.fulfill({ response: answer, json: { ...user, Mandanten } });
    });
    await openBackoffice(page, { port: ownPort }, 'pruefung', `/${TENANT}/uebersicht`);
    await headline(page, 'Funkhof');
    await openPalette(page);
    await expect(field(page)).toHaveAccessibleName('Seiten und Aktionen');
    await expect(lines(page, 'Aktionen')).toHaveText(['Abmelden']);
    await page.keyboard.type('erika');
    await expect(palette(page)).toContainText('Nichts gefunden.');
    await expect(palette(page).locator('[data-hit]')).toHaveCount(0);
  });
});

test('a button in the header of the back office shows the palette on a phone', needsPhone, async ({ page, ownPort }) => {
  await openBackoffice(page, { port: ownPort }, 'buchhaltung', `/${TENANT}/uebersicht`);
  await headline(page, 'Funkhof');
  await page.getByRole('button', { name: 'Alles durchsuchen' }).tap();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zahl');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await lines(page, 'Seiten').first().tap();
  await headline(page, /^Zahlungsläufe/);
  await expect(field(page)).not.toBeInViewport();
});
