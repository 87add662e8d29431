/**
 * Fills the PostgreSQL of DATABASE_URL with referrals and all that comes of them, as many as a production may have:
 * `npm run generate -- --empfehlungen 1000000`. An empty database gets the tables and the demo first. Only for databases to measure on,
 * and for superusers of the server, since triggers and keys are left out.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { openDatabase } from '../shared/database.ts';
import { makeProduct } from '../shared/killed-product.ts';
import { insertManyReferrals, JE_AGENTUR, withoutTriggers } from '../shared/many-referrals.ts';
import { freePort } from '../shared/port.ts';

const USAGE = `Usage: DATABASE_URL=postgres://… npm run generate -- --empfehlungen NUMBER   with a number from ${JE_AGENTUR}`;
const { values } = parseArgs({ options: { empfehlungen: { type: 'string' }, mandant: { type: 'string', default: 'telko' } } });
const count = Number(values.empfehlungen);
const url = process.env.DATABASE_URL;
if (!url || !Number.isInteger(count) || count < JE_AGENTUR) {
  console.error(USAGE);
  process.exit(1);
}

const database = openDatabase(url);
if (!(await hasTables())) await fillByProduct(url);
const started = performance.now();
await insertManyReferrals(openDatabase(withoutTriggers(url)).query, values.mandant, count, (line) => console.log(line));
console.log(`${count.toLocaleString('en')} referrals in ${((performance.now() - started) / 1000).toFixed(0)} s`);

async function hasTables(): Promise<boolean> {
  const [row] = await database.query<{ found: boolean }>(`select to_regclass('ereignis') is not null as found`);
  return row?.found ?? false;
}

/** The product's own start makes the tables and the demo. */
async function fillByProduct(databaseUrl: string): Promise<void> {
  ensureBuild();
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-generate-'));
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    DEMO: 'true',
    APP_SECRET: 'x'.repeat(64),
  };
  const product = makeProduct(settings);
  try {
    await product.start();
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
