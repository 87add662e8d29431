import { sharedPort } from './support/addresses.ts';
import { TENANT } from './support/agentur.ts';
import { openBackoffice } from './support/backoffice.ts';
import { headline } from './support/journey.ts';
import { needsDesktop } from './support/screens.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test(
  'an auditor reads orders, people and the audit log, saves the log as a file, and finds no button that changes anything',
  needsDesktop,
  async ({ page }) => {
    await openBackoffice(page, { port: sharedPort() }, 'pruefung', `/${TENANT}/uebersicht`);
    await headline(page, 'Funkhof');
    const areas = page.getByRole('navigation', { name: 'Bereiche' });
    for (const area of ['Aufträge', 'Agenturen', 'Rechnungen', 'Abrechnungen', 'Protokoll'])
      await expect(areas.getByRole('link', { name: new RegExp(`^${area}`) })).toBeVisible();
    for (const area of ['Nachbuchungen', 'E-Mails', 'Sperren', 'Mitarbeitende'])
      await expect(areas.getByRole('link', { name: area })).toHaveCount(0);

    await areas.getByRole('link', { name: 'Aufträge' }).click();
    await expect(page.locator('tbody a[data-row]').first()).toBeVisible();
    await page.keyboard.press('j');
    const sheet = page.getByRole('complementary');
    await expect(sheet.getByRole('heading', { name: 'Verlauf' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: /Bestätigen|Freigeben|Stornieren|Notiz/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Aufträge importieren' })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await areas.getByRole('link', { name: 'Protokoll' }).click();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Exportieren' }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /CSV/ }).click()]);
    expect(file.suggestedFilename()).toMatch(/protokoll.*\.csv$/);
  },
);
