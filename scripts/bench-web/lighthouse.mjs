import lighthouse from 'lighthouse';
import { median } from '../bench/statistics.mjs';

/** Scores of 100 each, by their names in a report. */
const SCORES = { performance: 'performance', accessibility: 'accessibility', bestPractices: 'best-practices', seo: 'seo' };
/** Milliseconds, and for the shift its own unit. */
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};
/** What was transferred, by the kinds of Chromium's requests; all others count into the sum alone. */
const KINDS = { html: 'Document', script: 'Script', fonts: 'Font', pictures: 'Image' };

/**
 * Opens a page of `pagesOf` so often on Lighthouse's phone (slow 4G and a processor four times slower, both simulated), in a browser with this
 * debugging port, with an empty cache and no cookie but the page's own. Answers the median of each figure by name (`machine` is how fast this
 * one is), and as `why` what took off from a score.
 */
export async function measure(browser, port, { url, cookies, scores = [] }, runs) {
  const session = await browser.newBrowserCDPSession();
  const options = { port, logLevel: 'error', disableFullPageScreenshot: true };
  const atFirst = Object.values(SCORES).filter((name) => name !== SCORES.seo || scores.includes('seo'));
  const reports = [];
  for (let run = 0; run < runs; run += 1) {
    await session.send('Storage.clearCookies');
    await session.send('Storage.setCookies', { cookies: await cookies() });
    // Only performance differs from run to run.
    reports.push(await report(url, { ...options, onlyCategories: run === 0 ? atFirst : [SCORES.performance] }));
  }
  await session.detach();
  const figures = reports.map(figuresOf);
  const middle = Object.keys(figures[0]).map((name) => [name, median(figures.flatMap((one) => one[name] ?? []))]);
  return { ...Object.fromEntries(middle), why: [...new Set(reports.flatMap(faultsOf))] };
}

async function report(url, options) {
  const { lhr } = await lighthouse(url, options);
  if (lhr.runtimeError) throw new Error(`${url.replace(/\?.*/, '')}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url.replace(/\?.*/, '')} led to ${new URL(lhr.finalDisplayedUrl).pathname}`);
  return lhr;
}

function figuresOf({ categories, audits, environment }) {
  const scores = Object.entries(SCORES).flatMap(([name, id]) => (categories[id] ? [[name, Math.round(categories[id].score * 100)]] : []));
  const times = Object.entries(TIMES).map(([name, id]) => [name, audits[id].numericValue]);
  const requests = audits['network-requests'].details.items;
  const sum = (of) => of.reduce((total, { transferSize }) => total + transferSize, 0);
  const sizes = Object.entries(KINDS).map(([name, kind]) => [name, sum(requests.filter(({ resourceType }) => resourceType === kind))]);
  return { ...Object.fromEntries([...scores, ...times, ...sizes]), all: sum(requests), machine: environment.benchmarkIndex };
}

/** Every check that took off from a score, with the first place that it names. */
function faultsOf({ categories, audits }) {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted
    .map(({ id }) => audits[id])
    .filter(({ score, scoreDisplayMode }) => score !== null && score < (scoreDisplayMode === 'numeric' ? 0.9 : 1))
    .map(({ title, displayValue, details }) => {
      const [first] = details?.items ?? [];
      const place = first?.node?.snippet ?? first?.description ?? '';
      return [title, displayValue, place].filter(Boolean).join(': ');
    });
}
