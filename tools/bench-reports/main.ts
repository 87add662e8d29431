/**
 * Measures the reports of an agency with 20,000 referrals, and the lists of the back office over its tenant of 1,000,000, under 100 clicks a second, as ratios to a calibration select in the
 * same rounds: `npm run bench:reports [-- --rounds NUMBER --only WORD --plans --referrals NUMBER --database URL]`. Without `--database` it fills a
 * database on the server of TEST_DATABASE_URL, or on a server that it starts, and drops it at the end. A case over the mark is measured again, because of
 * noise; exits 1 if it is over the mark in all three measurements.
 */
import { parseArgs } from 'node:util';
import { createTestServer } from '../../test/database/server.mjs';
import { readCount } from '../shared/arguments.ts';
import { createDatabase, openDatabase } from '../shared/database.ts';
import { fillByProduct } from '../shared/fill.ts';
import { GENERATED, insertManyReferrals, withoutTriggers } from '../shared/many-referrals.ts';
import { insertManyWork } from '../shared/many-work.ts';
import { Missing } from '../shared/needs.ts';
import { casesOf } from './cases.ts';
import { clickMeanwhile, measureCase, queryOf } from './measure.ts';
import { printPlans } from './plans.ts';
import { openProduct } from './product.ts';
import { COLUMNS, sampleOf } from './sample.ts';
import { HEADINGS, MARKS, tell, worstOf } from './table.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    only: { type: 'string' },
    plans: { type: 'boolean', default: false },
    referrals: { type: 'string', default: '1000000' },
    database: { type: 'string' },
  },
});
/** Repeated measurements of a case over the mark. */
const REPEATS = 2;
const rounds = readCount('--rounds', values.rounds);
const referrals = readCount('--referrals', values.referrals);

const server = createTestServer(process.env.TEST_DATABASE_URL);
const closers: (() => unknown)[] = [() => server.stop()];
try {
  await bench(values.database ?? (await filled()));
} finally {
  for (const close of closers.reverse()) await close();
}

/** Creates and fills a database; it is dropped at the end of the run. Returns its URL. */
async function filled(): Promise<string> {
  const found = await server.find();
  if ('missing' in found) throw new Missing(`bench:reports needs a PostgreSQL server: ${found.missing}`);
  const database = await createDatabase(found.url, 'bench_reports');
  closers.push(() => database.drop());
  await fillByProduct(database.url);
  const started = performance.now();
  const { query } = openDatabase(withoutTriggers(database.url));
  await insertManyReferrals(query, GENERATED.mandant, referrals, () => {});
  await insertManyWork(query, GENERATED.mandant, () => {});
  const [size] = await database.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size');
  console.log(`${referrals.toLocaleString('en')} referrals in ${((performance.now() - started) / 1000).toFixed(0)} s, ${size?.size}`);
  return database.url;
}

async function bench(url: string): Promise<void> {
  const measured = await openProduct(url);
  closers.push(() => measured.close());
  const cases = casesOf(COLUMNS, await sampleOf(measured)).filter(({ bericht, name }) => `${bericht} ${name}`.includes(values.only ?? ''));
  console.log(`${rounds} rounds of each, ${process.version}; ${MARKS}\n${HEADINGS}`);
  if (values.plans)
    for (const one of cases)
      await printPlans(measured.plain, GENERATED.mandant, one, await measured.ask(one.bericht, await queryOf(measured, one)));
  const endClicks = await clickMeanwhile(measured);
  const results = [];
  for (const one of cases) {
    let result = tell(one, await measureCase(measured, one, rounds));
    for (let left = REPEATS; result.misses && left > 0; left -= 1) result = tell(one, await measureCase(measured, one, rounds));
    results.push(result);
  }
  await endClicks();
  console.log(worstOf(results));
  if (results.some(({ misses }) => misses)) process.exitCode = 1;
}
