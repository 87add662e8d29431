import { needsDesktop } from './support/screens.ts';
import { at, comeDirectly, expect, expectAccessible, expectNoOverflow, site, test } from './support/test.ts';
import { type Stranger, walkTour } from './support/tour.ts';

/** Buttons of the tour: one for each of twelve pages and the clock, and "next" after each page but the last. */
const PRESSES = 24;

test(
  "a stranger goes from a link to its payout by the tour's buttons, and reads the entries of the ledger",
  needsDesktop,
  async ({ page, unusedPort }) => {
    test.slow();
    await comeDirectly(page);
    await page.goto(at('localhost', '/dev', unusedPort));
    await expect(page).toHaveURL(site('telko', '/dev', unusedPort));
    await expectAccessible(page);
    const stranger: Stranger = { tour: page, look: async () => {}, presses: 0 };
    await walkTour(stranger);
    const ledger = page.getByRole('region', { name: 'Was im Kassenbuch steht' });
    await expect(ledger.getByRole('row')).toHaveText([
      'VorgangKontoBetrag',
      /^Gewährung \d\d\.\d\d\.\d{4}Aufwand35,00 €$/,
      /^Gewährung \d\d\.\d\d\.\d{4}Verbindlichkeit−35,00 €$/,
      /^Auszahlung \d\d\.\d\d\.\d{4}Verbindlichkeit35,00 €$/,
      /^Auszahlung \d\d\.\d\d\.\d{4}Zahlungsverkehr−35,00 €$/,
      'Summe0,00 €',
    ]);
    expect(stranger.presses).toBe(PRESSES);
    await expectAccessible(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoOverflow(page);
    }
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the link to the payout');
    await expectNoOverflow(page);
    const [intern] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Log in at Werkring' }).click(),
    ]);
    await expect(intern).toHaveURL(site('intern', '/en/mitarbeiterempfehlen/uebersicht', unusedPort));
  },
);
