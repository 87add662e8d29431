import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { momentAfter } from '../../test/support/parts.ts';
import { Refusal } from '../errors.ts';
import { checkLimit, type Limit, spendLimit } from './limits.ts';
import { deleteOldZaehler } from './store.ts';

const app = demoApp();

const LIMIT: Limit = { art: 'probe', anzahl: 3, minuten: 60 };
let people = 0;
const somebody = () => {
  people += 1;
  return `person ${people}`;
};

const atSecond = (seconds: number) => app.clock.set(momentAfter({ seconds }));

/** The seconds until the next try, or null if it passes. */
async function refusal(work: Promise<unknown>): Promise<number | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'ZuVieleAnfragen') throw error;
    return error.retryAfterSeconds;
  }
}
const spend = (who: string, limit = LIMIT) => refusal(spendLimit(app.parts, limit, who));
const check = (who: string, limit = LIMIT) => refusal(checkLimit(app.parts, limit, who));

describe('a limit of three an hour', () => {
  test('allows three, returns the waiting time to the fourth, and ends at that second', async () => {
    const who = somebody();
    atSecond(0);
    expect([await spend(who), await spend(who)]).toEqual([null, null]);
    atSecond(600);
    expect([await check(who), await spend(who), await check(who), await spend(who)]).toEqual([null, null, 3000, 3000]);
    atSecond(3599);
    expect([await spend(who), await check(who)]).toEqual([1, 1]);
    atSecond(3600);
    expect([await check(who), await spend(who), await spend(who), await spend(who), await spend(who)]).toEqual([
      null,
      null,
      null,
      null,
      3600,
    ]);
  });

  test('counts each person and each kind separately', async () => {
    atSecond(0);
    const [one, other] = [somebody(), somebody()];
    for (let i = 0; i < 3; i += 1) await spend(one);
    expect(await spend(one)).toBe(3600);
    expect(await spend(other)).toBeNull();
    expect(await spend(one, { ...LIMIT, art: 'andere' })).toBeNull();
  });

  test('counts nothing if it is only checked', async () => {
    const who = somebody();
    for (let i = 0; i < 10; i += 1) expect(await check(who)).toBeNull();
    expect(await spend(who)).toBeNull();
  });

  test('allows exactly three of thirty concurrent uses', async () => {
    atSecond(0);
    const who = somebody();
    const results = await atOnce(30, () => spend(who));
    expect(results.filter((result) => result === null)).toHaveLength(3);
  });
});

test('a window that begins with the first use never allows more than its limit, at any times', async () => {
  const seconds = fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(seconds, async (gaps) => {
      const who = somebody();
      let now = 0;
      let begin = -1;
      let used = 0;
      for (const gap of gaps) {
        now += gap;
        atSecond(now);
        if (begin < 0 || now - begin >= 3600) [begin, used] = [now, 0];
        used += 1;
        expect(await spend(who)).toBe(used <= 3 ? null : begin + 3600 - now);
      }
    }),
    { numRuns: 15 },
  );
});

test("counted persons are not readable in the database, and yesterday's counters are deleted", async () => {
  atSecond(0);
  const who = 'erika@example.org';
  await spend(who);
  const read = () => app.parts.db.inSystem(({ tx }) => tx.selectFrom('zaehler').selectAll().where('art', '=', LIMIT.art).execute());
  expect(JSON.stringify(await read())).not.toContain('erika');
  const before = (await read()).length;
  expect(before).toBeGreaterThan(0);
  await app.parts.db.inSystem((scope) => deleteOldZaehler(scope, momentAfter({ hours: 1 })));
  expect(await read()).toHaveLength(before);
  await app.parts.db.inSystem((scope) => deleteOldZaehler(scope, momentAfter({ days: 30 })));
  expect(await read()).toEqual([]);
});
