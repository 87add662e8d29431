import { addDays, dayOf, formatDay } from '../../contract/values/days.ts';
import { dialogOf as dialog, expectLoaded, goTo, openStartPage, portalAt, rowsOf, sheetOf } from './support/agentur.ts';
import { headline, press } from './support/journey.ts';
import { needsDesktop } from './support/screens.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ mayBeRefused: ['/agentur/praemienplan/A-1001/vorschau'] });

test(
  'an owner promises a reward after seeing what it would have cost, ends one that runs, and sees what an order costs',
  needsDesktop,
  async ({ page, unusedPort }) => {
    test.setTimeout(120_000);
    const tag = addDays(dayOf(new Date()), 3);
    await openStartPage(page, 'inhaber', unusedPort);
    await goTo(page, 'Prämienplan');
    await headline(page, /^Prämienplan/);
    await expectLoaded(page);
    const before = await rowsOf(page).count();

    await test.step('a field that is missing or wrong says so before anything is sent, and by the server after', async () => {
      await press(page, 'Neuer Eintrag');
      await dialog(page).getByLabel('Prämie in Euro').fill('viel');
      await press(page, 'Kosten ansehen');
      await expect(dialog(page).getByText('Produkt ist ein Pflichtfeld.')).toBeVisible();
      await expect(dialog(page).getByText(/Prämie in Euro hat nicht die erwartete Form/)).toBeVisible();
      await dialog(page).getByLabel('Produkt').selectOption({ label: 'HofNetz L' });
      await dialog(page).getByLabel('Prämie in Euro').fill('900');
      await dialog(page).getByLabel('Gilt ab').fill(tag);
      await press(page, 'Kosten ansehen');
      await expect(dialog(page).getByText(/liegt außerhalb dessen, was Sie versprechen können/)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the cost of the last 90 days stands there before the entry is added, and what was typed can be changed', async () => {
      await dialog(page).getByLabel('Prämie in Euro').fill('85');
      await press(page, 'Kosten ansehen');
      await expect(dialog(page).getByText('Was das in den letzten 90 Tagen gekostet hätte')).toBeVisible();
      await expect(dialog(page)).toContainText('mehr als bisher');
      await press(page, 'Angaben ändern');
      await expect(dialog(page).getByLabel('Prämie in Euro')).toHaveValue('85');
      await dialog(page).getByLabel('Prämie in Euro').fill('85,50');
      await page.reload();
      await press(page, 'Neuer Eintrag');
      await expect(dialog(page).getByLabel('Prämie in Euro')).toHaveValue('85,50');
      await expect(dialog(page).getByLabel('Produkt').locator('option:checked')).toHaveText('HofNetz L');
      await press(page, 'Kosten ansehen');
      await expect(dialog(page)).toContainText('85,50');
      await press(page, 'Eintrag anlegen');
      await expect(page.getByText(`Er gilt ab ${formatDay(tag, 'de')}.`)).toBeVisible();
      await expectLoaded(page);
      await expect(rowsOf(page)).toHaveCount(before + 1);
      await expect(rowsOf(page).filter({ hasText: 'HofNetz L' })).toContainText('Geplant');
    });

    await test.step('one that has not begun goes, after a question that says what follows', async () => {
      await rowsOf(page).filter({ hasText: 'HofNetz L' }).click();
      await sheetOf(page).getByRole('button', { name: 'Löschen' }).click();
      await expect(dialog(page)).toContainText('Er hat noch nicht begonnen und verschwindet ganz.');
      await dialog(page).getByRole('button', { name: 'Löschen' }).click();
      await expect(page.getByText('Der Eintrag ist gelöscht.')).toBeVisible();
      await expect(rowsOf(page)).toHaveCount(before);
      await expect(sheetOf(page)).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('one that runs ends today, and those of before stay in sight', async () => {
      await rowsOf(page).filter({ hasText: 'HofMobil M' }).click();
      await sheetOf(page).getByRole('button', { name: 'Beenden' }).click();
      await expect(dialog(page)).toContainText('Heute ist dann der letzte Tag');
      await dialog(page).getByRole('button', { name: 'Beenden' }).click();
      await expect(page.getByText('Der Eintrag endet heute.')).toBeVisible();
      await expect(sheetOf(page).getByRole('button', { name: 'Beenden' })).toHaveCount(0);
      await expect(rowsOf(page).filter({ hasText: 'Beendet' })).not.toHaveCount(0);
    });

    await test.step('what an order costs is a page inside the portal, whose day has a calendar', async () => {
      await page.goto(portalAt('/kosten', unusedPort));
      await headline(page, 'Was ein Auftrag kostet');
      await page.getByLabel('Produkt').selectOption({ label: 'HofNetz M' });
      await press(page, 'Kalender öffnen');
      await page.locator('[popover] button[aria-pressed=true]').click();
      await press(page, 'Kosten berechnen');
      await expect(page.getByRole('row', { name: /Prämie nach Ihrem Prämienplan/ })).toContainText('90,00');
      await expect(page.getByRole('row', { name: /Summe ohne Umsatzsteuer/ })).toContainText('99,00');
      await expect(page.getByRole('navigation', { name: 'Bereiche' }).first()).toBeVisible();
      await expectAccessible(page);
    });
  },
);

test('staff see the reward plan and cannot change it', needsDesktop, async ({ page }) => {
  await openStartPage(page, 'mitarbeiter');
  await goTo(page, 'Prämienplan');
  await expectLoaded(page);
  await expect(page.getByRole('button', { name: 'Neuer Eintrag' })).toHaveCount(0);
  await rowsOf(page).filter({ hasText: 'HofNetz M' }).click();
  await expect(sheetOf(page).getByRole('heading', { name: 'HofNetz M' })).toBeVisible();
  await expect(sheetOf(page).getByRole('button', { name: /Beenden|Löschen/ })).toHaveCount(0);
});
