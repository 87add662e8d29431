/**
 * Measures speed as ratios to bare Node servers in the same rounds, on a PostgreSQL server (TEST_DATABASE_URL, or one that it starts):
 * `npm run bench [-- ROUNDS SECONDS] [--against REF]`. The figures depend on the machine, so it exits 1 only if an answered click is not stored, or if
 * an earlier version of the product (`--against`: a commit, or a folder with another working copy) is faster in the same rounds.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { createTestServer } from '../../test/database/server.mjs';
import { readCount } from '../shared/arguments.ts';
import { createDatabase, type OwnDatabase } from '../shared/database.ts';
import { makeProduct } from '../shared/killed-product.ts';
import { openMailbox } from '../shared/mailbox.ts';
import { Missing } from '../shared/needs.ts';
import { freePort } from '../shared/port.ts';
import { median, shuffled } from '../shared/statistics.ts';
import { readAnswer } from './answer.ts';
import { benchCalls, type Target } from './calls.ts';
import { clicksOf, insertLinks } from './database.ts';
import { openEarlier } from './earlier.ts';
import { type Floor, type Load, type Measured, measure, startFloor } from './processes.ts';
import { type Rates, ratioOf, shown } from './statistics.ts';

/** Results of all candidates in one round. */
interface Round {
  readonly rates: Rates;
  readonly results: Readonly<Record<string, Measured>>;
}
type Candidate = Pick<Load, 'port' | 'paths' | 'headers'>;

const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const [ROUNDS, SECONDS] = [readCount('ROUNDS', positionals[0] ?? '5'), readCount('SECONDS', positionals[1] ?? '3')];
/** Lowest ratio to an earlier version; below 1 because of noise. */
const AS_FAST = 0.9;
/** Reported figures: a candidate and the one it is compared with. */
const FIGURES = [
  ['one link', 'bare click'],
  ['1,000 links', 'one of 1,000'],
  ['landing page', 'bare page'],
] as const;
/** Rounds that are not measured, because of first reads and compilation. */
const WARM_UPS = 2;
const TENANT = 'energie';
const LINKS = 1000;
const HOST = `${TENANT}.localhost`;

ensureBuild();
const server = createTestServer(process.env.TEST_DATABASE_URL);
const closers: (() => unknown)[] = [() => server.stop()];
try {
  const found = await server.find();
  if ('missing' in found) throw new Missing(`bench needs a PostgreSQL server: ${found.missing}`);
  await bench(found.url);
} finally {
  for (const close of closers.reverse()) await close();
}

async function bench(serverUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-bench-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  const database = await createDatabase(serverUrl, 'bench');
  closers.push(() => database.drop());
  const mailbox = await openMailbox();
  closers.push(() => mailbox.close());
  const { port, codes } = await startProduct(database, join(folder, 'now'), mailbox.url);
  const earlier = values.against === undefined ? null : await startEarlier(values.against, serverUrl, folder);
  const landing = '/de/empfaengerdaten/bench-0';
  const click = await floor(folder, 'click', {
    answer: await readAnswer(port, HOST, `/r/${codes[0]}`, 302),
    mandant: TENANT,
    url: database.url,
  });
  const page = await floor(folder, 'page', { answer: await readAnswer(port, HOST, landing, 200) });

  const br = { 'accept-encoding': 'br' };
  const rounds = await inRounds({
    'bare click': { port: click.port, paths: [`/r/${codes[0]}`] },
    'one link': { port, paths: [`/r/${codes[0]}`] },
    // The client is slower with many different requests, so both get the same number.
    'one of 1,000': { port, paths: codes.map(() => `/r/${codes[0]}`) },
    '1,000 links': { port, paths: codes.map((code) => `/r/${code}`) },
    'bare page': { port: page.port, paths: [landing], headers: br },
    'landing page': { port, paths: [landing], headers: br },
    ...(earlier && {
      'earlier one link': { port: earlier.port, paths: [`/r/${codes[0]}`] },
      'earlier 1,000 links': { port: earlier.port, paths: codes.map((code) => `/r/${code}`) },
      'earlier landing page': { port: earlier.port, paths: [landing], headers: br },
    }),
  });

  console.log(`\n${ROUNDS} rounds of ${SECONDS} s in shuffled order, ${process.version}, PostgreSQL by one server\n`);
  const stored = await clicksOf(database);
  const measured = rounds.slice(WARM_UPS).map(({ rates }) => rates);
  for (const [name, beside] of FIGURES) report(measured, name, beside);
  const failures = [
    ...(earlier ? FIGURES.map(([name]) => report(measured, name, `earlier ${name}`, AS_FAST)) : []),
    reportStored(rounds, stored),
  ];
  const bare = median(measured.flatMap((rates) => rates['bare click'] ?? []));
  await benchCalls({ now: { port, mailbox }, earlier, host: HOST, clickPath: `/r/${codes[0]}`, bare });
  if (failures.includes(true)) process.exitCode = 1;
}

