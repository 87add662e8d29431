/**
 * Runs two processes of the product on one database behind PgBouncer in transaction mode: `npm run pooler`. People recommend and order through both;
 * every order is released, every reward picked and every call with an idempotency key sent through both at the same time. Fails if an answer is unexpected,
 * or if something is missing or was done twice. Needs pgbouncer and a PostgreSQL server (TEST_DATABASE_URL, or the system's programs).
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmpfehlung } from '../../contract/calls/empfehlung/empfehlung.ts';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { createTestServer } from '../../test/database/server.mjs';
import { recommendation } from '../shared/bodies.ts';
import { apiOf } from '../shared/calls.ts';
import { createDatabase } from '../shared/database.ts';
import { advanceClock, untilMailsSent } from '../shared/dev-tools.ts';
import {
  type Answered,
  LOAD_TENANT,
  makeAnswered,
  makeRecommenders,
  pickAll,
  type Recommender,
  recommend,
  releaseAll,
} from '../shared/load.ts';
import { breachesOf, checkAnswered, checkDatabase, checkMails, type Line } from '../shared/load-checks.ts';
import { type Mailbox, openMailbox } from '../shared/mailbox.ts';
import { Missing, needPrograms } from '../shared/needs.ts';
import { openProduct, type Product } from '../shared/product.ts';
import { openBouncer } from './bouncer.ts';

const RECOMMENDERS = 6;
/** Number of recommenders who send calls with an idempotency key to both processes at the same time, and of the calls of each. */
const KEYED = 6;
const KEYED_CALLS = 5;
const LOCKS_LEFT = `select count(*)::int as left from pg_locks
  where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
const run = randomBytes(3).toString('hex');

needPrograms('pooler', ['pgbouncer']);
ensureBuild();
const server = createTestServer(process.env.TEST_DATABASE_URL);
const closers: (() => unknown)[] = [() => server.stop()];
try {
  const found = await server.find();
  if ('missing' in found) throw new Missing(`pooler needs a PostgreSQL server: ${found.missing}`);
  const database = await createDatabase(found.url, 'pooler');
  closers.push(() => database.drop());
  const bouncer = await openBouncer(found.url);
  closers.push(() => bouncer.close());
  const mailbox = await openMailbox();
  closers.push(() => mailbox.close());
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-pooler-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  const env = {
    DATABASE_URL: bouncer.urlOf(database.url),
    APP_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: folder,
    SMTP_URL: mailbox.url,
  };
  const start = async (): Promise<Product> => {
    const product = await openProduct({ place: { env, remove: () => {} } });
    closers.push(() => product.end());
    return product;
  };
  const ports = [Number((await start()).port), Number((await start()).port)] as const;
  const { answered, lines } = await work(ports, mailbox);
  lines.push(...(await checkDatabase((sql) => database.query(sql), answered)));
  lines.push(...(await checkMails((sql) => database.query(sql), mailbox, 0, await untilMailsSent(ports[0]))));
  const [{ left = -1 } = {}] = await database.query<{ left: number }>(LOCKS_LEFT);
  lines.push({ what: 'locks that nobody gave up', shown: String(left), holds: left === 0 });
  console.log(`\nPostgreSQL ${found.version} behind PgBouncer, two processes`);
  if (breachesOf(lines) > 0) process.exitCode = 1;
} finally {
  for (const close of closers.reverse()) await close();
}

type Ports = readonly [number, number];

/** Everything from recommendations to vouchers, through both processes. */
async function work(ports: Ports, mailbox: Mailbox): Promise<{ answered: Answered; lines: Line[] }> {
  const answered = makeAnswered();
  const recommenders = await makeRecommenders(ports[0], mailbox, run, RECOMMENDERS + KEYED);
  const [loading, keyed] = [recommenders.slice(0, RECOMMENDERS), recommenders.slice(RECOMMENDERS)];
  const [once] = await Promise.all([
    sendTwice(ports, keyed),
    ...loading.map((one, index) => recommend(index % 2 === 0 ? ports[0] : ports[1], one, run, answered)),
  ]);
  const lines = [once];
  for (const port of ports) lines.push(...(await checkAnswered(port, answered, `by ${port}`)));
  await advanceBoth(ports, 15);
  await Promise.all(ports.map((port) => releaseAll(port, answered.orders)));
  await advanceBoth(ports, 0);
  await untilMailsSent(ports[0]);
  const tokens = mailbox.tokensTo(LOAD_TENANT, '/praemie/');
  await Promise.all(ports.map((port) => pickAll(port, tokens, answered)));
  lines.push({
    what: 'rewards picked once',
    shown: `${new Set(answered.picks).size} of ${answered.picks.length}`,
    holds: answered.picks.length > 0 && new Set(answered.picks).size === answered.picks.length,
  });
  await advanceBoth(ports, 1);
  return { answered, lines };
}

/** Moves the clock of both processes: the second reads the day that the first one stored. */
async function advanceBoth([one, other]: Ports, days: number): Promise<void> {
  await advanceClock(one, days);
  await advanceClock(other, 0);
}

/** Sends calls with an idempotency key to both processes at the same time; both must get the same answer. */
async function sendTwice(ports: Ports, recommenders: readonly Recommender[]): Promise<Line> {
  const isDoneOnce = async ({ empfehler, produkt, session }: Recommender) => {
    const headers = { 'idempotency-key': randomBytes(8).toString('hex') };
    const body = recommendation(empfehler, produkt);
    const send = (port: number) => apiOf(port, LOAD_TENANT)(createEmpfehlung, { bearer: session, headers, body });
    const [first, second] = await Promise.all([send(ports[0]), send(ports[1])]);
    return first.status === 201 && second.status === 201 && JSON.stringify(first.body) === JSON.stringify(second.body);
  };
  const calls = recommenders.flatMap((one) => Array.from({ length: KEYED_CALLS }, () => one));
  const once = (await Promise.all(calls.map(isDoneOnce))).filter(Boolean).length;
  return { what: 'calls with a key done once', shown: `${once} of ${calls.length}`, holds: once === calls.length && once > 0 };
}
