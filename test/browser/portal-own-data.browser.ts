import { readFile } from 'node:fs/promises';
import { AGENTUR } from '../../tools/shared/demo.ts';
import { openWithSession } from './support/agentur.ts';
import { onDesktop } from './support/screens.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const CALL = '/agentur/datenauskunft';
test.use({ mayBeRefused: [CALL] });

test('a user of an agency reads the data stored about them on the account screen and downloads them', onDesktop, async ({ page }) => {
  await openWithSession(page, 'mitarbeiter', '/bereich/verwaltung');
  const main = page.getByRole('main');
  await expect(main).toContainText('Art. 15 DSGVO');

  await test.step('shows the error if the data cannot be loaded', async () => {
    await page.route(`**${CALL}`, (route) => route.fulfill({ status: 503, json: { code: 'Default', detail: 'Gerade geht das nicht.' } }), {
      times: 1,
    });
    await main.getByRole('button', { name: 'Daten ansehen' }).click();
    await expect(main.getByRole('alert')).toContainText('Gerade geht das nicht.');
  });

  await test.step('loads the data on the next click and shows a placeholder meanwhile', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(`**${CALL}`, async (route) => {
      await held;
      await route.continue();
    });
    await main.getByRole('button', { name: 'Daten ansehen' }).click();
    // Both the placeholder and the text in it match.
    await expect(main.getByText('Wird geladen').first()).toBeAttached();
    await expect(main.getByRole('alert')).toHaveCount(0);
    goOn();
    await expect(main.getByRole('region', { name: 'Was Sie getan haben' })).toContainText('anmeldung.agentur');
    await page.unroute(`**${CALL}`);
  });

  await expect(main.getByRole('region', { name: 'Agenturen' })).toContainText('A-1001');
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Als Datei herunterladen (JSON)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('datenauskunft.json');
  const { Konto, Protokoll } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect([Konto.Email, Protokoll.length > 0]).toEqual([AGENTUR.mitarbeiter, true]);
  await main.getByRole('button', { name: 'Daten ausblenden' }).click();
  await expect(main.getByRole('region')).toHaveCount(0);
});
