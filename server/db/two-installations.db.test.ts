import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { root } from '../../scripts/sources.mjs';
import { administer, databaseUrl, dropDatabase } from '../../test/database/administer.ts';
import { findBinaries } from '../../test/database/binaries.mjs';
import { openEmptyDatabase } from '../../test/support/empty.ts';
import { TEST_SETTINGS } from '../../test/support/parts.ts';
import { examineDatabase } from '../doctor/database.ts';
import { type ConnectionSource, withConnection } from './connection.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { readRoles, readSharing } from './roles.ts';
import { openDb } from './scope.ts';
import { openServer } from './server.ts';

const PASSWORD = 'nur-im-test';
const MAY_NOT = '42501';
const given = inject('database');

if (given.kind === 'server') {
  const { url } = given;
  const opened: ConnectionSource[] = [];
  const named: string[] = [];

  /** A name for this run, whose database and roles are dropped at its end. */
  const nameOf = (name: string): string => {
    const full = `zwei_${process.pid}_${name}`;
    if (!named.includes(full)) named.push(full);
    return full;
  };
  const runDatabaseScript = (name: string, administrator = new URL(url).username) => {
    const { hostname, port, username, password } = new URL(url);
    const PATH = `${findBinaries() ?? ''}:${process.env.PATH}`;
    const PGPASSWORD = administrator === username ? decodeURIComponent(password) : PASSWORD;
    const server = { PGHOST: hostname, PGPORT: port, PGUSER: administrator, PGPASSWORD, DATABASE_NAME: name, DATABASE_PASSWORD: PASSWORD };
    return execFileSync('sh', [join(root, 'deploy', 'database.sh')], { env: { ...process.env, PATH, ...server }, encoding: 'utf8' });
  };
  const openAs = async (user: string, database: string): Promise<ConnectionSource> => {
    const source = await openServer(Object.assign(new URL(databaseUrl(url, database)), { username: user, password: PASSWORD }).href);
    opened.push(source);
    return source;
  };
  const ask = (source: ConnectionSource, sql: string) => withConnection(source, async ({ query }) => (await query(sql)).rows);
  const putMandant = (source: ConnectionSource, mandant: string) =>
    openDb(source).inSystem(({ tx }) =>
      tx
        .insertInto('mandant')
        .values({ mandant, konfiguration: '{}', theme: '{}' } as never)
        .execute(),
    );
  const mandantenOf = async (source: ConnectionSource) =>
    (await openDb(source).inSystem(({ tx }) => tx.selectFrom('mandant').select('mandant').execute())).map(({ mandant }) => mandant);

  /** Expects that a user who may connect to the database of another installation can do nothing there, under any role. */
  const attack = async (user: string, other: string) => {
    const source = await openAs(user, other);
    const { mandant, system } = await withConnection(source, readRoles);
    const wanted = [mandant, system, 'empfehlwerk_app', 'empfehlwerk_system', user];
    const there = await ask(source, `select rolname as role from pg_roles where rolname in ('${wanted.join("', '")}')`);
    for (const { role } of there as { role: string }[]) {
      for (const what of ['select mandant from mandant', 'delete from mandant']) {
        const tried = withConnection(source, ({ query }) =>
          query(`begin; set local role ${role}; ${what}`).finally(() => query('rollback')),
        );
        await expect(tried, `${role}: ${what}`).rejects.toMatchObject({ code: MAY_NOT });
      }
    }
  };

  afterAll(async () => {
    for (const source of opened) await source.close();
    // A role must be dropped before the administrator who granted its memberships.
    for (const name of named.toReversed()) {
      await dropDatabase(url, name);
      await administer(url, `drop role if exists ${name}, ${name}_in_mandant, ${name}_in_system`);
    }
  });

  describe('two installations on one server', () => {
    test('a single earlier one whose user may not create roles keeps the shared roles until its own exist', async () => {
      const name = nameOf('allein');
      await makeShared();
      await administer(url, `create role ${name} login password '${PASSWORD}'; grant empfehlwerk_app, empfehlwerk_system to ${name}`);
      await administer(url, `create database ${name} owner ${name}`);
      const source = await openAs(name, name);
      await fillAsBefore(source, 'telko');
      const sharing = await withConnection(source, async (connection) => readSharing(connection, await readRoles(connection)));
      // A test server may have databases of earlier versions, which have the roles too.
      if (sharing.databases.length + sharing.users.length > 0) await expect(migrate(source)).rejects.toThrow('can read this database');
      else {
        await migrate(source);
        expect(await withConnection(source, readRoles)).toEqual({ mandant: 'empfehlwerk_app', system: 'empfehlwerk_system' });
      }
      runDatabaseScript(name);
      await migrate(source);
      expect(await withConnection(source, readRoles)).toEqual({ mandant: `${name}_in_mandant`, system: `${name}_in_system` });
      expect(await mandantenOf(source)).toEqual(['telko']);
    });

    test('cannot read or change the data of the other if deploy/database.sh made them, however often it runs', async () => {
      const [one, two] = [nameOf('eins'), nameOf('zwei')];
      for (const name of [one, two, one]) expect(runDatabaseScript(name)).toBe('');
      for (const [name, mandant] of [
        [one, 'telko'],
        [two, 'energie'],
      ] as const) {
        const source = await openAs(name, name);
        await migrate(source);
        await putMandant(source, mandant);
        expect(await mandantenOf(source)).toEqual([mandant]);
        expect(await withConnection(source, readRoles)).toEqual({ mandant: `${name}_in_mandant`, system: `${name}_in_system` });
        const findings = await examineDatabase(source, TEST_SETTINGS);
        expect(findings.filter(({ text, level }) => level === 'look' && text.startsWith('database:'))).toEqual([]);
      }
      await expect(ask(await openAs(two, one), 'select 1')).rejects.toMatchObject({ cause: { code: MAY_NOT } });
      await administer(url, `grant connect on database ${one} to public`);
      await attack(two, one);
      const look = (await examineDatabase(await openAs(one, one), TEST_SETTINGS)).filter(({ level }) => level === 'look');
      expect(look.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^database: every user of the server may connect to it/));
    });

    test('can be made by an administrator without superuser rights, who is no member of their users afterwards', async () => {
      const [administrator, name] = [nameOf('verwalter'), nameOf('verwaltet')];
      await administer(url, `create role ${administrator} login createdb createrole password '${PASSWORD}'`);
      for (const _ of [1, 2]) expect(runDatabaseScript(name, administrator)).toBe('');
      const source = await openAs(name, name);
      await migrate(source);
      expect(await withConnection(source, readRoles)).toEqual({ mandant: `${name}_in_mandant`, system: `${name}_in_system` });
      const left = `select roleid::regrole from pg_auth_members where member = '${administrator}'::regrole and not admin_option`;
      expect(await ask(source, left)).toEqual([]);
    });

    test('get roles of their own by the update if they shared roles before, and keep their data', async () => {
      const [one, two] = [nameOf('alt'), nameOf('neu')];
      await makeShared();
      for (const name of [one, two]) {
        await administer(url, `create role ${name} login password '${PASSWORD}'; grant empfehlwerk_app, empfehlwerk_system to ${name}`);
        await administer(url, `create database ${name} owner ${name}`);
        await fillAsBefore(await openAs(name, name), name === one ? 'telko' : 'energie');
      }
      // Before the update the user of one can take the roles of both.
      const thief = await openAs(two, one);
      expect(await ask(thief, 'begin; set local role empfehlwerk_system; select mandant from mandant')).toEqual([{ mandant: 'telko' }]);
      await ask(thief, 'rollback');

      for (const name of [one, two]) {
        const source = await openAs(name, name);
        const before = openDb(source);
        const failed = await migrate(source).then(
          () => new Error('it migrated'),
          (error: Error) => error,
        );
        expect(failed.message).toMatch(/can read this database by its roles\. The database user may not make the two roles/);
        expect(await ask(source, "select count(*)::int as ran from migration where name >= '0048'")).toEqual([{ ran: 0 }]);
        expect(await before.inSystem(({ tx }) => tx.selectFrom('mandant').select('mandant').execute())).toHaveLength(1);
        for (const [, statement = ''] of failed.message.matchAll(/^ {2}(.*);$/gm)) await administer(url, statement);
        await migrate(source);
        expect(await mandantenOf(source)).toEqual([name === one ? 'telko' : 'energie']);
        // A process that runs during the update finds the new roles by itself.
        await before.inSystem(({ tx }) => tx.selectFrom('mandant').select('mandant').execute()).catch(() => {});
        expect(await before.inSystem(({ tx }) => tx.selectFrom('mandant').select('mandant').execute())).toHaveLength(1);
        const left = `select 1 from pg_shdepend where refobjid in ('empfehlwerk_app'::regrole, 'empfehlwerk_system'::regrole)
          and dbid = (select oid from pg_database where datname = current_database())`;
        expect(await ask(source, left)).toEqual([]);
      }
      await expect(ask(await openAs(two, one), 'select 1')).rejects.toMatchObject({ cause: { code: MAY_NOT } });
      await administer(url, `grant connect on database ${one} to public`);
      await attack(two, one);
    });

    test('work under their present roles when renamed, copied or oddly named', async () => {
      const odd = `"Zwei-${process.pid}_"" Ä"`;
      await administer(url, `create database ${odd}`);
      const place = databaseUrl(url, encodeURIComponent(`Zwei-${process.pid}_" Ä`));
      const source = await openServer(place);
      try {
        await migrate(source);
        expect((await withConnection(source, readRoles)).mandant).toMatch(/^empfehlwerk_[0-9a-f]{16}_in_mandant$/);
        await putMandant(source, 'telko');
      } finally {
        await source.close();
      }
      const renamed = nameOf('umbenannt');
      await administer(url, `alter database ${odd} rename to ${renamed}`);
      await administer(url, `create database ${nameOf('kopie')} template ${renamed}`);
      const copy = await openServer(databaseUrl(url, nameOf('kopie')));
      opened.push(copy);
      expect(await migrate(copy)).toEqual([]);
      expect(await mandantenOf(copy)).toEqual(['telko']);
      const look = (await examineDatabase(copy, TEST_SETTINGS)).map(({ text }) => text).join('\n');
      expect(look).toMatch(new RegExp(`has the roles empfehlwerk_\\w+, empfehlwerk_\\w+ together with ${renamed}`));
    });
  });

  /** The former roles, which belong to the whole server. */
  const makeShared = async () => {
    for (const role of ['empfehlwerk_app', 'empfehlwerk_system'])
      await administer(url, `create role ${role} nologin`).catch((error) => expect(error.code).toMatch(/^(42710|23505)$/));
  };
}

