import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Journey } from '../support/journey.ts';
import { order } from './order.ts';

const heightOf = (width: number): number => (width < 768 ? 844 : width < 1024 ? 1024 : 900);

/** Saves a screenshot of the whole page, or of the window while the banner is shown, in each requested width. */
export const keepIn =
  ({ tenant, language }: Pick<Journey, 'tenant' | 'language'>): Journey['look'] =>
  async (page, name) => {
    const before = page.viewportSize();
    for (const width of order.widths) {
      const picture = await draw(page, width);
      await sharp(picture)
        .png({ compressionLevel: 6 })
        .toFile(join(order.to, `${name}-${tenant}-${width}-${language}.png`));
    }
    if (before) await page.setViewportSize(before);
  };

async function draw(page: Page, width: number): Promise<Buffer> {
  const height = heightOf(width);
  await page.setViewportSize({ width, height });
  // The banner needs the normal window. Otherwise the window is as high as the page, so that sticky elements are at their own place.
  const isWhole = (await page.locator('[data-consent]').count()) === 0;
  if (isWhole) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, whole) });
  }
  await page.evaluate(async () => {
    // The browser chooses picture sizes by the window width after a paint.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // A lazy picture that this width hides would never load.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  });
  return page.screenshot({ fullPage: isWhole, animations: 'disabled' });
}
