import { addDays, dayOf, formatDay } from '../../contract/values/days.ts';
import { expectLoaded, openStartPage, portalAt } from './support/agentur.ts';
import { choosePeriod } from './support/portal-parts.ts';
import { onDesktop } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Days by which the clock of the device is ahead. */
const AHEAD = 40;

test('days come from the server, not from the clock of the device', onDesktop, async ({ page }) => {
  await page.addInitScript((days) => {
    const Right = Date;
    const wrong = () => Right.now() + days * 86_400_000;
    globalThis.Date = class extends Right {
      constructor(...given: []) {
        super(...(given.length === 0 ? ([wrong()] as unknown as []) : given));
      }
      static override now = wrong;
    } as DateConstructor;
  }, AHEAD);
  await openStartPage(page, 'inhaber');
  const today = dayOf(new Date());
  await expect(page.getByText(`bis ${formatDay(today, 'de')}, daneben dieselben Tage`)).toBeVisible();
  await page.goto(portalAt('/bereich/auftraege'));
  await expectLoaded(page);
  await choosePeriod(page, '7 Tage');
  await expect(page).toHaveURL(new RegExp(`von=${addDays(today, -6)}&bis=${today}`));
});
