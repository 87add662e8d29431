import type { Page } from '@playwright/test';
import { present } from './support/present.ts';
import { expect, site, test } from './support/test.ts';

/** Number of cards in the first row. */
const columnsOf = async (page: Page): Promise<number> =>
  (
    await present(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: /^Empfehlen / }) }),
    )
  ).evaluateAll((cards) => cards.filter((card) => card.getBoundingClientRect().top === cards[0]?.getBoundingClientRect().top).length);

test('the cards of a category are in 4, 2 or 1 columns by width, and a footnote mark links to its footnote', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of ['/de/smartphones.html', '/de/internet']) {
    await page.goto(site('telko', path));
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1024, 4],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columnsOf(page), `${path} at ${width} px`).toBe(columns);
    }
  }
  await page.getByRole('link', { name: 'Fußnote 1' }).first().click();
  await expect(page.locator('#fussnote-1')).toBeInViewport();
  await expect(page.locator('#fussnote-1')).toContainText('bei Bestellung bis 31.12.2036');
});

test('on a phone the other categories fold out', { tag: '@phone' }, async ({ page }) => {
  await page.goto(site('telko', '/de/fernsehen/hybrid'));
  const nav = page.getByRole('navigation', { name: 'Kategorien' });
  await expect(nav.getByRole('link')).toHaveCount(0);
  await nav.getByText('Alle Kategorien').click();
  await expect(nav.getByRole('link')).toHaveCount(31);
  await nav.getByRole('link', { name: 'Tablets' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tablets');
});
