import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { dialogOf, expectLoaded, goTo, sheetOf } from './support/agentur.ts';
import { headline } from './support/journey.ts';
import { onDesktop, onPhone } from './support/screens.ts';
import { billSeller, loginSeller, sellerAt, storeSellerSession } from './support/seller.ts';
import { expect, expectAccessible, expectNoOverflow, sharedPort, test } from './support/test.ts';

/** Loads a file by its link or button; returns its name and its beginning. */
async function load(page: Page, press: Locator): Promise<{ name: string; start: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return {
    name: file.suggestedFilename(),
    start: readFileSync(await file.path())
      .subarray(0, 60)
      .toString(),
  };
}

test('a seller opens a statement, loads its files, and objects to the document once', onDesktop, async ({ page, ownPort, journeyAt }) => {
  const { session, abrechnung, gutschrift } = await billSeller(journeyAt('telko', { port: ownPort }));
  await storeSellerSession(page.context(), ownPort, session);
  await page.goto(sellerAt('', ownPort));
  await goTo(page, 'Abrechnung');
  await headline(page, /^Abrechnung/);
  await expectLoaded(page);
  await page.getByRole('link', { name: abrechnung }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('listitem')).toContainText(
    new RegExp(`Gutschrift ${gutschrift}.*€.*Offen.*Fällig am \\d\\d\\.\\d\\d\\.\\d{4}`, 's'),
  );
  await expectAccessible(page);

  await test.step('statement, document and extract are files', async () => {
    expect(await load(page, sheet.getByRole('link', { name: 'Abrechnung als PDF' }))).toMatchObject({
      name: `${abrechnung}.pdf`,
      start: expect.stringMatching(/^%PDF-/),
    });
    expect(await load(page, sheet.getByRole('link', { name: `PDF laden ${gutschrift}` }))).toMatchObject({
      name: `${gutschrift}.pdf`,
      start: expect.stringMatching(/^%PDF-/),
    });
    const answer = await sheet.getByRole('link', { name: 'PDF laden' }).evaluate(async (anchor: HTMLAnchorElement) => {
      const { status, headers } = await fetch(anchor.href);
      return [status, headers.get('content-type')];
    });
    expect(answer).toEqual([200, 'application/pdf']);
    expect(await load(page, page.getByRole('button', { name: 'Buchauszug laden' }))).toMatchObject({
      name: expect.stringMatching(/\.csv$/),
      start: expect.stringContaining('Bestellt am;Auftrag'),
    });
  });

  await test.step('the dialog says what follows, and its answer stays after a reload', async () => {
    await sheet.getByRole('button', { name: `Widersprechen ${gutschrift}` }).click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText('Der Betrag vor Umsatzsteuer bleibt fällig.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(sheet).not.toContainText('Widersprochen');
    await sheet.getByRole('button', { name: 'Widersprechen' }).click();
    await dialog.getByRole('button', { name: 'Widersprechen' }).click();
    await expect(sheet).toContainText('Widersprochen am');
    await page.reload();
    await expect(sheet).toContainText(/Widersprochen am .*Der Betrag vor Umsatzsteuer ist am .* fällig/s);
    await expect(sheet.getByRole('button', { name: 'Widersprechen' })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('on a phone a seller finds the billing and the extract of the books', onPhone, async ({ page }) => {
  await storeSellerSession(page.context(), sharedPort(), await loginSeller({ port: sharedPort() }));
  await page.goto(sellerAt('/abrechnung'));
  await headline(page, /^Abrechnung/);
  await expectLoaded(page);
  await expect(page.getByRole('main')).toContainText('Der Buchauszug ist eine CSV-Datei mit allen Ihren Provisionen');
  await expectNoOverflow(page);
  await expectAccessible(page);
});
