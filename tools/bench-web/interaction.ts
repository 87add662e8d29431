import type { Browser, Page as BrowserPage } from '@playwright/test';
import { median } from '../shared/statistics.ts';
import type { Page } from './pages.ts';
import { PRESSES_OF, type Press } from './presses.ts';

/** How long a press took until it was answered, in milliseconds; 0 when the browser told none. */
export interface Answered {
  readonly what: string;
  readonly duration: number;
}

/** What `observe` keeps in the page. */
declare global {
  var pressed: number[];
  var kept: PerformanceObserver;
  var keep: (entries: PerformanceEntryList) => void;
}

/** The browser tells no shorter durations than this, in milliseconds. */
export const SHORTEST = 16;
/** The browser tells of a press a frame or two after the one that answers it. */
const FRAMES = 10;
const TIMES_SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, locale: 'de-DE' };

/**
 * Makes the presses of a page of `pagesOf` on a processor four times slower, on so many visits. Answers `{ what, duration }` each: milliseconds
 * from the press to the frame that answers it (Event Timing), of some presses the longest, of the visits the median; 0 when the browser told none.
 * Fails where a press does not do what it should.
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

/** Null where the page has no such place. */
async function visit(browser: Browser, { url, cookies }: Page, place: string, press: Press['press']): Promise<number | null> {
  const context = await browser.newContext({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  try {
    await context.addCookies(await cookies());
    const page = await context.newPage();
    await page.addInitScript(observe, SHORTEST);
    // What still comes then, and the browser's own windows, would keep the processor from the press.
    await page.goto(url, { waitUntil: 'networkidle' });
    const found = page.locator(place);
    if ((await found.count()) === 0) return null;
    // A press that leads away is answered here: what would come then is another page.
    await page.route('**', (route) => (route.request().isNavigationRequest() ? route.abort('aborted') : route.continue()));
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
    await press(found);
    return await longest(page);
  } finally {
    await context.close();
  }
}

/** In the page: keeps the durations of events that belong to a press. */
function observe(shortest: number): void {
  globalThis.pressed = [];
  globalThis.keep = (entries) => {
    for (const entry of entries) if ('interactionId' in entry && entry.interactionId) globalThis.pressed.push(entry.duration);
  };
  globalThis.kept = new PerformanceObserver((list) => globalThis.keep(list.getEntries()));
  const options = { type: 'event', durationThreshold: shortest, buffered: true };
  globalThis.kept.observe(options);
}

/** The longest duration, once the frame of the last press must have been told. */
const longest = (page: BrowserPage) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    globalThis.keep(globalThis.kept.takeRecords());
    return Math.max(0, ...globalThis.pressed);
  }, FRAMES);
