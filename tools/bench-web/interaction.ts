import type { Browser, Page as BrowserPage } from '@playwright/test';
import { median } from '../shared/statistics.ts';
import type { Page } from './pages.ts';
import { PRESSES_OF, type Press } from './presses.ts';

/** Time from a press to the next frame in ms; 0 if the browser reported none. */
export interface Answered {
  readonly what: string;
  readonly duration: number;
}

/** Globals that `observe` sets in the page. */
declare global {
  var pressed: number[];
  var kept: PerformanceObserver;
  var keep: (entries: PerformanceEntryList) => void;
}

/** Shortest duration that the browser reports, in ms. */
export const SHORTEST = 16;
/** Frames to wait for the report of a press, which comes one or two frames after the frame that answers it. */
const FRAMES = 10;
const TIMES_SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, locale: 'de-DE' };

/**
 * Makes the presses of a page of `pagesOf` on a processor slowed down four times, on `runs` visits. Returns `{ what, duration }` for each: ms from the
 * press to the frame that answers it (Event Timing), the longest of several presses, the median of the visits; 0 if the browser reported none.
 * Throws if a press has no effect.
 */
export async function interact(browser: Browser, page: Page, runs: number): Promise<Answered[]> {
  const found: Answered[] = [];
  for (const { what, place, press } of PRESSES_OF[page.name] ?? []) {
    const visits: (number | null)[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, page, place, press));
    const told = visits.filter((duration) => duration !== null);
    if (told.length > 0) found.push({ what, duration: median(told) });
  }
  return found;
}

/** Measures a press on one visit; null if the page has no such element. */
async function visit(browser: Browser, { url, cookies }: Page, place: string, press: Press['press']): Promise<number | null> {
  const context = await browser.newContext({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  try {
    await context.addCookies(await cookies());
    const page = await context.newPage();
    await page.addInitScript(observe, SHORTEST);
    // Requests still running and the browser's permission prompts would delay the answer to the press.
    await page.goto(url, { waitUntil: 'networkidle' });
    const found = page.locator(place);
    if ((await found.count()) === 0) return null;
    // Aborts navigations: the next page is not part of the measurement.
    await page.route('**', (route) => (route.request().isNavigationRequest() ? route.abort('aborted') : route.continue()));
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
    await press(found);
    return await longest(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page: records the durations of events that belong to a press. */
function observe(shortest: number): void {
  globalThis.pressed = [];
  globalThis.keep = (entries) => {
    for (const entry of entries) if ('interactionId' in entry && entry.interactionId) globalThis.pressed.push(entry.duration);
  };
  globalThis.kept = new PerformanceObserver((list) => globalThis.keep(list.getEntries()));
  const options = { type: 'event', durationThreshold: shortest, buffered: true };
  globalThis.kept.observe(options);
}

/** The longest duration, read when the last press has certainly been reported. */
const longest = (page: BrowserPage) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    globalThis.keep(globalThis.kept.takeRecords());
    return Math.max(0, ...globalThis.pressed);
  }, FRAMES);
