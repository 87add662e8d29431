/**
 * Kills the product under load and checks that nothing it confirmed is lost and nothing is done twice: on the embedded database, and on a PostgreSQL
 * server if one is given (TEST_DATABASE_URL) or can be started. `npm run chaos [-- KILLS]`, where KILLS counts the kills while people recommend; exits 1
 * on a breach.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { createTestServer } from '../../test/database/server.mjs';
import { readCount } from '../shared/arguments.ts';
import { createDatabase } from '../shared/database.ts';
import { advanceClock, untilMailsSent } from '../shared/dev-tools.ts';
import { type KilledProduct, makeProduct } from '../shared/killed-product.ts';
import { type Answered, LOAD_TENANT, makeAnswered, makeRecommenders, pickAll, recommend, releaseAll } from '../shared/load.ts';
import { breachesOf, checkAnswered, checkDatabase, checkMails, type Line, type Query } from '../shared/load-checks.ts';
import { type Mailbox, openMailbox } from '../shared/mailbox.ts';
import { freePort } from '../shared/port.ts';

/** A database for the kills: the settings that select it, a function to query it, and one to drop it. */
interface Prepared {
  readonly env: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly drop: () => Promise<unknown>;
}
type Prepare = (dataDir: string) => Promise<Prepared>;

const RECOMMENDERS = 8;
const { positionals } = parseArgs({ allowPositionals: true });
const KILLS_WHILE_RECOMMENDING = readCount('KILLS', positionals[0] ?? '3');
/** Longest wait before a kill, even if few calls were answered. */
const PATIENCE_MS = 30_000;

ensureBuild();
const server = createTestServer(process.env.TEST_DATABASE_URL);
try {
  const found = await server.find();
  if ('missing' in found) console.log(`PostgreSQL server not run: ${found.missing}`);
  const databases = [
    chaos('embedded PGlite', embedded),
    ...('missing' in found ? [] : [chaos(`PostgreSQL ${found.version}`, () => onServer(found.url))]),
  ];
  for (const outcome of await Promise.allSettled(databases)) {
    if (outcome.status === 'rejected') console.error(outcome.reason);
    if (outcome.status === 'rejected' || outcome.value > 0) process.exitCode = 1;
  }
} finally {
  await server.stop();
}

/** The embedded database in the product's folder; it can be queried only while the product is stopped. */
async function embedded(dataDir: string): Promise<Prepared> {
  const query: Query = async (sql) => {
    const database = await PGlite.create({ dataDir: join(dataDir, 'db') });
    const { rows } = await database.query<Record<string, unknown>>(sql).finally(() => database.close());
    return rows;
  };
  return { env: {}, query, drop: async () => {} };
}

/** A new database on a server. */
async function onServer(serverUrl: string): Promise<Prepared> {
  const { url, query, drop } = await createDatabase(serverUrl, 'chaos');
  return { env: { DATABASE_URL: url, APP_SECRET: randomBytes(32).toString('hex') }, query, drop };
}

/** Runs all kills on one database; prints a table and returns the number of breaches. */
async function chaos(kind: string, prepare: Prepare): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'empfehlwerk-chaos-'));
  const [port, mailbox, database] = [await freePort(), await openMailbox(), await prepare(dataDir)] as const;
  const product = makeProduct({
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'true',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'silent',
    ...database.env,
  });
  try {
    const { answered, kills, atOnce } = await rampage(product, port, mailbox);
    const waiting = await untilMailsSent(port);
    const lines = [...atOnce, ...(await checkAnswered(port, answered, 'at the end'))];
    await product.stop();
    lines.push(...(await checkDatabase(database.query, answered)), ...(await checkMails(database.query, mailbox, kills, waiting)));
    console.log(`\n${kind}, killed ${kills} times under load`);
    return breachesOf(lines);
  } finally {
    await product.stop();
    await mailbox.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Kills and restarts the product under load: while people recommend and order, while orders are released, while rewards are picked. */
async function rampage(
  product: KilledProduct,
  port: number,
  mailbox: Mailbox,
): Promise<{ answered: Answered; kills: number; atOnce: Line[] }> {
  const run = randomBytes(3).toString('hex');
  const answered = makeAnswered();
  let kills = 0;
  const killDuring = async (work: () => Promise<unknown>, answers: () => number) => {
    await killOnce(product, work, answers);
    kills += 1;
  };

  await product.start();
  const recommenders = await makeRecommenders(port, mailbox, run, RECOMMENDERS);
  for (let round = 0; round < KILLS_WHILE_RECOMMENDING; round += 1) {
    await killDuring(
      () => Promise.all(recommenders.map((recommender) => recommend(port, recommender, run, answered))),
      () => answered.orders.length,
    );
  }
  // A release would create a lost order again, so the check comes first.
  const atOnce = await checkAnswered(port, answered, 'after kills');
  await advanceClock(port, 15);
  await killDuring(
    () => releaseAll(port, answered.orders),
    () => answered.orders.filter(({ released }) => released).length,
  );
  await releaseAll(port, answered.orders);
  await advanceClock(port, 0);
  await killDuring(
    () => pickAll(port, mailbox.tokensTo(LOAD_TENANT, '/praemie/'), answered),
    () => answered.picks.length,
  );
  await pickAll(port, mailbox.tokensTo(LOAD_TENANT, '/praemie/'), answered);
  await advanceClock(port, 1);
  return { answered, kills, atOnce };
}

/** Kills the product after a random number of further answers, and starts it again. */
async function killOnce(product: KilledProduct, work: () => Promise<unknown>, answers: () => number): Promise<void> {
  const enough = answers() + 5 + Math.floor(Math.random() * 20);
  const patience = Date.now() + PATIENCE_MS;
  const busy = work();
  while (answers() < enough && Date.now() < patience) await wait(5);
  await product.kill();
  await busy;
  await product.start();
}
