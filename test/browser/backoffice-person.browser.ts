import type { Page } from '@playwright/test';
import { sharedPort } from './support/addresses.ts';
import { dialogOf, TENANT } from './support/agentur.ts';
import { openBackoffice } from './support/backoffice.ts';
import { mailsTo } from './support/demo.ts';
import { headline, press } from './support/journey.ts';
import { needsDesktop } from './support/screens.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './support/test.ts';

/** A recommended person of the demo, whose mail address and postcode are known. */
const LASSE = { email: 'lasse.ohm@example.net', plz: '12345' } as const;

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Suchbegriff' });
const hits = (page: Page) => page.getByRole('list', { name: 'Treffer' }).getByRole('link');
const palette = (page: Page) => page.getByRole('searchbox', { name: 'Alles durchsuchen' });
const commands = (page: Page) => page.getByRole('banner').getByRole('search').getByRole('link');
const section = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
}

/** What was searched in the requests of the page. */
function recordSearches(page: Page): string[] {
  const searched: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/betrieb/suche') && pathname.startsWith('/api/')) searched.push(searchParams.get('q') ?? '');
  });
  return searched;
}

/** Types letter by letter, which must not search yet, and then searches. */
async function search(page: Page, typed: string): Promise<void> {
  await searchField(page).clear();
  await searchField(page).pressSequentially(typed);
  await page.keyboard.press('Enter');
}

