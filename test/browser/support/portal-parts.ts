import type { Page } from '@playwright/test';
import { comeDirectly, expect, site } from './test.ts';

/** Opens the parts of the portals with example rows and waits until the app has replaced the server's frame. */
export const open = async (page: Page, query = '', theme = 'telko') => {
  await comeDirectly(page);
  expect((await page.goto(site(theme, `/dev/ui/portal${query}`)))?.status()).toBe(200);
  await expect(page.getByRole('search').locator('[aria-live]').first()).toBeAttached();
  await expect(page.locator('main div[aria-busy=true]')).toHaveCount(0);
};
/** Chooses a period in its chip, which shows the chosen one. */
export async function choosePeriod(page: Page, name: string, chip: string | RegExp = 'Zeitraum'): Promise<void> {
  await page.getByRole('button', { name: chip, exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
}
export const table = (page: Page) => page.getByRole('table', { name: 'Beispiele' });
export const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
export const sheet = (page: Page) => page.getByRole('complementary', { name: /^Beispiele B-/ });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'In dieser Liste suchen' });
