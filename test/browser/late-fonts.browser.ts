import type { Page } from '@playwright/test';
import { wide } from '../support/wide.ts';
import { TENANTS } from './support/brands.ts';
import { expect, site, test } from './support/test.ts';

const PAGES = ['/de/', '/en/', '/de/login', '/de/faq'] as const;
/** Widths of phones in pixels; lines break at other places in each. */
const WIDTHS = [360, 412] as const;
const ALL = PAGES.flatMap((path) => WIDTHS.map((width) => ({ path, width })));
/** Pages for each brand, because each has its own fonts: the home with the largest letters, and the page with the most text. */
const FEW = [
  { path: '/de/', width: 360 },
  { path: '/de/faq', width: 412 },
] as const;

// With the banner at the bottom edge, which an additional line would move.
test.use({ hasChosen: false });

/** Maximum layout shift score: one more line of a paragraph in another font (Core Web Vitals rate up to 0.1 as good). */
const MOST = 0.025;

/** Runs in the page: records layout shifts without recent input. */
function watch(): void {
  const moved: { value: number; what: string }[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (!shift.hadRecentInput) moved.push({ value: shift.value, what: shift.sources.map(({ node }) => node?.nodeName).join() });
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { moved });
}

/** Resolves after the first paint of the page. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => resolve());
        observer.observe({ type: 'paint', buffered: true });
      }),
  );

/** The layout shifts after the fonts have loaded and two more frames were painted. */
const movedIn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { moved: { value: number; what: string }[] }).moved;
  });

for (const tenant of TENANTS) {
  test(`no layout of ${tenant} shifts when its fonts load after the first paint`, { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(watch);
    let late = 0;
    await page.route('**/*.woff2', async (route) => {
      late += 1;
      await painted(page);
      await route.continue();
    });
    for (const { path, width } of wide(ALL, FEW)) {
      await test.step(`${path} at ${width} px`, async () => {
        late = 0;
        await page.setViewportSize({ width, height: 800 });
        await page.goto(site(tenant, path));
        const moved = await movedIn(page);
        expect(late).toBeGreaterThan(0);
        expect(
          moved.reduce((sum, { value }) => sum + value, 0),
          JSON.stringify(moved),
        ).toBeLessThanOrEqual(MOST);
      });
    }
  });
}
