/**
 * Sends generated requests to every call in the API description of a product with its demo, and stops at the first answer with 500 or with a status
 * that the description does not list: `npm run fuzz [-- REQUESTS [SEED]]`. At the end prints how many bodies each call accepted, which shows calls whose
 * rules were never reached.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { readCount } from '../shared/arguments.ts';
import { TENANTS } from '../shared/demo.ts';
import { call, type HttpAnswer } from '../shared/http.ts';
import { makeProduct } from '../shared/killed-product.ts';
import { freePort } from '../shared/port.ts';
import { type Demo, makeDemo } from './demo.ts';
import { type Operation, readDescription } from './description.ts';
import { forget, learn } from './outcomes.ts';
import { weightOf } from './place.ts';
import { requestOf, type Wanted } from './request.ts';
import { makeTally, type Tally } from './tally.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const REQUESTS = readCount('REQUESTS', positionals[0] ?? '20000');
const SEED = readCount('SEED', positionals[1] ?? String(Date.now() % 2 ** 31), 0);
const WORKERS = 8;
/** Requests between two reads of new mails; requests between two moves of the clock; days of each move (see `advance`). */
const [MAILS_EVERY, DAYS_EVERY, DAYS] = [20, 500, 3];
/** Statuses that the description does not list per call: too many requests, body or address too large, wrong method, wrong content type. */
const ANYWHERE = [405, 413, 414, 415, 429, 431];

ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-fuzz-'));
const port = await freePort();
// Each request sends a random network address as from a proxy, so that rate limits do not answer instead of the calls.
const product = makeProduct({
  PORT: String(port),
  DATA_DIR: folder,
  DEMO: 'true',
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'error',
  DATABASE_URL: '',
});
try {
  await product.start();
  await fuzz();
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function fuzz(): Promise<void> {
  const operations = await readDescription(port);
  const anOperation = fc.constantFrom(...operations.flatMap((one) => Array.from({ length: weightOf(one.operation) }, () => one)));
  const tally = makeTally();
  const demo = makeDemo(port, folder);
  for (const tenant of TENANTS) await demo.look(tenant);
  await demo.advance(0);
  console.log(`${REQUESTS} requests to ${operations.length} calls, seed ${SEED}`);
  const started = performance.now();
  const run = fc.asyncProperty(fc.gen(), (g) => {
    const operation = g(() => anOperation);
    return send(requestOf(g, operation, demo), demo, tally);
  });
  const each = Math.ceil(REQUESTS / WORKERS);
  await Promise.all(
    Array.from({ length: WORKERS }, (_, worker) => fc.assert(run, { numRuns: each, seed: SEED + worker, endOnFailure: true })),
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  for (const line of tally.lines()) console.log(line);
  console.log(`ok     ${tally.total()} requests in ${seconds} s, no answer of 500 and none that the description does not have`);
}

/** Sends a request and learns from its answer; throws if the answer is a fault. */
async function send(wanted: Wanted, demo: Demo, tally: Tally): Promise<void> {
  const answer = await call(port, wanted.method, wanted.path, wanted.options);
  const count = tally.add(wanted, answer);
  if (answer.status < 300) learn(wanted.memory, wanted, answer.body);
  if (answer.status === 410 || answer.status === 401) forget(wanted.memory, wanted);
  if (answer.status === 401 || wanted.path.includes('logout')) await demo.renew(wanted.tenant);
  if (isFault(answer, wanted.operation)) fail(wanted, answer);
  if (count % MAILS_EVERY === 0) await demo.readMails();
  if (count % DAYS_EVERY === 0) await demo.advance(DAYS);
}

function isFault({ status }: HttpAnswer, { responses }: Operation): boolean {
  return status >= 500 || !(String(status) in responses || ANYWHERE.includes(status));
}

/** Prints a request and its faulty answer, and throws. */
function fail({ method, path, options }: Wanted, { status, body }: HttpAnswer): never {
  console.error(`${method} ${path}`);
  if (options.body !== undefined) console.error(JSON.stringify(options.body)?.slice(0, 2000));
  console.error(`${options.bearer ? 'with a credential' : 'without a credential'} → ${status} ${JSON.stringify(body)?.slice(0, 500)}`);
  throw new Error(`an answer of ${status}`);
}
