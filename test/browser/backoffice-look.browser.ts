import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/sources.mjs';
import { TENANT } from './support/agentur.ts';
import { openBackoffice } from './support/backoffice.ts';
import { onDesktop, onPhone } from './support/screens.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './support/test.ts';

// A file that is no picture is refused, which the browser logs.
test.use({ mayBeRefused: ['/betrieb/bilder?zweck=Logo', '/betrieb/bilder'] });

const LOOK = `/${TENANT}/entwurf/theme`;
const PNG = readFileSync(`${root}/mandanten/${TENANT}/bilder/icon.png`);

const send = (page: Page, name: string, buffer: Buffer, mimeType = 'image/png') =>
  page.getByLabel(`${name} hochladen`).setInputFiles({ name: 'bild.png', mimeType, buffer });
const picture = (page: Page, name: string) => page.getByRole('img', { name: `${name} im Entwurf` });

test(
  'a colour shows its contrast while it is typed, and the nearest that is enough is one press away',
  onDesktop,
  async ({ page, ownPort }) => {
    await openBackoffice(page, { port: ownPort }, 'admin', LOOK);
    const muted = page.getByLabel('Leiser Text', { exact: true });
    const field = page.locator('div').filter({ has: muted }).last().locator('xpath=..');
    await expect(field).toContainText(/Kontrast zu „Hintergrund“\s*\d+,\d : 1/);
    await muted.fill('#aaaaaa');
    await expect(field).toContainText(/2,1 : 1, nötig sind 4,5 : 1/);
    await expectAccessible(page);
    const stored = page.waitForResponse((answer) => answer.request().postDataJSON()?.Bisher === '#aaaaaa' && answer.ok());
    await field.getByRole('button', { name: /^Nächste passende Farbe: #/ }).click();
    await expect(field).not.toContainText('nötig sind');
    await expect(muted).not.toHaveValue('#aaaaaa');
    await stored;
    await page.reload();
    await expect(field).toContainText(/Kontrast zu „Hintergrund“\s*4,[5-9] : 1/);
  },
);

test('a logo and a key visual come from one file each, and the focus from a click', onDesktop, async ({ page, ownPort }) => {
  await openBackoffice(page, { port: ownPort }, 'betrieb', LOOK);
  await expect(picture(page, 'Logo')).toBeVisible();
  const before = await picture(page, 'Logo').getAttribute('src');

  await test.step('a file that is no picture is refused at the field, and nothing changes', async () => {
    await send(page, 'Logo', Buffer.from('kein Bild'));
    await expect(page.getByText('Das ist kein Bild, das sich lesen lässt.')).toBeVisible();
    await expect(picture(page, 'Logo')).toHaveAttribute('src', String(before));
    await send(page, 'Logo', Buffer.alloc(10 * 1024 * 1024 + 1));
    await expect(page.getByText('Das Bild ist zu groß. Erlaubt sind 10 MB.')).toBeVisible();
  });

  await send(page, 'Logo', PNG);
  await expect(page.getByText('Das Bild steht im Entwurf.')).toBeVisible({ timeout: 20_000 });
  await expect(picture(page, 'Logo')).not.toHaveAttribute('src', String(before));
  await expect(picture(page, 'Logo')).toHaveAttribute('src', /^data:image\/png/);
  await expectAccessible(page);

  await send(page, 'Hauptbild', PNG);
  await expect(page.getByText('Das Bild steht im Entwurf.')).toHaveCount(2, { timeout: 30_000 });
  const shown = picture(page, 'Hauptbild');
  const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
  await shown.click({ position: { x: width * 0.25, y: height * 0.75 }, force: true });
  await expect(page.getByLabel('Von links in Prozent')).toHaveValue('25');
  await expect(page.getByLabel('Von oben in Prozent')).toHaveValue('75');
});

test('the look fits a phone', onPhone, async ({ page, ownPort }) => {
  test.setTimeout(120_000);
  await openBackoffice(page, { port: ownPort }, 'betrieb', LOOK);
  await expect(picture(page, 'Logo')).toBeVisible();
  await expect(picture(page, 'Hauptbild')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await test.step('the pages of the draft are shown in both widths and languages', async () => {
    await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vorschau' })).toBeVisible();
    const framed = page.frameLocator('iframe');
    await expect(framed.locator('h1')).toContainText('Bis zu');
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Seite für den Kontakt' }).click();
    await expect(framed.locator('h1')).toContainText('Erika empfiehlt');
    await page.getByRole('button', { name: 'Englisch' }).click();
    await expect(framed.locator('h1')).toContainText('Erika recommends');
    await page.getByRole('button', { name: 'Rechner' }).click();
    await expect(framed.locator('h1')).toContainText('Erika recommends');
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Nachrichten' }).click();
    await expect(framed.getByRole('heading', { name: 'WhatsApp' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'E-Mail: bitte bestätigen' }).click();
    await expect(framed.locator('body')).toContainText('Max Beispiel');
    await page.getByRole('link', { name: 'Zurück zum Entwurf' }).click();
    await expect(page).toHaveURL(new RegExp(`${LOOK}$`));
  });

  await test.step('an address that has ended says so', async () => {
    await page.goto(new URL('/betrieb/vorschau/ended', page.url()).href);
    await expect(page.getByRole('status').filter({ hasText: 'Diese Vorschau ist abgelaufen.' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});
