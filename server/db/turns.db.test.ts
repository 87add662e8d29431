import { describe, expect, inject, test } from 'vitest';
import { testDatabase } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { withConnection } from './connection.ts';
import { makeTurns } from './turns.ts';

const database = testDatabase();
const given = inject('database');

/** Work that counts how many run it at the same time. */
function counted() {
  const seen = { now: 0, most: 0, done: 0 };
  const work = async () => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await withConnection(database.source, ({ query }) => query('select 1'));
    seen.now -= 1;
    seen.done += 1;
    return seen.done;
  };
  return { seen, work };
}

/** Work that lasts until `end` is called. */
function lasting() {
  let end = () => {};
  const work = () =>
    new Promise<string>((resolve) => {
      end = () => resolve('done');
    });
  return { work, end: () => end() };
}

describe('turns', () => {
  test('run one after the other for one key, and in parallel for different keys', async () => {
    const inTurn = makeTurns(database.source);
    const { seen, work } = counted();
    expect((await atOnce(20, () => inTurn('one', work))).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(seen.most).toBe(1);
    const first = lasting();
    const held = inTurn('held', first.work);
    expect(await inTurn('other', async () => 'at once')).toBe('at once');
    first.end();
    expect(await held).toBe('done');
  });

  test('return null to a caller that waits too long, and end when their work fails', async () => {
    const inTurn = makeTurns(database.source, 20);
    const first = lasting();
    const held = inTurn('long', first.work);
    expect(await inTurn('long', async () => 'never')).toBeNull();
    first.end();
    await held;
    await expect(inTurn('long', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inTurn('long', async () => 'again')).toBe('again');
  });
});

if (given.kind === 'server') {
  describe('turns of two processes', () => {
    test('run one after the other', async () => {
      const processes = [makeTurns(database.source), makeTurns(database.source)];
      const { seen, work } = counted();
      const done = await atOnce(12, (index) => (processes[index % 2] ?? makeTurns(database.source))('shared', work));
      expect([done.length, seen.most]).toEqual([12, 1]);
      expect(await withConnection(database.source, ({ query }) => query(LOCKS))).toMatchObject({ rows: [] });
    });

    test('are free once the process that holds one is gone', async () => {
      const first = lasting();
      const held = makeTurns(database.source)('dies', first.work);
      const inTurn = makeTurns(database.source, 10_000);
      await expect.poll(() => withConnection(database.source, ({ query }) => query(LOCKS))).toMatchObject({ rows: [{}] });
      const waiting = inTurn('dies', async () => 'free');
      await withConnection(database.source, ({ query }) => query(`select pg_terminate_backend(pid) from (${LOCKS}) as held`));
      expect(await waiting).toBe('free');
      first.end();
      expect(await held).toBe('done');
    });
  });
}

const LOCKS = `select pid from pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())`;
