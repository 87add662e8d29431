import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { agencySessionOf, expectLoaded, goTo, openStartPage, portalAt, rowsOf, sheetOf, TENANT } from './support/agentur.ts';
import { headline, press } from './support/journey.ts';
import { present } from './support/present.ts';
import { needsDesktop, onDesktop, onPhone } from './support/screens.ts';
import { at, expect, expectAccessible, sharedPort, test } from './support/test.ts';

const rowOf = (page: Page, kind: string) =>
  rowsOf(page)
    .filter({ hasText: new RegExp(`${kind}-\\d{5}`) })
    .first();
const numberOf = async (page: Page, kind: string): Promise<string> =>
  (await rowOf(page, kind).innerText()).match(new RegExp(`${kind}-\\d{5}`))?.[0] ?? '';

/** Types into the global search once the app has replaced the server's frame. */
async function searchFor(page: Page, words: string) {
  const search = page.getByRole('search').filter({ has: page.locator('[aria-live]') });
  await search.getByRole('searchbox', { name: 'Alles durchsuchen' }).fill(words);
  return search;
}

const callAt = (path: string) => at('127.0.0.1', `/api/v1/${TENANT}/agentur/rechnungen/A-1001${path}`);
const sessionOf = async (person: 'inhaber' | 'mitarbeiter') => ({
  authorization: `Bearer ${await agencySessionOf({ port: sharedPort() }, person)}`,
});

/** The latest invoice of the demo's agency. */
async function latestInvoice(): Promise<string> {
  const headers = { ...(await sessionOf('inhaber')), 'content-type': 'application/json' };
  const { Content } = await (await fetch(callAt(''), { method: 'PUT', headers, body: JSON.stringify({ Filter: 'RE' }) })).json();
  return Content[0].Rechnungsnummer;
}

test('an owner finds invoice, outlay, correction and cancellation of each month with their contents', needsDesktop, async ({ page }) => {
  await openStartPage(page, 'inhaber');
  await goTo(page, 'Rechnungen');
  await headline(page, /^Rechnungen/);
  await expectLoaded(page);
  for (const kind of ['RE', 'DP', 'RK', 'ST']) await expect(rowOf(page, kind), kind).toBeVisible();
  const [outlay, cancellation] = [await numberOf(page, 'DP'), await numberOf(page, 'ST')];

  const sheet = sheetOf(page);
  await rowOf(page, 'RK').click();
  await expect(sheet.getByRole('heading', { level: 2, name: 'Rechnungskorrektur' })).toBeVisible();
  const lines = sheet.getByRole('listitem').filter({ hasText: 'Prämie zurückgenommen' });
  await expect(lines.first()).toContainText(`berechnet mit ${outlay}`);
  await expect(lines.first()).toContainText(/−\d+,\d\d\s€/);

  await rowOf(page, 'ST').click();
  await expect(sheet.getByRole('heading', { level: 2, name: 'Stornorechnung' })).toBeVisible();
  const cancelled = (
    await sheet
      .getByRole('definition')
      .filter({ hasText: /^RE-\d{5}$/ })
      .innerText()
  ).trim();
  await expect(
    sheet
      .getByRole('listitem')
      .filter({ hasText: `berechnet mit ${cancelled}` })
      .first(),
  ).toBeVisible();
  await rowsOf(page).filter({ hasText: cancelled }).click();
  await expect(sheet.getByRole('heading', { level: 2, name: 'Rechnung', exact: true })).toBeVisible();
  await expect(sheet.getByRole('definition').filter({ hasText: cancellation })).toBeVisible();
  await expect(sheet.getByText('Storniert', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

/** Amounts of a row: the whole document, and what is open of it. */
const AMOUNT = /−?[\d.]+,\d\d/g;
const inCents = (amount: string): number => Number(amount.replace('−', '-').replaceAll(/[.,]/g, ''));

test(
  'what is overdue is said with its days on the start page, in the table and in the sheet, and summed without credits',
  onDesktop,
  async ({ page }) => {
    await openStartPage(page, 'inhaber');
    const sentence = page.getByRole('link', { name: /^1 Rechnung ist seit \d+ Tag(en)? überfällig, offen sind [\d.]+,\d\d\s€$/ });
    const [days, wert] = (await sentence.innerText()).match(/seit \d+.Tag(?:en)?|[\d.]+,\d\d/g) ?? [];
    await sentence.click();
    await headline(page, /^Rechnungen/);
    await expectLoaded(page);
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page).first()).toContainText(`Überfällig ${days}`);
    await rowsOf(page).first().click();
    await expect(sheetOf(page).getByText(`Überfällig ${days}`)).toBeVisible();
    await press(page, 'Blatt schließen');
    await press(page, 'Filter aufheben');
    await expect(rowOf(page, 'RK')).toContainText('Rechnungskorrektur');
    await expect(rowsOf(page).filter({ hasText: 'Offen' }).filter({ hasText: '−' })).not.toHaveCount(0);
    const open = (await (await present(rowsOf(page))).allInnerTexts())
      .map((row) => inCents(row.match(AMOUNT)?.[1] ?? ''))
      .filter((cent) => cent > 0);
    expect(open).toContain(inCents(wert ?? ''));
    const [toPay = ''] = (await page.locator('tfoot').innerText()).match(AMOUNT) ?? [];
    expect(inCents(toPay)).toBe(open.reduce((sum, cent) => sum + cent, 0));
    await expectAccessible(page);
  },
);

test('the search of the start page opens an invoice, whose PDF is downloaded', onPhone, async ({ page }) => {
  const nummer = await latestInvoice();
  await openStartPage(page, 'inhaber');
  await (await searchFor(page, nummer.toLowerCase())).getByRole('link', { name: nummer }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('heading', { level: 2, name: 'Rechnung' })).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Gebühr' }).first()).toContainText(/\d+,\d\d\s€/);
  const link = sheet.getByRole('link', { name: 'PDF mit E-Rechnung laden' });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toBe(`${nummer}.pdf`);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const answer = await link.evaluate(async (anchor: HTMLAnchorElement) => {
    const { status, headers } = await fetch(anchor.href);
    return [status, headers.get('content-type')];
  });
  expect(answer).toEqual([200, 'application/pdf']);
});

test('a staff member gets 403 for invoices and finds none in the search', onDesktop, async ({ page }) => {
  const nummer = await latestInvoice();
  await openStartPage(page, 'mitarbeiter');
  await expect(await searchFor(page, nummer)).toContainText('Nichts gefunden.');
  const opened = await page.goto(portalAt(`/bereich/rechnungen?zeile=${nummer}`));
  expect(opened?.status()).toBe(403);
  await expect(page.getByRole('main')).toContainText('Ihre Rolle ist: Mitarbeiterin oder Mitarbeiter.');
  const headers = await sessionOf('mitarbeiter');
  for (const what of [nummer, `${nummer}.pdf`]) expect((await fetch(callAt(`/${what}`), { headers })).status, what).toBe(403);
});
