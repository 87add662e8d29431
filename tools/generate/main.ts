/**
 * Fills the PostgreSQL database of DATABASE_URL with referrals and everything that results from them, in the size of a production database:
 * `npm run generate -- --empfehlungen 1000000`. An empty database first gets the tables and the demo. Only for databases to measure on. Needs a superuser
 * of the server, since triggers and foreign keys are switched off.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../shared/database.ts';
import { fillByProduct } from '../shared/fill.ts';
import { GENERATED, insertManyReferrals, JE_AGENTUR, withoutTriggers } from '../shared/many-referrals.ts';

const USAGE = `Usage: DATABASE_URL=postgres://… npm run generate -- --empfehlungen NUMBER   with a number from ${JE_AGENTUR}`;
const { values } = parseArgs({ options: { empfehlungen: { type: 'string' }, mandant: { type: 'string', default: GENERATED.mandant } } });
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
