import { describe, expect, inject, test } from 'vitest';
import { administer, dropDatabase } from '../../test/database/administer.ts';
import { testDatabase } from '../../test/support/app.ts';
import { type ConnectionSource, withConnection } from './connection.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { openDb } from './scope.ts';
import { openServer } from './server.ts';

const namesOf = (source: ConnectionSource) =>
  withConnection(source, async (connection) => {
    const { rows } = await connection.query('select name from migration order by name');
    return rows.map((row) => (row as { name: string }).name);
  });
const tableThere = (source: ConnectionSource, table: string) =>
  withConnection(source, async (connection) => {
    const { rows } = await connection.query('select to_regclass($1) is not null as there', [table]);
    return (rows[0] as { there: boolean }).there;
  });

const ALL = MIGRATIONS.map(({ name }) => name);
const good = { name: '9001_good.sql', sql: 'create table good (id integer); insert into good values (1);' };
const bad = { name: '9002_bad.sql', sql: 'create table bad (id integer); alter table nowhere add column x text;' };

describe('migrations', () => {
  const database = testDatabase();

  test('run in the order of their names', () => {
    expect(ALL).toEqual([...ALL].sort());
    expect(ALL[0]).toBe('0001_scopes.sql');
  });

  test('run once: a second start does nothing', async () => {
    expect(await migrate(database.source)).toEqual([]);
    expect(await namesOf(database.source)).toEqual(ALL);
  });

  test('stop at the first that fails, name it, and change nothing', async () => {
    const failing = migrate(database.source, [...MIGRATIONS, good, bad]);
    await expect(failing).rejects.toThrow(/^migration 9002_bad.sql failed, nothing was changed: relation "nowhere" does not exist$/);
    expect(await namesOf(database.source)).toEqual(ALL);
    expect([await tableThere(database.source, 'good'), await tableThere(database.source, 'bad')]).toEqual([false, false]);
    expect(await migrate(database.source)).toEqual([]);
  });

  test('refuse a database that is newer than the product', async () => {
    const older = migrate(database.source, MIGRATIONS.slice(0, -1));
    await expect(older).rejects.toThrow(`the database is newer than this version: it knows ${ALL.at(-1)}`);
  });

  test('may take longer than a request', async () => {
    const sql = `do $$ begin if current_setting('statement_timeout') <> '0' then raise 'limited'; end if; end $$`;
    await expect(migrate(database.source, [...MIGRATIONS, { name: '9003_long.sql', sql }, bad])).rejects.toThrow('9002_bad.sql');
  });
});

const given = inject('database');

/** A new, empty database of the server, owned by `owner`, opened as that user. */
async function openNew(url: string, name: string, owner?: { name: string; password: string }): Promise<ConnectionSource> {
  await administer(url, `create database ${name}${owner ? ` owner ${owner.name}` : ''}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  if (owner) Object.assign(own, { username: owner.name, password: owner.password });
  return openServer(own.href);
}

if (given.kind === 'server') {
  const { url, copies } = given;

  describe('on a server', () => {
    test('two processes that start concurrently migrate once', async () => {
      const name = `${copies}twice`;
      const one = await openNew(url, name);
      const other = await openServer(Object.assign(new URL(url), { pathname: `/${name}` }).href);
      try {
        const ran = await Promise.all([migrate(one), migrate(other)]);
        expect(ran.sort((a, b) => a.length - b.length)).toEqual([[], ALL]);
      } finally {
        await Promise.all([one.close(), other.close()]);
        await dropDatabase(url, name);
      }
    });

    test('names the statements that help a user without the right to create roles', async () => {
      const weak = { name: `${copies}weak`, password: 'nur-im-test' };
      await administer(url, `create role ${weak.name} login password '${weak.password}'`);
      const source = await openNew(url, `${copies}owned`, weak);
      try {
        const { message } = await migrate(source).then(
          () => new Error('it migrated'),
          (error: Error) => error,
        );
        expect(message).toMatch(/^The database user may not make the two roles that this installation works under; nothing was changed/);
        expect(await tableThere(source, 'migration')).toBe(false);
        const statements = message.match(/^ {2}.*;$/gm)?.flatMap((line) => line.trim().split(/(?<=;) /)) ?? [];
        expect(statements.map((statement) => statement.replace(/ .*/, ''))).toEqual(['create', 'create', 'grant']);
        for (const statement of statements) await administer(url, statement);
        expect(await migrate(source)).toEqual(ALL);
        expect(await openDb(source).inSystem(({ tx }) => tx.selectFrom('uhr').select('versatz_tage').execute())).toEqual([
          { versatz_tage: 0 },
        ]);
      } finally {
        await source.close();
        await dropDatabase(url, `${copies}owned`);
        await administer(url, `drop role ${weak.name}`);
      }
    });
  });
}
