import type { Locator, Page } from '@playwright/test';
import { AGENTUR, ERIKA } from '../../tools/shared/demo.ts';
import { dialogOf as dialog, expectLoaded, numberInSheet, portalAt, rowsOf, sheetOf } from './support/agentur.ts';
import { headline } from './support/journey.ts';
import { pressAt, retype, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const button = (inside: Page | Locator, name: string) => inside.getByRole('button', { name, exact: true });

/** By keyboard only, from login to logout; the focus is always visible. */
test('by keyboard an owner does the work of a day, and the focus returns to where it was', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(120_000);
  const keys = page.keyboard;
  await test.step('in', async () => {
    await page.goto(portalAt());
    await typeInto(page, page.getByLabel('E-Mail-Adresse'), AGENTUR.inhaber);
    await keys.press('Tab');
    await keys.type(ERIKA.Password);
    await keys.press('Enter');
    await headline(page, 'Heute');
  });

  await test.step('the way around is skipped, and a sentence followed', async () => {
    await page.reload();
    await page.getByRole('link', { name: /freigegeben werden/ }).waitFor();
    await keys.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
    await keys.press('Enter');
    await pressAt(page, page.getByRole('link', { name: /freigegeben werden/ }));
    await headline(page, /^Aufträge/);
    await expectLoaded(page);
  });

  const last = rowsOf(page).last().getByRole('link');
  const nummer = await test.step('arrows go from row to row, Enter opens one', async () => {
    const first = rowsOf(page).first().getByRole('link');
    await tabTo(page, first);
    const count = await rowsOf(page).count();
    expect(count).toBeGreaterThan(1);
    for (let row = 1; row < count; row += 1) await keys.press('ArrowDown');
    await keys.press('ArrowUp');
    await keys.press('ArrowDown');
    await expect(last).toBeFocused();
    await keys.press('Enter');
    await expect(button(sheetOf(page), 'Blatt schließen')).toBeFocused();
    return numberInSheet(page);
  });

  await test.step('a question is left by Escape, back to its button', async () => {
    for (const name of ['Beanstanden', 'Freigeben']) {
      await pressAt(page, button(sheetOf(page), name));
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
      await keys.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(button(sheetOf(page), name)).toBeFocused();
    }
  });

  await test.step('a note is written', async () => {
    await pressAt(page, sheetOf(page).getByRole('button', { name: /^Notiz/ }));
    await expect(sheetOf(page).getByLabel('Notiz')).toBeFocused();
    await retype(page, 'Mit der Tastatur geschrieben.');
    await pressAt(page, button(sheetOf(page), 'Notiz speichern'));
    await expect(sheetOf(page).getByText('Mit der Tastatur geschrieben.')).toBeVisible();
    await expect(sheetOf(page).getByRole('button', { name: 'Notiz ändern' })).toBeFocused();
  });

  await test.step('the order is released, and Escape closes its sheet', async () => {
    await pressAt(page, button(sheetOf(page), 'Freigeben'));
    await tabTo(page, button(dialog(page), 'Freigeben'));
    await keys.press('Enter');
    await expect(page.getByText(`Auftrag ${nummer} ist freigegeben.`)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    // The button that opened the dialog is gone.
    await expect(button(sheetOf(page), 'Freigeben')).toBeHidden();
    await expect(sheetOf(page).getByRole('heading', { level: 2 })).toBeFocused();
    await keys.press('Escape');
    await expect(sheetOf(page)).toBeHidden();
    // Its row is gone too, because it is no longer in the filtered report.
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the list is searched by /, everything by Ctrl and K, whose hits are gone through by arrows', async () => {
    await keys.press('/');
    await expect(page.getByRole('searchbox', { name: 'In dieser Liste suchen' })).toBeFocused();
    await keys.press('Escape');
    await keys.press('Control+k');
    await keys.type(nummer);
    const hit = page.getByRole('region', { name: 'Aufträge' }).getByRole('link', { name: nummer }).first();
    await hit.waitFor();
    await keys.press('ArrowDown');
    await expect(hit).toBeFocused();
    await keys.press('Enter');
    await expect(sheetOf(page).getByText(`${nummer} · `)).toBeVisible();
    await expect(sheetOf(page).getByText('Freigegeben', { exact: true })).toBeVisible();
  });

  await test.step('the keys are shown by ?, and out', async () => {
    await keys.press('?');
    await expect(page.getByRole('dialog', { name: 'Tasten' })).toBeVisible();
    await keys.press('Escape');
    await pressAt(page, page.getByRole('button', { name: /^Konto von/ }));
    await keys.press('Escape');
    await expect(page.getByRole('button', { name: /^Konto von/ })).toBeFocused();
    await keys.press('Enter');
    await pressAt(page, button(page, 'Abmelden'));
    await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
  });
});
