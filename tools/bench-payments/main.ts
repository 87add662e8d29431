/**
 * Measures a payment file beside a plain write of the same bytes, each in a process of its own, then a whole run of as many payments on a PostgreSQL server
 * (TEST_DATABASE_URL, or one that it starts), and the daily proof after it: `npm run bench:payments [-- ROUNDS PAYMENTS]`. The figures depend on the machine, so it
 * exits 1 only if the two files differ, the product's check finds a fault, or the run pays anything twice or not at all.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer } from '../../test/database/server.mjs';
import { readCount } from '../shared/arguments.ts';
import { createDatabase } from '../shared/database.ts';
import { median, shuffled } from '../shared/statistics.ts';
import { benchRun } from './run.ts';

interface Figures {
  readonly buildMs: number;
  readonly ms: number;
  /** Longest time in which the process could do no other work. */
  readonly stallMs: number;
  /** Memory beyond that of the order. */
  readonly mb: number;
  readonly bytes: number;
  readonly faults: number;
}
const KINDS = ['product', 'plain'] as const;

const [ROUNDS, PAYMENTS] = [readCount('ROUNDS', process.argv[2] ?? '5'), readCount('PAYMENTS', process.argv[3] ?? '10000')];
const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-payments-'));
try {
  const taken: Record<(typeof KINDS)[number], Figures[]> = { product: [], plain: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of shuffled(KINDS)) taken[kind].push(run(kind));
    if (!readFileSync(fileOf('product')).equals(readFileSync(fileOf('plain')))) fail('the two files differ');
  }
  const [first] = taken.product;
  if (taken.product.some(({ faults }) => faults > 0)) fail('the check finds a fault');
  console.log(
    `payment file: ${PAYMENTS.toLocaleString('en-US')} payments, ${((first?.bytes ?? 0) / 1e6).toFixed(1)} MB, ${ROUNDS} rounds, ${process.version}\n`,
  );
  const of = (kind: (typeof KINDS)[number], name: keyof Figures) => median(taken[kind].map((figures) => figures[name]));
  for (const [name, label] of [
    ['ms', 'ms'],
    ['mb', 'MB'],
  ] as const) {
    const [product, plain] = [of('product', name), of('plain', name)];
    console.log(`  ${label}  ${product.toFixed(0)} beside ${plain.toFixed(0)} of a plain write, ratio ${(product / plain).toFixed(1)}`);
  }
  console.log(
    `  built in ${of('product', 'buildMs').toFixed(0)} ms, the rest is the check; longest stall ${of('product', 'stallMs').toFixed(0)} ms`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const server = createTestServer(process.env.TEST_DATABASE_URL);
try {
  const found = await server.find();
  if ('missing' in found) console.log(`payout run not measured: ${found.missing}`);
  else await measureRun(found.url);
} finally {
  await server.stop();
}

async function measureRun(url: string): Promise<void> {
  const database = await createDatabase(url, 'bench_payments');
  for (const wrong of await benchRun(database, PAYMENTS).finally(() => database.drop())) fail(wrong);
}

function run(kind: (typeof KINDS)[number]): Figures {
  const program = join(import.meta.dirname, 'one.process.js');
  return JSON.parse(execFileSync(process.execPath, [program, kind, String(PAYMENTS), fileOf(kind)], { encoding: 'utf8' }));
}

function fileOf(kind: (typeof KINDS)[number]): string {
  return join(folder, `${kind}.xml`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
