import { dialogOf, sheetOf, TENANT } from './support/agentur.ts';
import { openBackoffice } from './support/backoffice.ts';
import { press } from './support/journey.ts';
import { onDesktop, onPhone } from './support/screens.ts';
import { billSeller } from './support/seller.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './support/test.ts';

// A day before the document was issued is refused, which the browser logs.
test.use({ mayBeRefused: ['/widerspruch'] });

test(
  'a bookkeeper looks at a run before it issues, and enters an objection that came by letter',
  onDesktop,
  async ({ page, ownPort, journeyAt }) => {
    const { abrechnung, gutschrift } = await billSeller(journeyAt('telko', { port: ownPort }));
    await openBackoffice(page, { port: ownPort }, 'buchhaltung', `/${TENANT}/abrechnungen`);
    await expect(page.getByRole('row').filter({ hasText: abrechnung })).toContainText(/P-2001.*€.*Ja/s);
    await expectAccessible(page);

    await test.step('the run shows a preview first, and issues nothing twice', async () => {
      const shown = { Abrechnungen: 2, Gutschriften: 1, SummeCent: 5000, OhneKonto: ['P-2002'] };
      await page.route('**/abrechnungslauf?probe=true', (route) =>
        route.fulfill({ json: { ...route.request().postDataJSON(), ...shown } }),
      );
      await press(page, 'Abrechnungslauf');
      const dialog = dialogOf(page);
      await dialog.getByRole('button', { name: 'Vorschau zeigen' }).click();
      await expect(dialog).toContainText(/2 Abrechnungen bis .* mit 1 Beleg über zusammen 50,00\s€ vor Umsatzsteuer/);
      await expect(dialog.getByRole('link', { name: 'P-2002' })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'für Funkhof abrechnen' }).click();
      await expect(dialog.getByRole('status')).toContainText('ist nichts mehr abzurechnen');
      await dialog.getByRole('button', { name: 'Schließen' }).click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('the document has its file, and the objection stays after a reload', async () => {
      await page.getByRole('link', { name: 'Gutschriften' }).click();
      await page.getByRole('link', { name: gutschrift }).click();
      const sheet = sheetOf(page);
      const answer = await sheet.getByRole('link', { name: 'PDF laden' }).evaluate(async (anchor: HTMLAnchorElement) => {
        const { status, headers } = await fetch(anchor.href);
        return [status, headers.get('content-type')];
      });
      expect(answer).toEqual([200, 'application/pdf']);
      await expectAccessible(page);
      await page.keyboard.press('w');
      const dialog = dialogOf(page);
      await expect(dialog).toContainText('Der Betrag vor Umsatzsteuer bleibt fällig.');
      await expectAccessible(page);
      const today = await dialog.getByLabel('Eingegangen am').inputValue();
      await dialog.getByLabel('Eingegangen am').fill('01.01.2020');
      await dialog.getByRole('button', { name: 'Widerspruch eintragen' }).click();
      await expect(dialog).toContainText('liegt vor dem Tag, an dem der Beleg ausgestellt wurde');
      await dialog.getByLabel('Eingegangen am').fill(today);
      await dialog.getByRole('button', { name: 'Widerspruch eintragen' }).click();
      await expect(sheet).toContainText('Widersprochen am');
      await page.reload();
      await expect(sheet).toContainText('Widersprochen am');
      await expect(sheet.getByRole('button', { name: 'Widerspruch eintragen' })).toHaveCount(0);
    });
  },
);

test('an auditor reads both lists on a phone, without a button that changes anything', onPhone, async ({ page, ownPort }) => {
  await openBackoffice(page, { port: ownPort }, 'pruefung', `/${TENANT}/abrechnungen`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Abrechnungen');
  await expect(page.getByRole('button', { name: 'Abrechnungslauf' })).toHaveCount(0);
  await expectNoOverflow(page);
  await expectAccessible(page);
});
