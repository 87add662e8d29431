import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { CONSENTS } from '../../../contract/calls/consent.ts';
import { sharedPort } from './addresses.ts';
import { TENANTS } from './brands.ts';
import { type Journey, makeJourney } from './journey.ts';
import { borrowProduct, borrowUnusedProduct, giveBack } from './lender.ts';
import { newMachine } from './machine.ts';

export { at, sharedPort, site } from './addresses.ts';
export { checkPage, expectAccessible, expectNoOverflow } from './page-checks.ts';
export { expect };

interface Fixtures {
  /** True: all visitors have declined cookies before. False: the banner is shown. */
  readonly hasChosen: boolean;
  /** Other hosts to which pages may send requests. */
  readonly mayAsk: readonly string[];
  /** Ends of the paths of calls that the server refuses in this test, or a path ending in `/` for all below it, because the browser logs each refusal. */
  readonly mayBeRefused: readonly string[];
  readonly page: Page;
  /** Opens the browser of another person, without shared cookies. */
  readonly newPerson: () => Promise<Page>;
  /** Starts a journey at a tenant's site; by default in German and on the shared product. */
  readonly journeyAt: (tenant: Journey['tenant'], own?: Partial<Pick<Journey, 'language' | 'look' | 'port'>>) => Journey;
  /** Port of a product that no test has used, for a test of the demo's days and amounts. It costs a start. */
  readonly unusedPort: string;
}

interface WorkerFixtures {
  /** Port of a product that this worker has to itself, for tests that move the clock. Earlier tests have moved it too. */
  readonly ownPort: string;
}

/**
 * Every test checks that no visitor has a script error, a console error, a violation of the page's own policy, or a request to another
 * host.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  hasChosen: [true, { option: true }],
  mayAsk: [[], { option: true }],
  mayBeRefused: [[], { option: true }],
  // The product can close an idle connection just when it is reused, so GET requests are retried.
  request: async ({ request }, use) => {
    const get = request.get.bind(request);
    request.get = (url, options) => get(url, { maxRetries: 2, ...options });
    await use(request);
  },
  page: async ({ page, hasChosen, mayAsk, mayBeRefused }, use, { workerIndex }) => {
    await page.context().setExtraHTTPHeaders(newMachine(workerIndex));
    if (hasChosen) await declineCookies(page.context());
    const problems = await watch(page, mayAsk, mayBeRefused);
    await use(page);
    expect(problems).toEqual([]);
  },
  newPerson: async ({ browser, hasChosen, mayBeRefused }, use, { workerIndex }) => {
    const opened: { page: Page; problems: string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext({ extraHTTPHeaders: newMachine(workerIndex) });
      if (hasChosen) await declineCookies(context);
      const page = await context.newPage();
      opened.push({ page, problems: await watch(page, [], mayBeRefused) });
      return page;
    });
    for (const { page } of opened) await page.context().close();
    expect(opened.flatMap(({ problems }) => problems)).toEqual([]);
  },
  journeyAt: async ({ request, javaScriptEnabled }, use, { workerIndex }) => {
    const usual = { request, port: sharedPort(), language: 'de', hasScript: javaScriptEnabled !== false, worker: workerIndex } as const;
    await use((tenant, own) => makeJourney({ ...usual, tenant, ...own }));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that a fixture needs from its first parameter
  unusedPort: async ({}, use) => {
    const port = await borrowUnusedProduct();
    await use(port);
    await giveBack(port);
  },
  ownPort: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that a fixture needs from its first parameter
    async ({}, use) => {
      const port = await borrowProduct();
      await use(port);
      await giveBack(port);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Stores the cookie choice of a returning visitor at every tenant. */
const declineCookies = (context: BrowserContext): Promise<void> =>
  context.addCookies(
    [...TENANTS.map((tenant) => `${tenant}.localhost`), '127.0.0.1'].flatMap((domain) =>
      CONSENTS.map(({ cookie, required }) => ({ name: cookie, value: required ? '1' : '0', domain, path: '/' })),
    ),
  );

/** Removes the header with another network address, because the demo's tools answer only to this machine. */
export const comeDirectly = (page: Page): Promise<void> => page.context().setExtraHTTPHeaders({});

const withoutFragment = (url: string): string => url.replace(/#.*/, '');

/** Collects all faults of a page from now on. */
async function watch(page: Page, mayAsk: readonly string[], mayBeRefused: readonly string[] = []): Promise<string[]> {
  const problems: string[] = [];
  const missing = new Set<string>();
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} stopped ${blockedURI}`);
    });
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.status() >= 400) missing.add(withoutFragment(response.url()));
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const isOwn = request.isNavigationRequest() || host === new URL(request.frame().url()).host || mayAsk.includes(host);
    if (protocol.startsWith('http') && !isOwn) problems.push(`request to ${request.url()}`);
  });
  page.on('console', (message) => {
    const url = withoutFragment(message.location().url);
    const isExpected =
      message.text().startsWith('Failed to load resource') &&
      (missing.has(url) ||
        ['/favicon.ico', ...mayBeRefused].some((path) => (path.endsWith('/') ? url.includes(path) : url.endsWith(path))));
    if (message.type() === 'error' && !isExpected) problems.push(message.text());
  });
  return problems;
}
