/**
 * Reports of an agency of 20,000 referrals, as ratios to prepared selects of the same rows in the same rounds, and of a large database to a small one:
 * `npm run bench:reports [-- --rounds NUMBER --only WORD --plans --small URL --large URL]`. Without addresses two databases are filled on the server of
 * TEST_DATABASE_URL, or on one that is started, with 100,000 and 1,000,000 referrals, and dropped again. A case over a mark is measured
 * again, so that noise decides nothing; exits 1 where it stays over it in each of three.
 */
import { parseArgs } from 'node:util';
import { createTestServer } from '../../test/database/server.mjs';
import { readCount } from '../shared/arguments.ts';
import { createDatabase, openDatabase } from '../shared/database.ts';
import { fillByProduct } from '../shared/fill.ts';
import { GENERATED, insertManyReferrals, withoutTriggers } from '../shared/many-referrals.ts';
import { Missing } from '../shared/needs.ts';
import { casesOf } from './cases.ts';
import { measureCase, prepare } from './measure.ts';
import { dropPlaces, makePlaces } from './places.ts';
import { printPlans } from './plans.ts';
import { openProduct } from './product.ts';
import { COLUMNS, sampleOf } from './sample.ts';
import { HEADINGS, MARKS, tell, worstOf } from './table.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    only: { type: 'string' },
    plans: { type: 'boolean', default: false },
    small: { type: 'string' },
    large: { type: 'string' },
  },
});
const [SMALL, LARGE] = [100_000, 1_000_000];
/** How often a case is measured again that is over a mark. */
const REPEATS = 2;
const rounds = readCount('--rounds', values.rounds);
const AGENCY = [GENERATED.mandant, GENERATED.agentur];

const server = createTestServer(process.env.TEST_DATABASE_URL);
const closers: (() => unknown)[] = [() => server.stop()];
try {
  const small = values.small ?? (await filled('small', SMALL));
  const large = values.large ?? (await filled('large', LARGE));
  await bench(small, large);
} finally {
  for (const close of closers.reverse()) await close();
}

/** A database with so many referrals, until the end of the run. */
async function filled(name: string, referrals: number): Promise<string> {
  const found = await server.find();
  if ('missing' in found) throw new Missing(`bench:reports needs a PostgreSQL server: ${found.missing}`);
  const database = await createDatabase(found.url, `bench_reports_${name}`);
  closers.push(() => database.drop());
  await fillByProduct(database.url);
  const started = performance.now();
  await insertManyReferrals(openDatabase(withoutTriggers(database.url)).query, GENERATED.mandant, referrals, () => {});
  const [size] = await database.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size');
  console.log(`${referrals.toLocaleString('en')} referrals in ${((performance.now() - started) / 1000).toFixed(0)} s, ${size?.size}`);
  return database.url;
}

async function bench(smallUrl: string, largeUrl: string): Promise<void> {
  const small = await openProduct(smallUrl);
  closers.push(() => small.close());
  const large = await openProduct(largeUrl);
  closers.push(() => large.close());
  for (const measured of new Set([small, large])) {
    await makePlaces(measured, GENERATED.mandant);
    closers.push(() => dropPlaces(measured.plain));
  }
  const cases = {
    small: casesOf(COLUMNS, await sampleOf(small)),
    large: casesOf(COLUMNS, await sampleOf(large)),
  };
  console.log(`${rounds} rounds of each, ${process.version}; ${MARKS}\n${HEADINGS}`);
  const results = [];
  for (const [index, given] of cases.large.entries()) {
    const beside = cases.small[index];
    if (!beside || (values.only && !`${given.bericht} ${given.name}`.includes(values.only))) continue;
    const prepared = { small: await prepare(small, AGENCY, beside), large: await prepare(large, AGENCY, given) };
    if (values.plans) await printPlans(large.plain, GENERATED.mandant, prepared.large);
    const measured = async () => tell(given, await measureCase({ small, large }, AGENCY, prepared, rounds));
    let result = await measured();
    for (let left = REPEATS; result.misses && left > 0; left -= 1) result = await measured();
    results.push(result);
  }
  console.log(worstOf(results));
  if (results.some(({ misses }) => misses)) process.exitCode = 1;
}
