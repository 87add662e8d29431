import type { Page } from '@playwright/test';
import { wide } from '../support/wide.ts';
import { TENANTS } from './support/brands.ts';
import { expect, site, test } from './support/test.ts';

const PAGES = ['/de/', '/en/', '/de/login', '/de/faq'] as const;
/** Of phones, in pixels: where lines break is a matter of each. */
const WIDTHS = [360, 412] as const;
const ALL = PAGES.flatMap((path) => WIDTHS.map((width) => ({ path, width })));
/** Of each brand, since each has fonts of its own: the home, with the largest letters, and the page with the most. */
const FEW = [
  { path: '/de/', width: 360 },
  { path: '/de/faq', width: 412 },
] as const;

// With the banner, which stands on the lower edge: a line more would move all of it.
test.use({ hasChosen: false });

/** Share of the picture that may move: a line more of a paragraph, by another font (Core Web Vitals call 0.1 good). */
const MOST = 0.025;

/** In the page: records layout shifts without recent input. */
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

/** Resolves once the page has its first picture. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => resolve());
        observer.observe({ type: 'paint', buffered: true });
      }),
  );

/** What has moved, once the fonts have come and two more pictures were drawn. */
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