test.describe('people in the back office', () => {
  test('Support finds a caller by mail, checks two facts, and sends a mail again', needsDesktop, async ({ page, request }) => {
    const demo = { request, port: sharedPort() };
    const searched = recordSearches(page);
    await openBackoffice(page, demo, 'support', `/${TENANT}/uebersicht`);
    await headline(page, 'Funkhof');

    // Screens and actions appear without a call; the arrow keys lead to them.
    await openPalette(page);
    await page.keyboard.type('auf');
    await expect(commands(page)).toHaveText([/^Aufträge/]);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await headline(page, /^Aufträge/);
    await openPalette(page);
    await page.keyboard.type('sp');
    await expect(commands(page)).toHaveText([/^Sperren/, /^Adresse sperren/]);
    await page.keyboard.press('Enter');
    await headline(page, /^Sperren/);
    await expect(dialogOf(page)).toHaveCount(0);
    await openPalette(page);
    await page.keyboard.type('adresse sp');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByRole('heading', { name: 'Adresse sperren' })).toBeVisible();
    await expect(dialogOf(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    expect(searched).toEqual([]);

    // Text that names no screen and no action goes to the search, which needs three characters.
    await openPalette(page);
    await page.keyboard.type('xy');
    await page.keyboard.press('Enter');
    await headline(page, 'Suche');
    await expect(page.getByText('Geben Sie mindestens 3 Zeichen ein.')).toBeVisible();
    await expectAccessible(page);
    expect(searched).toEqual([]);
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await search(page, 'niemand@example.net');
    await expect(page.getByText('Nichts gefunden')).toBeVisible();
    await expectAccessible(page);

    await openPalette(page);
    await page.keyboard.type(LASSE.email);
    await page.keyboard.press('Enter');
    await headline(page, 'Lasse O.');
    expect(searched).toEqual(['niemand@example.net', LASSE.email]);
    await expect(page.getByText('Fragen Sie nach diesen Angaben')).toBeVisible();
    await expectAccessible(page);
    const open = page.getByRole('button', { name: 'Einzelheiten öffnen' });
    await page.getByRole('checkbox', { name: LASSE.email }).check();
    await expect(page.getByText('Noch eine Angabe')).toBeVisible();
    await expect(open).toBeDisabled();
    await page.getByRole('checkbox', { name: LASSE.plz }).check();
    await open.click();

    await headline(page, 'Lasse Ohm');
    await expect(page.getByText('Anruf geprüft: E-Mail-Adresse und Postleitzahl')).toBeVisible();
    await expect(section(page, 'Nächste Schritte')).toContainText('Ihr Kontakt ist am Zug und bestellt das Produkt');
    await expect(section(page, 'Verlauf')).toContainText('Lasse O.: Angaben eingetragen');
    await expectAccessible(page);
    await press(page, 'Erneut senden: Link zum Bestellen');
    await expect(dialogOf(page)).toContainText('„Link zum Bestellen“ von Funkhof erneut senden?');
    await dialogOf(page).getByRole('button', { name: 'Erneut senden' }).click();
    await expect(page.getByText('Die E-Mail geht gleich hinaus.')).toBeVisible();
    await expect.poll(async () => (await mailsTo(demo, LASSE.email)).length).toBe(1);

    // The hits are there again, and the only one does not open by itself a second time.
    await page.goBack();
    await headline(page, 'Suche');
    await expect(searchField(page)).toHaveValue(LASSE.email);
    await page.keyboard.press('ArrowDown');
    await expect(hits(page)).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
    expect(searched).toHaveLength(2);
    // Going on in the history shows the checked person, opening the person another time asks again.
    await page.goForward();
    await headline(page, 'Lasse Ohm');
    await page.goBack();
    await hits(page).click();
    await headline(page, 'Lasse O.');
  });

  test('a profi seller is found by name and opens as the sheet of the list', needsDesktop, async ({ page }) => {
    await openBackoffice(page, { port: sharedPort() }, 'admin', `/${TENANT}/suche`);
    await search(page, 'klein kai');
    await expect(hits(page)).toHaveText([/^Kai K\.P-2002 · .*Profiseller$/]);
    await expectAccessible(page);
    const address = '**/betrieb/verkaeufer/P-2002';
    const answer = page.waitForResponse(address);
    await hits(page).click();
    await headline(page, /^Profiseller/);
    const sheet = page.getByRole('complementary');
    await expect(sheet.getByRole('heading', { name: 'Kai Klein' })).toBeVisible();
    await expect(sheet.getByText(/^Fassung /)).toHaveCount(2);

    // Of a seller who has agreed to nothing the sheet names the texts that the tenant has.
    const none = { Texte: ['Bedingungen'], BedingungenVersion: null, GutschriftverfahrenVersion: null };
    const json = { ...(await (await answer).json()), ...none };
    await page.route(address, (route) => route.fulfill({ json }));
    await page.reload();
    await expect(sheet.getByText('Noch nicht zugestimmt')).toHaveCount(1);
  });

  test('a recommender is seen on their own site, after a reason', needsDesktop, async ({ page }) => {
    await openBackoffice(page, { port: sharedPort() }, 'betrieb', `/${TENANT}/suche`);
    await search(page, 'DEMO-6');
    await expect(hits(page)).toHaveText([/^DEMO-6/, /^Erika M\./, /^Senta K\./]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await headline(page, 'Erika M.');
    await press(page, 'Ohne Anruf öffnen');
    await headline(page, 'Erika Muster');
    await expect(section(page, 'Prämien')).toContainText('70,00 € als Überweisung');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page);
    await press(page, 'Neuen Link senden');
    await press(page, 'Neues Passwort');
    await expect(dialogOf(page)).toContainText('Die E-Mail geht von Funkhof an erika@example.org.');
    await dialogOf(page).getByRole('button', { name: 'Abbrechen' }).click();
    await press(page, 'Ansicht öffnen');
    await dialogOf(page).getByRole('button', { name: 'Ansicht vorbereiten' }).click();
    await expect(dialogOf(page).getByText('Grund ist ein Pflichtfeld.')).toBeVisible();
    await expectAccessible(page);
    await dialogOf(page).getByLabel('Grund').fill('Sie findet ihre Prämie nicht.');
    await dialogOf(page).getByRole('button', { name: 'Ansicht vorbereiten' }).click();
    const link = dialogOf(page).getByRole('link', { name: 'In neuem Tab öffnen' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /\/de\/anmeldelink\?token=/);
    await expectAccessible(page);
  });

  test('Buchhaltung sees a person from the sheet of an order, and changes nothing', needsDesktop, async ({ page }) => {
    await openBackoffice(page, { port: sharedPort() }, 'buchhaltung', `/${TENANT}/auftraege/DEMO-6`);
    await page.getByRole('complementary').getByRole('link', { name: 'Zum Empfehler' }).click();
    await headline(page, 'Erika M.');
    await page.goBack();
    await page.getByRole('complementary').getByRole('link', { name: 'Zur Person' }).click();
    await headline(page, 'Senta K.');
    await press(page, 'Ohne Anruf öffnen');
    await expect(section(page, 'Aufträge').getByRole('link', { name: 'DEMO-6' })).toBeVisible();
    await expect(section(page, 'E-Mails').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Erneut senden|Neuen Link senden|Ansicht öffnen/ })).toHaveCount(0);
  });
});
