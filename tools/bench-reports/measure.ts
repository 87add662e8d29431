import type pg from 'pg';
import { shuffled } from '../shared/statistics.ts';
import type { Case } from './cases.ts';
import { type Place, placeOf } from './places.ts';
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
  readonly place: Place | undefined;
}

/** Rounds that are not measured: first reads, plans of prepared statements (the server settles on one after five). */
const WARM_UPS = 6;

/** Asks a case once: answers it with the page in its middle named, and what came. Throws where the plain count is another. */
export async function prepare(measured: Measured, agency: readonly string[], given: Case): Promise<Prepared> {
  const { ask, plain } = measured;
  const first = await ask({ ...given, abfrage: { ...given.abfrage, Pagenumber: 1 } });
  const one = inTheMiddle(given, first.count);
  const answer = await ask(one);
  const [counted] = await countPlain(plain, agency, one);
  if (counted?.anzahl !== answer.count)
    throw new Error(`${one.bericht}, ${one.name}: the report has ${answer.count} rows, the plain select ${counted?.anzahl}`);
  const summe = one.bericht === 'auftraege' ? Number(counted.summe) : answer.wertCent;
  if (summe !== answer.wertCent)
    throw new Error(`${one.bericht}, ${one.name}: the report has a sum of ${answer.wertCent} cents, the plain select of ${summe}`);
  return { one, answer, place: await placeOf(measured, agency[0] ?? '', one, answer.count) };
}

interface Counted {
  readonly anzahl: number;
  /** What the rows are worth, of a report whose worth of each row moves with rewards and plans. */
  readonly summe?: string;
}

const nameOf = ({ bericht, name }: Case, part: string) => `${bericht} ${name} ${part}`.replaceAll(/\W+/g, '_').slice(0, 60);

async function countPlain(plain: pg.Client, agency: readonly string[], one: Case): Promise<Counted[]> {
  const { bericht, where, values = [] } = one;
  const text = PLAIN[bericht]?.count(where === undefined ? '' : ` and ${where}`) ?? '';
  return (await plain.query<Counted>({ name: nameOf(one, 'count'), text, values: [...agency, ...values] })).rows;
}

async function plainly(plain: pg.Client, agency: readonly string[], { one, answer, place }: Prepared): Promise<void> {
  await countPlain(plain, agency, one);
  if (one.isSum) return;
  const keys = place ? await listPlain(plain, one, place) : answer.keys;
  const { rows } = await plain.query({ name: nameOf(one, 'rows'), text: PLAIN[one.bericht]?.rows ?? '', values: [agency[0], keys] });
  if (keys.some((key) => !answer.keys.includes(key)) || rows.length !== answer.keys.length)
    throw new Error(`${one.bericht}, ${one.name}: the plain select has other rows than the report`);
}

async function listPlain(plain: pg.Client, one: Case, { text, values }: Place): Promise<string[]> {
  const { rows } = await plain.query<{ stelle: string }>({ name: nameOf(one, 'places'), text, values: [...values] });
  return rows.map(({ stelle }) => stelle);
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
