/**
 * Home, landing, share and reward page of the demo tenants, and of the first of them every kind of page, on a phone with their real pictures, by
 * Lighthouse, and how fast each form and menu answers a press: `npm run bench:web [-- RUNS [tenant …]]`. Exits 1 where a figure misses its mark.
 */

import { availableParallelism, constants, loadavg, setPriority } from 'node:os';
import { chromium } from '@playwright/test';
import { median } from './bench/statistics.mjs';
import { interact, SHORTEST } from './bench-web/interaction.mjs';
import { measure } from './bench-web/lighthouse.mjs';
import { pagesOf } from './bench-web/pages.mjs';
import { HEADING, INTERACTION, MARKS, missesOf, rowOf } from './bench-web/table.mjs';
import { BROWSER_ARGS, needBrowser } from './browser.mjs';
import { freePort } from './chaos/product.mjs';
import { TENANTS } from './demo.mjs';
import { ensureBuild } from './ensure-build.mjs';
import { openProduct } from './product.mjs';

const [runs = '5', ...wanted] = process.argv.slice(2);
const tenants = wanted.length > 0 ? wanted : TENANTS;

ensureBuild();
const executablePath = needBrowser();
const debugPort = await freePort();
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS, `--remote-debugging-port=${debugPort}`] });
try {
  // A phone carries neither its meter nor the product: both give way to the browser, which was started before.
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

async function bench(product) {
  console.log(`Median of ${runs} runs each; ms by simulated slow 4G and a processor four times slower, kB as transferred\n\n${HEADING}`);
  const presses = [];
  const misses = [];
  const machine = [];
  for (const tenant of tenants) {
    for (const page of await pagesOf(product.port, tenant, tenant === tenants[0])) {
      const measured = await measure(browser, debugPort, page, Number(runs));
      console.log(rowOf(page, measured));
      for (const line of measured.why) console.log(`    ${line}`);
      misses.push(...missesOf(page, measured));
      machine.push(measured.machine);
      for (const press of await interact(browser, page, Number(runs))) presses.push({ ...press, tenant, page: page.name });
    }
  }
  misses.push(...reportPresses(presses));
  const load = `load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} processors`;
  console.log(
    `\nTimes depend on the machine: this one has Lighthouse's index ${Math.round(median(machine))} (its slow-down is made for 1500 to 2000), ${load}.`,
  );
  for (const mark of MARKS) console.log(`mark   ${mark}`);
  for (const line of misses) console.log(`MISSES ${line}`);
  if (misses.length > 0) process.exitCode = 1;
  else console.log('ok     all marks are kept');
}

function shown(duration) {
  return duration === 0 ? `<${SHORTEST}` : String(duration);
}

/** From a press to the frame that answers it, a page a line. */
function reportPresses(presses) {
  console.log('\nmost ms until a press is answered, on a processor four times slower');
  const places = new Map();
  for (const { tenant, page, what, duration } of presses) {
    const place = `${page.padEnd(10)}${tenant.padEnd(8)}`;
    places.set(place, [...(places.get(place) ?? []), `${what} ${shown(duration)}`]);
  }
  for (const [place, said] of places) console.log(place + said.join(', '));
  const slowest = presses.reduce((most, one) => (one.duration > most.duration ? one : most));
  console.log(`the largest: ${shown(slowest.duration)} (${slowest.tenant} ${slowest.page}, ${slowest.what})`);
  return presses
    .filter(({ duration }) => duration > INTERACTION)
    .map(({ what, tenant, page, duration }) => `${tenant} ${page}, ${what}: ${duration} ms, mark ${INTERACTION}`);
}
