import { mkdirSync } from 'node:fs';
import { openProduct } from '../../../tools/shared/product.ts';
import { STRIP } from '../../../tools/shared/strip.ts';
import { at, comeDirectly, expect, test } from '../support/test.ts';
import { walkTour } from '../support/tour.ts';
import { keepIn } from './keep.ts';
import { order } from './order.ts';

mkdirSync(order.to, { recursive: true });

/** The pictures of the README's strip: the tour of the demo, and a credit note of its profi seller. */
test('screens of the tour', async ({ page }) => {
  const product = await openProduct();
  try {
    const keep = keepIn({ tenant: 'telko', language: 'de' });
    const look: typeof keep = (one, name) => keep(one, `${STRIP.prefix}${name}`);
    await comeDirectly(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('localhost', '/dev', product.port));
    await walkTour({ tour: page, look, presses: 0 });
    const [seller] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Als Seller anmelden' }).click(),
    ]);
    await seller.goto(new URL('/de/profiseller/abrechnung', seller.url()).href);
    await seller.locator('[data-row]').first().click();
    await expect(seller.getByRole('complementary').getByRole('heading', { level: 2 })).toBeVisible();
    await look(seller, 'credit');
  } finally {
    await product.end();
  }
});
