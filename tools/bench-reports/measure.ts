import type pg from 'pg';
import { shuffled } from '../shared/statistics.ts';
import type { Case } from './cases.ts';
import { PLAIN } from './plain.ts';
import { type Answer, inTheMiddle, type Measured } from './product.ts';

/** Milliseconds of one round: the report and the plain select, in both sizes. */
export interface Times {
  readonly small: Pair;
  readonly large: Pair;
}
interface Pair {
  readonly report: number;
  readonly plain: number;
}

export interface Prepared {
  readonly one: Case;
  readonly answer: Answer;
}

/** Rounds that are not measured: first reads, plans of prepared statements (the server settles on one after five). */
const WARM_UPS = 6;

/** Asks a case once: answers it with the page in its middle named, and what came. Throws where the plain count is another. */
export async function prepare({ ask, plain }: Measured, agency: readonly string[], given: Case): Promise<Prepared> {
  const first = await ask({ ...given, abfrage: { ...given.abfrage, Pagenumber: 1 } });
  const one = inTheMiddle(given, first.count);
  const answer = await ask(one);
  const [counted] = await countPlain(plain, agency, one);
  if (counted?.anzahl !== answer.count)
    throw new Error(`${one.bericht}, ${one.name}: the report has ${answer.count} rows, the plain select ${counted?.anzahl}`);
  return { one, answer };
}

const nameOf = ({ bericht, name }: Case, part: string) => `${bericht} ${name} ${part}`.replaceAll(/\W+/g, '_').slice(0, 60);

async function countPlain(plain: pg.Client, agency: readonly string[], one: Case): Promise<{ anzahl: number }[]> {
  const { bericht, where, values = [] } = one;
  const text = `${PLAIN[bericht]?.count}${where === undefined ? '' : ` and ${where}`}`;
  return (await plain.query<{ anzahl: number }>({ name: nameOf(one, 'count'), text, values: [...agency, ...values] })).rows;
}

async function plainly(plain: pg.Client, agency: readonly string[], { one, answer }: Prepared): Promise<void> {
  await countPlain(plain, agency, one);
  if (one.isSum) return;
  const text = PLAIN[one.bericht]?.rows ?? '';
  const { rows } = await plain.query({ name: nameOf(one, 'rows'), text, values: [agency[0], answer.keys] });
  if (rows.length !== answer.keys.length) throw new Error(`${one.bericht}: ${rows.length} plain rows of ${answer.keys.length}`);
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

async function pair(measured: Measured, agency: readonly string[], prepared: Prepared): Promise<Pair> {
  const times = { report: 0, plain: 0 };
  for (const which of shuffled(['report', 'plain'] as const))
    times[which] = await timed(() => (which === 'report' ? measured.ask(prepared.one) : plainly(measured.plain, agency, prepared)));
  return times;
}

/** A case in both sizes, so often, everything in an order of chance. */
export async function measureCase(
  sizes: { readonly small: Measured; readonly large: Measured },
  agency: readonly string[],
  prepared: { readonly small: Prepared; readonly large: Prepared },
  rounds: number,
): Promise<Times[]> {
  const times: Times[] = [];
  for (let round = -WARM_UPS; round < rounds; round += 1) {
    const once: Record<'small' | 'large', Pair> = { small: { report: 0, plain: 0 }, large: { report: 0, plain: 0 } };
    for (const size of shuffled(['small', 'large'] as const)) once[size] = await pair(sizes[size], agency, prepared[size]);
    if (round >= 0) times.push(once);
  }
  return times;
}
