import type pg from 'pg';
import type { ListQuery } from '../../server/reports/list.ts';
import type { Query } from '../../server/reports/query.ts';
import { GENERATED } from '../shared/many-referrals.ts';
import { type Case, isListCase, SEARCH } from './cases.ts';
import type { Measured } from './product.ts';

/** Times of one round in ms: a page of the report and the calibration. */
export interface Times {
  readonly report: number;
  readonly calibration: number;
}

/** Rounds that are not measured, because they read the data for the first time. */
const WARM_UPS = 2;
const ROWS_OF_A_PAGE = 25;
/** Clicks per second while reports are measured. */
const CLICKS = 100;

/** Database work that no change of the product affects. */
const CALIBRATION = `select count(*) from (select md5(i::text) as hash from generate_series(1, 40000) as i order by hash offset 0) as sorted`;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** The query of a case; for `isMiddle` with the number of the middle page, for `isNext` with the key of its 200th row. */
export async function queryOf({ ask }: Measured, one: Case): Promise<Query | ListQuery> {
  const { bericht, query } = one;
  if (isListCase(one)) return one.isNext ? { ...query, Nach: await keyOf(ask, one) } : query;
  if (one.bericht === SEARCH || !one.isMiddle) return query;
  const { count } = await ask(bericht, query);
  return { ...query, Pagenumber: Math.max(1, Math.ceil(count / ROWS_OF_A_PAGE / 2)) };
}

const keyOf = async (ask: Measured['ask'], { bericht, query }: Case): Promise<string | null> =>
  (await ask(bericht, { ...query, Pagesize: 200 })).nach ?? null;

/** Measures a case and the calibration in each of the rounds. */
export async function measureCase(measured: Measured, one: Case, rounds: number): Promise<Times[]> {
  const query = await queryOf(measured, one);
  const times: Times[] = [];
  for (let round = -WARM_UPS; round < rounds; round += 1) {
    const calibration = await timed(() => measured.plain.query(CALIBRATION));
    const report = await timed(() => measured.ask(one.bericht, query));
    if (round >= 0) times.push({ report, calibration });
  }
  return times;
}

/**
 * Clicks on links of the tenant and counts the clicks every minute, like the product's jobs. Returns the function that stops it, which throws if a click or
 * count failed.
 */
export async function clickMeanwhile({ plain, click, countClicks }: Measured): Promise<() => Promise<void>> {
  const links = await listLinks(plain);
  const failures: unknown[] = [];
  const running = new Set<Promise<void>>();
  const run = (work: Promise<void>) => {
    const one = work.catch((error) => void failures.push(error));
    running.add(one);
    void one.finally(() => running.delete(one));
  };
  let next = 0;
  const clicking = setInterval(() => {
    next += 1;
    run(click(links[next % links.length] ?? ''));
  }, 1000 / CLICKS);
  const counting = setInterval(() => run(countClicks()), 60_000);
  return async () => {
    clearInterval(clicking);
    clearInterval(counting);
    await Promise.all(running);
    if (failures.length > 0) throw failures[0];
  };
}

async function listLinks(plain: pg.Client): Promise<string[]> {
  const { rows } = await plain.query<{ nummer: string }>(
    'select empfehlungsnummer as nummer from empfehlung tablesample system (1) where mandant = $1 limit 10000',
    [GENERATED.mandant],
  );
  return rows.map(({ nummer }) => nummer);
}