if (given.kind === 'embedded') {
  test('an embedded database with the former roles gets roles of its own, and keeps its data', async () => {
    const { source, drop } = await openEmptyDatabase();
    await withConnection(source, ({ query }) => query('create role empfehlwerk_app nologin; create role empfehlwerk_system nologin'));
    await fillAsBefore(source, 'telko');
    await migrate(source);
    expect(Object.values(await withConnection(source, readRoles)).every((role) => /_in_(mandant|system)$/.test(role))).toBe(true);
    expect(await openDb(source).inSystem(({ tx }) => tx.selectFrom('mandant').select('mandant').execute())).toEqual([{ mandant: 'telko' }]);
    await drop();
  });
}

/** A database with a tenant, as the version before separate roles made it. */
function fillAsBefore(source: ConnectionSource, mandant: string): Promise<void> {
  return withConnection(source, async ({ query }) => {
    await query('create table migration (name text primary key, gelaufen_am timestamptz not null default now())');
    for (const { name, sql } of MIGRATIONS.filter(({ name }) => name < '0045')) {
      await query(`begin; ${sql}; commit`);
      await query('insert into migration (name) values ($1)', [name]);
    }
    await query(`begin; set local role empfehlwerk_system;
      insert into mandant (mandant, konfiguration, theme) values ('${mandant}', '{}', '{}'); commit`);
  });
}
