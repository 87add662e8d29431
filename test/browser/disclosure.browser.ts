import type { Page } from '@playwright/test';
import { expect, site, test } from './support/test.ts';

/** Opens the first question; returns how its content is clipped in each frame until it is fully visible. */
async function open(page: Page): Promise<readonly string[]> {
  await page.goto(site('telko', '/de/faq'));
  const question = page.locator('details').first();
  await question.evaluate((details) => {
    const cuts: string[] = [];
    Object.assign(globalThis, { cuts });
    const look = () => {
      cuts.push(getComputedStyle(details, '::details-content').overflow);
      if (cuts.at(-1) !== 'visible') requestAnimationFrame(look);
    };
    details.addEventListener('click', () => requestAnimationFrame(look));
  });
  await question.locator('summary').click();
  const cutsOf = () => page.evaluate(() => (globalThis as unknown as { cuts: string[] }).cuts);
  await expect.poll(async () => (await cutsOf()).at(-1)).toBe('visible');
  return [...new Set(await cutsOf())];
}

test('an opening disclosure overlaps nothing and ends fully visible, at once with reduced motion', {
  tag: '@phone',
}, async ({ page }) => {
  expect(await open(page)).toEqual(['visible']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await open(page)).toEqual(['clip', 'visible']);
});
