import { sheetOf, TENANT } from './support/agentur.ts';
import { openBackoffice } from './support/backoffice.ts';
import { approve, enterReturn, findPaidCredit, holdAndLift, makeAndCheck, payRun } from './support/payouts.ts';
import { needsDesktop, needsPhone } from './support/screens.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './support/test.ts';

test(
  'two people pay a run: one makes and checks it, the other approves it, and a payment comes back',
  needsDesktop,
  async ({ page, newPerson, ownPort }) => {
    test.slow();
    const demo = { port: ownPort };
    await holdAndLift({ page, demo });
    const laufnummer = await makeAndCheck(page);
    await approve({ page: await newPerson(), demo }, laufnummer);
    await payRun(page, laufnummer);
    await expect(async () => {
      await page.reload();
      await expect(sheetOf(page).getByText('Ausgeführt', { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await findPaidCredit(page, laufnummer);
    await enterReturn(page);
  },
);

test('an auditor reads runs and payouts on a phone, and finds no button that changes anything', needsPhone, async ({ page, ownPort }) => {
  await openBackoffice(page, { port: ownPort }, 'pruefung', `/${TENANT}/auszahlungen`);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Lauf anlegen' })).toHaveCount(0);
  await page.locator('[data-row]').first().click();
  await expect(sheetOf(page).getByRole('heading', { name: 'Bisherige Zahlungen' })).toBeVisible();
  await expect(sheetOf(page).getByRole('button', { name: /Anhalten|anhalten/ })).toHaveCount(0);
  await expectNoOverflow(page);
  await expectAccessible(page);
});
