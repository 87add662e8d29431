import type { Page } from '@playwright/test';

/** The tenant whose trackers and consent are tested. */
export const TENANT = 'telko';

/** The demo's trackers at the tenant. */
const TRACKERS = /\/dev\/standin\/(?:analyse|tags)\//;

/** The banner, and the settings that it links to. */
export const banner = (page: Page) => page.getByRole('region', { name: /^(Ihre Einwilligung zu Cookies|Your consent to cookies)$/ });
export const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
export const nothingGiven = ['psoempf_an=0', 'psoempf_er=1', 'psoempf_fu=0', 'psoempf_ma=0'];
export const cookiesOf = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).sort();

/** Answers requests to the demo's trackers with an empty script and returns a list that records their addresses. */
export async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(TRACKERS, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}
