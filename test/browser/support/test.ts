import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Address of the product under test: a demo tenant's site, or any host. */
export const at = (host: string, path = '/'): string => `http://${host}:${process.env.BROWSER_TEST_PORT}${path}`;
export const site = (tenant: string, path = '/'): string => at(`${tenant}.localhost`, path);

/** Every test ends without a script error, a console error, a console error, a breach of the page's own policy, or a request to another host. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const problems: string[] = [];
    const missing = new Set<string>();
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`policy: ${violatedDirective} stopped ${blockedURI}`);
      });
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('response', (response) => {
      if (response.request().isNavigationRequest() && response.status() >= 400) missing.add(response.url());
    });
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      const isOwn = request.isNavigationRequest() || host === new URL(request.frame().url()).host;
      if (protocol.startsWith('http') && !isOwn) problems.push(`request to ${request.url()}`);
    });
    page.on('console', (message) => {
      const { url } = message.location();
      const isExpected = message.text().startsWith('Failed to load resource') && (missing.has(url) || url.endsWith('/favicon.ico'));
      if (message.type() === 'error' && !isExpected) problems.push(message.text());
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** No violation of WCAG 2.2 AA that axe can see, folded parts unfolded. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Nothing sticks out to the right. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
