import { describe, expect, inject, test } from 'vitest';
import { testDatabase } from '../../test/support/app.ts';
import { eventually } from '../../test/support/eventually.ts';
import { type Connection, type ConnectionSource, withConnection } from './connection.ts';
import { DatabaseGone } from './errors.ts';
import { openDb } from './scope.ts';
import { openServer } from './server.ts';

const database = testDatabase();

const one = (sql: string, values?: readonly unknown[]) =>
  withConnection(database.source, async (connection) => (await connection.query(sql, values)).rows[0]);

describe('a connection', () => {
  test('returns the same types on every database', async () => {
    const row = await one(
      `select 1::bigint as big, 2::integer as small, true as yes, date '2026-02-28' as day, timestamptz '2026-02-28 11:00:00+00' as moment,
         '{"a": [1]}'::jsonb as json, 'ä' as text, null as nothing, count(*) as counted from uhr`,
    );
    expect(row).toEqual({
      big: 1,
      small: 2,
      yes: true,
      day: '2026-02-28',
      moment: new Date('2026-02-28T11:00:00Z'),
      json: { a: [1] },
      text: 'ä',
      nothing: null,
      counted: 1,
    });
  });

  test('returns the rows of the last of several statements, and the number of changed rows', async () => {
    expect(await one('select 1 as n; select 2 as n')).toEqual({ n: 2 });
    const changed = await withConnection(database.source, (connection) => connection.query('update uhr set versatz_tage = $1', [0]));
    expect(changed.affectedRows).toBe(1);
  });

  test('is exclusive while it is held', async () => {
    await withConnection(database.source, async (connection) => {
      await connection.query('begin');
      await connection.query('update uhr set versatz_tage = 5');
      const seen = database.source.kind === 'server' ? one('select versatz_tage from uhr') : Promise.resolve({ versatz_tage: 0 });
      expect(await seen).toEqual({ versatz_tage: 0 });
      await connection.query('rollback');
    });
    expect(await one('select versatz_tage from uhr')).toEqual({ versatz_tage: 0 });
  });

  test('lets requests and timers run while it is busy all the time', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    for (let round = 0; round < 100; round += 1) await one('select count(*) from pg_class');
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(100);
  });

  test('is released when its work throws', async () => {
    for (let round = 0; round < 12; round += 1) {
      await expect(withConnection(database.source, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    }
    expect(await one('select 1 as n')).toEqual({ n: 1 });
  });
});

const given = inject('database');

if (given.kind === 'server') {
  const { url } = given;

  describe('a server', () => {
    test('fails only the transaction whose connection it ends', async () => {
      const db = openDb(database.source);
      const failing = db.inSystem(async ({ tx }) => {
        await tx.selectFrom('uhr').select('versatz_tage').execute();
        await one(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
        );
        const read = () => tx.selectFrom('uhr').select('versatz_tage').execute();
        await eventually(() =>
          read().then(
            () => 'there',
            () => 'gone',
          ),
        ).toBe('gone');
        await read();
      });
      await expect(failing).rejects.toThrow();
      expect(await db.inSystem(({ tx }) => tx.selectFrom('uhr').select('versatz_tage').execute())).toEqual([{ versatz_tage: 0 }]);
    });

    test('ends statements after 5 seconds', async () => {
      expect(await one('show statement_timeout')).toEqual({ statement_timeout: '5s' });
    });

    describe('prepared statements', () => {
      const REPEATED = 'select $1::int as n';
      const PREPARED = 'select statement from pg_prepared_statements';
      /** Runs the repeated statement on a connection. */
      const ask = (connection: Connection) => connection.query(REPEATED, [1]);
      const preparedOn = async (connection: Connection) =>
        (await connection.query(PREPARED)).rows.map((row) => Object.values(row as object)[0]);

      const withServer = async (work: (source: ConnectionSource) => Promise<void>) => {
        const source = await openServer(url);
        await work(source).finally(() => source.close());
      };

      test('are made from the third execution on', () =>
        withServer((source) =>
          withConnection(source, async (connection) => {
            for (let round = 0; round < 2; round += 1) await ask(connection);
            expect(await preparedOn(connection)).toEqual([]);
            for (let round = 0; round < 2; round += 1) await ask(connection);
            expect(await preparedOn(connection)).toEqual([REPEATED]);
          }),
        ));

      test('are no longer made once the server has lost one', () =>
        withServer(async (source) => {
          const gone = withConnection(source, async (connection) => {
            for (let round = 0; round < 3; round += 1) await ask(connection);
            await connection.query('deallocate all');
            await ask(connection);
          });
          await expect(gone).rejects.toThrow(DatabaseGone);
          await withConnection(source, async (connection) => {
            for (let round = 0; round < 4; round += 1) await ask(connection);
            expect(await preparedOn(connection)).toEqual([]);
          });
        }));
    });

    test('throws ECONNREFUSED when nothing listens', async () => {
      const source = await openServer('postgres://nobody@127.0.0.1:1/nothing');
      await expect(source.acquire()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
      await source.close();
    });
  });
}
