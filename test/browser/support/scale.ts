import type { CDPSession, Page } from '@playwright/test';

/** Scale of a page for layout checks: boxes, media queries and texts have the same measures, and painting costs almost nothing. */
const SMALL = 0.02;

interface Size {
  readonly width: number;
  readonly height: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const scaledDown = new WeakSet<Page>();
/** The size and scale that were last sent to the browser. */
const appliedSizes = new WeakMap<Page, string>();

/** Whether a page is painted at a small scale. Clicks miss there, because the browser places the pointer by painted pixels. */
export const isScaledDown = (page: Page): boolean => scaledDown.has(page);

/** Paints a page at a small scale from now on, with a viewport of this size. */
export async function scaleDown(page: Page, size = sizeOf(page)): Promise<void> {
  scaledDown.add(page);
  await emulate(page, size, SMALL);
}

/** Paints a page at its own scale again, with the viewport that it was opened with. */
export async function resetScale(page: Page): Promise<void> {
  if (scaledDown.delete(page)) await emulate(page, sizeOf(page), 1);
}

const sizeOf = (page: Page): Size => page.viewportSize() ?? { width: 390, height: 844 };

/** By DevTools protocol: Playwright's `setViewportSize` has no scale, and resizes the window too, which paints twice. */
async function emulate(page: Page, { width, height }: Size, scale: number): Promise<void> {
  const wanted = `${width} ${height} ${scale}`;
  if (appliedSizes.get(page) === wanted) return;
  appliedSizes.set(page, wanted);
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const screen = { screenWidth: width, screenHeight: height, screenOrientation: { angle: 0, type: 'landscapePrimary' } as const };
  await (await session).send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    ...screen,
    deviceScaleFactor: 1,
    mobile: false,
    scale,
  });
}