/** Starts the product of a folder with its demo and the links of the bench; returns its port and the codes of the links. */
async function startProduct(database: OwnDatabase, dataDir: string, smtpUrl: string, folder?: string) {
  const port = await freePort();
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: smtpUrl,
    DATABASE_URL: database.url,
    PORT: String(port),
    DEMO: 'true',
    TRUST_PROXY: '127.0.0.1',
    APP_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'info',
  };
  const product = makeProduct(settings, folder);
  closers.push(() => product.stop());
  await product.start();
  return { port, codes: await insertLinks(database, TENANT, LINKS) };
}

/** Starts the earlier version with its own database and mailbox. */
async function startEarlier(against: string, serverUrl: string, folder: string): Promise<Target> {
  const version = openEarlier(against, join(folder, 'earlier-version'));
  closers.push(() => version.close());
  const database = await createDatabase(serverUrl, 'bench_earlier');
  closers.push(() => database.drop());
  const mailbox = await openMailbox();
  closers.push(() => mailbox.close());
  const { port } = await startProduct(database, join(folder, 'earlier'), mailbox.url, version.folder);
  return { port, mailbox };
}

/** Starts a bare server; it stops at the end of the run. */
async function floor(folder: string, name: string, given: Floor) {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(given));
  const started = await startFloor(file);
  closers.push(() => started.stop());
  return started;
}

/** Measures every candidate once per round in random order; the first rounds are warm-ups. */
async function inRounds(candidates: Readonly<Record<string, Candidate>>): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let round = 1 - WARM_UPS; round <= ROUNDS; round += 1) {
    const results: Record<string, Measured> = {};
    for (const [name, candidate] of shuffled(Object.entries(candidates))) {
      results[name] = await measure({ host: HOST, seconds: SECONDS, ...candidate });
    }
    const rates = Object.fromEntries(Object.entries(results).map(([name, { rate }]) => [name, rate]));
    rounds.push({ rates, results });
    console.log(
      round < 1 ? 'warm-up' : `round ${round}`,
      Object.entries(rates)
        .map(([name, rate]) => `${name} ${shown(rate)}/s`)
        .join(' · '),
    );
  }
  return rounds;
}

/** Prints the line of a ratio; returns whether it is below its mark, if it has one. */
function report(rounds: readonly Rates[], name: string, baseline: string, mark?: number): boolean {
  const ratio = ratioOf(rounds, name, baseline);
  const misses = mark !== undefined && ratio.median < mark;
  const range = `${shown(ratio.median)} (${shown(ratio.lowest)} to ${shown(ratio.highest)})`;
  console.log(`${misses ? 'SLOWER' : 'ok    '} ${name} / ${baseline}: ${range}${mark === undefined ? '' : `, at least ${mark}`}`);
  return misses;
}

/** Prints whether every answered click is stored. More may be stored than answered, because the load ends during the last clicks. Returns true on a miss. */
function reportStored(rounds: readonly Round[], stored: number): boolean {
  const clicks = rounds.flatMap(({ results }) => ['one link', 'one of 1,000', '1,000 links'].flatMap((name) => results[name] ?? []));
  const answered = clicks.reduce((sum, one) => sum + one.answered, 0);
  const other = rounds.flatMap(({ results }) => Object.values(results)).reduce((sum, one) => sum + one.other, 0);
  const misses = stored < answered || other > 0;
  console.log(
    `${misses ? 'MISSES' : 'ok    '} clicks answered ${answered.toLocaleString('en-US')}, stored ${stored.toLocaleString('en-US')}, other answers ${other}`,
  );
  return misses;
}
