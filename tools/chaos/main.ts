/**
 * Kills the product and checks that nothing it confirmed is lost and nothing is done twice: on the embedded database, and on a PostgreSQL server if one is given
 * (TEST_DATABASE_URL) or can be started. `npm run chaos [-- KILLS]` kills it under load, KILLS times while people recommend; `npm run chaos -- payouts [KILLS]` kills
 * it KILLS times in each step of payout runs, `npm run chaos -- billing [KILLS]` while it bills many sellers. Exits 1 on a breach.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { createTestServer } from '../../test/database/server.mjs';
import { readCount, readNames } from '../shared/arguments.ts';
import { makeProduct } from '../shared/killed-product.ts';
import { breachesOf, type Line } from '../shared/load-checks.ts';
import { openMailbox } from '../shared/mailbox.ts';
import { freePort } from '../shared/port.ts';
import { killBilling } from './billing.ts';
import { embedded, onServer, type Prepare } from './databases.ts';
import { killPayouts } from './payouts.ts';
import { rampage } from './rampage.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { on: { type: 'string', multiple: true, default: [] } } });
/** What is killed, how often by default, and how a table is headed. */
const ATTACKS = {
  load: { attack: rampage, often: '3', said: () => 'killed under load' },
  payouts: { attack: killPayouts, often: '100', said: (kills: number) => `killed ${kills} times in each step of payout runs` },
  billing: { attack: killBilling, often: '20', said: (kills: number) => `killed ${kills} times while it bills sellers` },
} as const;
const [first = ''] = positionals;
const kind = first === 'payouts' || first === 'billing' ? first : 'load';
const { attack, often, said } = ATTACKS[kind];
const KILLS = readCount('KILLS', (kind === 'load' ? first : positionals[1]) || often);
const wanted = readNames('--on', values.on, ['embedded', 'server']);

ensureBuild();
const server = createTestServer(process.env.TEST_DATABASE_URL);
try {
  const found = wanted.includes('server') ? await server.find() : { missing: '--on embedded' };
  if ('missing' in found) console.log(`PostgreSQL server not run: ${found.missing}`);
  const databases = [
    ...(wanted.includes('embedded') ? [chaos('embedded PGlite', embedded)] : []),
    ...('missing' in found ? [] : [chaos(`PostgreSQL ${found.version}`, () => onServer(found.url))]),
  ];
  for (const outcome of await Promise.allSettled(databases)) {
    if (outcome.status === 'rejected') console.error(outcome.reason);
    if (outcome.status === 'rejected' || outcome.value > 0) process.exitCode = 1;
  }
} finally {
  await server.stop();
}

/** Runs all kills on one database; prints a table and returns the number of breaches. */
async function chaos(engine: string, prepare: Prepare): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'empfehlwerk-chaos-'));
  const [port, mailbox, database] = [await freePort(), await openMailbox(), await prepare(dataDir)] as const;
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: 'true',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'silent',
    ...database.env,
  };
  const product = makeProduct(env);
  try {
    const lines: Line[] = await attack({ product, port, mailbox, env, query: database.query }, KILLS);
    console.log(`\n${engine}, ${said(KILLS)}`);
    return breachesOf(lines);
  } finally {
    await product.stop();
    await mailbox.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
