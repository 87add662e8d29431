/**
 * Measures home, landing, share and reward page of the demo tenants, and every kind of page of the first tenant, on a phone with real pictures, by
 * Lighthouse, and how fast forms and menus answer a press: `npm run bench:web [-- RUNS [tenant …]]`. Times over a mark are only printed, since they
 * depend on the machine; exits 1 if another figure misses its mark: bytes, layout shifts, accessibility.
 */

import { availableParallelism, constants, loadavg, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { readCount, readNames } from '../shared/arguments.ts';
import { BROWSER_ARGS, needBrowser } from '../shared/browser.ts';
import { TENANTS } from '../shared/demo.ts';
import { freePort } from '../shared/port.ts';
import { openProduct, type Product } from '../shared/product.ts';
import { median } from '../shared/statistics.ts';
import { type Answered, interact, SHORTEST } from './interaction.ts';
import { measure } from './lighthouse.ts';
import { pagesOf } from './pages.ts';
import { HEADING, INTERACTION, MARKS, type Miss, missesOf, rowOf } from './table.ts';

/** A press on a page of a tenant. */
interface Pressed extends Answered {
  readonly tenant: string;
  readonly page: string;
}

const [given = '5', ...wanted] = parseArgs({ allowPositionals: true }).positionals;
const runs = readCount('RUNS', given);
const tenants = readNames('TENANT', wanted, TENANTS);

ensureBuild();
const executablePath = needBrowser();
const debugPort = await freePort();
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS, `--remote-debugging-port=${debugPort}`] });
try {
  // A phone runs neither Lighthouse nor the product: both get a lower priority than the browser, which is already running.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const product = await openProduct({ entry: 'dist/server/main.js' });
  try {
    await bench(product);
  } finally {
    await product.end();
  }
} finally {
  await browser.close();
}

async function bench(product: Product): Promise<void> {
  console.log(`Median of ${runs} runs each; ms by simulated slow 4G and a processor four times slower, kB as transferred\n\n${HEADING}`);
  const presses: Pressed[] = [];
  const misses: Miss[] = [];
  const machine: number[] = [];
  for (const tenant of tenants) {
    for (const page of await pagesOf(product.port, tenant, tenant === tenants[0])) {
      const { measures, index, why } = await measure(browser, debugPort, page, runs);
      console.log(rowOf(page, measures));
      for (const line of why) console.log(`    ${line}`);
      misses.push(...missesOf(page, measures));
      machine.push(index);
      for (const press of await interact(browser, page, runs)) presses.push({ ...press, tenant, page: page.name });
    }
  }
  misses.push(...reportPresses(presses));
  const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`;
  console.log(
    `\nTimes depend on the machine: this one has Lighthouse's index ${Math.round(median(machine))} (its slow-down is made for 1500 to 2000), ${load}.`,
  );
  for (const mark of MARKS) console.log(`mark   ${mark}`);
  for (const { text, isTimed } of misses) console.log(`${isTimed ? 'slow  ' : 'MISSES'} ${text}`);
  if (misses.some(({ isTimed }) => !isTimed)) process.exitCode = 1;
  else console.log(misses.length > 0 ? 'ok     all marks but of time are kept' : 'ok     all marks are kept');
}

function shown(duration: number): string {
  return duration === 0 ? `<${SHORTEST}` : String(duration);
}

/** Prints the times from a press to the frame that answers it, one line per page; returns the presses over the mark. */
function reportPresses(presses: readonly Pressed[]): Miss[] {
  console.log('\nmost ms until a press is answered, on a processor four times slower');
  const places = new Map<string, string[]>();
  for (const { tenant, page, what, duration } of presses) {
    const place = `${page.padEnd(10)}${tenant.padEnd(8)}`;
    places.set(place, [...(places.get(place) ?? []), `${what} ${shown(duration)}`]);
  }
  for (const [place, said] of places) console.log(place + said.join(', '));
  const slowest = presses.reduce((most, one) => (one.duration > most.duration ? one : most));
  console.log(`the largest: ${shown(slowest.duration)} (${slowest.tenant} ${slowest.page}, ${slowest.what})`);
  return presses
    .filter(({ duration }) => duration > INTERACTION)
    .map(({ what, tenant, page, duration }) => ({
      text: `${tenant} ${page}, ${what}: ${duration} ms, mark ${INTERACTION}`,
      isTimed: true,
    }));
}
