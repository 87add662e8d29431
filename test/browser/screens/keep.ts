import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Walk } from '../support/walk.ts';
import { order } from './order.ts';

const heightOf = (width: number): number => (width < 768 ? 844 : width < 1024 ? 1024 : 900);

/** Keeps a picture of a whole page, or of its window while the banner asks, in every width that was asked for. */
export const keepIn =
  ({ tenant, language }: Pick<Walk, 'tenant' | 'language'>): Walk['look'] =>
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
  // The banner lies before the page and needs its window; else that is as high as the page, so that what keeps to its edge stands in its own place.
  const isWhole = (await page.locator('[data-consent]').count()) === 0;
  if (isWhole) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, whole) });
  }
  await page.evaluate(async () => {
    // Pictures are chosen by the window's width, once it is drawn.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  });
  return page.screenshot({ fullPage: isWhole, animations: 'disabled' });
}
