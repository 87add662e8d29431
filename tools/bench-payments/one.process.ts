/**
 * Makes one payment file in a process of its own and prints the figures as JSON: `node one.process.js product|plain PAYMENTS FILE`. `product` builds and
 * checks it as the product does, `plain` writes the same bytes from strings.
 */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildPaymentFile, checkPaymentFile } from '../../server/sepa/index.ts';
import { makeOrder } from './order.ts';
import { plainFile } from './plain.ts';

const [kind, payments, path = ''] = process.argv.slice(2);
const order = makeOrder(Number(payments));
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
await new Promise((resolve) => setTimeout(resolve, 20));
delay.reset();
const before = process.memoryUsage.rss();
const start = performance.now();
const file = kind === 'product' ? await buildPaymentFile(order) : Buffer.from(plainFile(order));
const built = performance.now();
const faults = kind === 'product' ? await checkPaymentFile(file, order) : [];
writeFileSync(path, file);
const end = performance.now();
delay.disable();
console.log(
  JSON.stringify({
    buildMs: built - start,
    ms: end - start,
    stallMs: delay.max / 1e6,
    mb: (process.resourceUsage().maxRSS * 1024 - before) / 1e6,
    bytes: file.length,
    faults: faults.length,
  }),
);
