import type { Browser } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { median } from '../shared/statistics.ts';
import type { Page } from './pages.ts';

/** Median of each figure, by its name. */
export type Measures = Readonly<Record<string, number>>;

/** Scores from 0 to 100, by their names in a report. */
const SCORES = { performance: 'performance', accessibility: 'accessibility', bestPractices: 'best-practices', seo: 'seo' };
/** In ms; the layout shift has its own unit. */
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};
/** Transferred bytes by Chromium's resource types; all other types count only into the sum. */
const KINDS = { html: 'Document', script: 'Script', fonts: 'Font', pictures: 'Image' };

/**
 * Opens a page of `pagesOf` `runs` times as Lighthouse's phone (slow 4G and a processor four times slower, both simulated), in a browser with this
 * debugging port, with an empty cache and only the page's own cookies. Returns the figures, the speed of this machine as `index`, and the failed checks
 * as `why`.
 */
export async function measure(
  browser: Browser,
  port: number,
  { url, cookies, scores = [] }: Page,
  runs: number,
): Promise<{ measures: Measures; index: number; why: string[] }> {
  const session = await browser.newBrowserCDPSession();
  const options: Flags = { port, logLevel: 'error', disableFullPageScreenshot: true };
  const atFirst = Object.values(SCORES).filter((name) => name !== SCORES.seo || scores.includes('seo'));
  const reports: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    await session.send('Storage.clearCookies');
    await session.send('Storage.setCookies', { cookies: await cookies() });
    // Only performance differs from run to run.
    reports.push(await report(url, { ...options, onlyCategories: run === 0 ? atFirst : [SCORES.performance] }));
  }
  await session.detach();
  const figures = reports.map(figuresOf);
  const middle = Object.keys(figures[0] ?? {}).map((name) => [name, median(figures.flatMap((one) => one[name] ?? []))]);
  const index = median(reports.map(({ environment }) => environment.benchmarkIndex));
  return { measures: Object.fromEntries(middle), index, why: [...new Set(reports.flatMap(faultsOf))] };
}

async function report(url: string, options: Flags): Promise<Result> {
  const place = url.replace(/\?.*/, '');
  const result = await lighthouse(url, options);
  if (!result) throw new Error(`${place}: Lighthouse answered nothing`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${place}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${place} led to ${new URL(lhr.finalDisplayedUrl).pathname}`);
  return lhr;
}

function figuresOf({ categories, audits }: Result): Record<string, number> {
  const scores = Object.entries(SCORES).flatMap(([name, id]) => {
    const score = categories[id]?.score;
    return typeof score === 'number' ? [[name, Math.round(score * 100)]] : [];
  });
  const times = Object.entries(TIMES).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]);
  const requests = itemsOf(audits['network-requests']);
  const sum = (of: readonly Item[]) => of.reduce((total, { transferSize }) => total + Number(transferSize), 0);
  const sizes = Object.entries(KINDS).map(([name, kind]) => [name, sum(requests.filter(({ resourceType }) => resourceType === kind))]);
  return { ...Object.fromEntries([...scores, ...times, ...sizes]), all: sum(requests) };
}

/** Every check that lowered a score, with the first element that it names. */
function faultsOf({ categories, audits }: Result): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score, scoreDisplayMode }) => score !== null && score < (scoreDisplayMode === 'numeric' ? 0.9 : 1))
    .map((audit) => [audit.title, audit.displayValue, placeOf(itemsOf(audit)[0])].filter(Boolean).join(': '));
}

type Item = Readonly<Record<string, unknown>>;

/** The items that an audit lists. */
function itemsOf(audit: Result['audits'][string] | undefined): readonly Item[] {
  const details = audit?.details;
  return details && 'items' in details && Array.isArray(details.items) ? details.items : [];
}

function placeOf(item: Item = {}): unknown {
  const { node, description } = item;
  const snippet = typeof node === 'object' && node !== null && 'snippet' in node ? node.snippet : undefined;
  return snippet ?? description ?? '';
}
