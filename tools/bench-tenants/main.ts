/**
 * Measures the memory of many tenants and the cost of a tenant's first page, on a PostgreSQL server (TEST_DATABASE_URL, or one that it starts):
 * `npm run bench:tenants [-- --tenants NUMBER --heap MB --build FOLDER]`. Exits 1 if a tenant takes more memory than its mark, or if the product ends.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { root } from '../../scripts/sources.mjs';
import { createTestServer } from '../../test/database/server.mjs';
import { readCount, WrongArgument } from '../shared/arguments.ts';
import { createDatabase } from '../shared/database.ts';
import { Missing } from '../shared/needs.ts';
import { freePort } from '../shared/port.ts';
import { median } from '../shared/statistics.ts';
import { importCopies, insertPeople } from './copies.ts';
import { type Memory, startProduct } from './product.ts';
import { PAGES_OF_TENANT, type Taken, visit } from './visit.ts';

/** Highest memory of a tenant after its pages were opened; highest extra time of its first page over the same page opened again. */
const MARKS = { bytes: 150_000, ms: 30 };
/** Tenants that are opened before the measurement, so that the code is compiled and everything that tenants share is loaded. */
const WARM_UPS = 20;

const { values } = parseArgs({
  options: {
    tenants: { type: 'string', default: '200' },
    heap: { type: 'string' },
    build: { type: 'string', default: join(root, 'dist') },
  },
});
const NAMES = Array.from(
  { length: Math.max(readCount('--tenants', values.tenants), WARM_UPS * 2) },
  (_, index) => `t${String(index + 1).padStart(4, '0')}`,
);
if (values.heap !== undefined) readCount('--heap', values.heap);
const build = resolve(process.env.INIT_CWD ?? '.', values.build);
if (!existsSync(join(build, 'server', 'main.js'))) throw new WrongArgument(`--build: a folder with a build, not ${values.build}`);

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

ensureBuild();
const server = createTestServer(process.env.TEST_DATABASE_URL);
const closers: (() => unknown)[] = [() => server.stop()];
try {
  const found = await server.find();
  if ('missing' in found) throw new Missing(`bench:tenants needs a PostgreSQL server: ${found.missing}`);
  await bench(found.url);
} finally {
  for (const close of closers.reverse()) await close();
}

async function bench(serverUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-bench-tenants-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  const database = await createDatabase(serverUrl, 'bench_tenants');
  closers.push(() => database.drop());
  const port = await freePort();
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    APP_SECRET: randomBytes(32).toString('hex'),
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: '',
    PUBLIC_URL: '',
    DEFAULT_TENANT: '',
    SMTP_URL: '',
    ROLE: '',
  };
  const start = () => startProduct({ build, env, heapLimit: values.heap });

  const [first = '', ...others] = NAMES;
  await importCopies(env, folder, [first]);
  const alone = await start();
  closers.push(() => alone.stop());
  const withOne = await alone.memory();
  report('1 tenant at the start', withOne, `${seconds(alone.startMs)} s`);
  await alone.stop();

  await importCopies(env, folder, others);
  await insertPeople(database);
  const product = await start();
  closers.push(() => product.stop());
  const withAll = await product.memory();
  const loaded = (withAll.heap - withOne.heap) / others.length;
  report(`${NAMES.length} tenants at the start`, withAll, `${seconds(product.startMs)} s, ${kilobytes(loaded)} a tenant`);

  const opened: { cold: Taken; warm: Taken }[] = [];
  const openAll = async (tenants: readonly string[]) => {
    for (const tenant of tenants) opened.push(await visit({ port, product }, tenant));
  };
  try {
    await openAll(NAMES.slice(0, WARM_UPS));
    const before = await product.memory();
    report(`${WARM_UPS} of them opened`, before, `${PAGES_OF_TENANT} pages of each`);
    await openAll(NAMES.slice(WARM_UPS));
    const after = await product.memory();
    const growth = (after.heap - before.heap) / (NAMES.length - WARM_UPS);
    report('all of them opened', after, `${kilobytes(growth)} a tenant`);
    const bytes = loaded + growth;
    const misses = bytes > MARKS.bytes;
    console.log(`\n${misses ? 'MISSES' : 'ok    '} memory of a tenant: ${kilobytes(bytes)}, mark ${kilobytes(MARKS.bytes)}`);
    reportTimes(opened.slice(WARM_UPS));
    if (misses) process.exitCode = 1;
  } catch (error) {
    if (!product.hasEnded()) throw error;
    console.log(`\nMISSES the product ended after ${opened.length} tenants were opened`);
    process.exitCode = 1;
  }
}

/** Prints the times; they never fail the run, because on a shared machine they vary too much. */
function reportTimes(opened: readonly { cold: Taken; warm: Taken }[]): void {
  for (const [what, of] of [
    ['until it is there', 'ms'],
    ['of the processor', 'cpuMs'],
  ] as const) {
    const [cold, warm] = [median(opened.map((one) => one.cold[of])), median(opened.map((one) => one.warm[of]))];
    console.log(
      `${cold - warm > MARKS.ms ? 'over  ' : 'ok    '} first page of a tenant, ${what}: ${cold.toFixed(1)} ms, the same again ${warm.toFixed(1)} ms, mark ${MARKS.ms} ms more (medians)`,
    );
  }
}

function report(what: string, { heap, rss }: Memory, more: string): void {
  console.log(`${what.padEnd(26)} heap and buffers ${megabytes(heap)}, RSS ${megabytes(rss)}, ${more}`);
}
