import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../test/support/app.ts';
import { withConnection } from './connection.ts';
import { GLOBAL } from './global.fixture.ts';
import { readRoles } from './roles.ts';
import tables from './tables.ts?raw';

const ROLES = ['mandant', 'system'] as const;

/** The tables that a scope reaches, by its type. */
const tablesOf = (scope: string): string[] =>
  [...(new RegExp(`interface ${scope} \\{\\n([\\s\\S]*?)\\n\\}`).exec(tables)?.[1] ?? '').matchAll(/^ {2}(\w+): /gm)].map(
    ([, table = '']) => table,
  );
const mandantTables = tablesOf('MandantTables');
const tenantTables = mandantTables.filter((table) => table !== 'mandant');

const database = testDatabase();

interface Row {
  readonly name: string;
  readonly type: string;
  readonly right: string;
  readonly value: string;
  readonly target: string;
  readonly own: string;
  readonly other: string;
  readonly columns: string[];
}
const roles = () => withConnection(database.source, readRoles);
const ask = (sql: string, ...values: unknown[]) =>
  withConnection(database.source, async (connection) => (await connection.query(sql, values)).rows as Row[]);

describe('the public schema', () => {
  test('has every table in tables.ts as a tenant table, or in GLOBAL', async () => {
    const rows = await ask(
      "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
    );
    expect(rows.map((row) => row.name).sort()).toEqual([...mandantTables, ...GLOBAL].sort());
  });

  test('has no views and no security definer functions', async () => {
    expect(await ask("select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')")).toEqual(
      [],
    );
    expect(await ask("select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef")).toEqual([]);
  });
});

describe.each(mandantTables)('table %s', (table) => {
  test('restricts rows to the tenant by row-level security, even for its owner', async () => {
    const [row] = await ask('select relrowsecurity, relforcerowsecurity from pg_class where oid = $1::regclass', table);
    expect(row).toEqual({ relrowsecurity: true, relforcerowsecurity: true });
    const policies = await ask(
      `select polname::text as name, polcmd::text as command, polpermissive as permissive, array(select rolname::text from pg_roles where oid = any (polroles)) as roles,
         pg_get_expr(polqual, polrelid) as using, pg_get_expr(polwithcheck, polrelid) as checked
       from pg_policy where polrelid = $1::regclass order by polname`,
      table,
    );
    const own = '(mandant = current_mandant())';
    const { mandant: ofMandant, system: ofSystem } = await roles();
    const app = { name: 'mandant', permissive: true, roles: [ofMandant], using: own };
    const system = { permissive: true, roles: [ofSystem], using: 'true' };
    if (table === 'mandant') {
      expect(policies).toEqual([
        { ...app, command: 'r', checked: null },
        { ...system, name: 'verwaltung', command: '*', checked: 'true' },
      ]);
    } else {
      const sweep = tablesOf('SystemTables').includes(table) ? [{ ...system, name: 'sweep', command: 'r', checked: null }] : [];
      expect(policies).toEqual([{ ...app, command: '*', checked: own }, ...sweep]);
    }
  });

  test('has a primary key, and the tenant in every unique index', async () => {
    const rows = await ask(
      `select c.relname::text as name, array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any (i.indkey)) as columns
       from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = $1::regclass and i.indisunique`,
      table,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !row.columns.includes('mandant'))).toEqual([]);
    expect(await ask('select 1 from pg_index where indrelid = $1::regclass and indisprimary', table)).toHaveLength(1);
  });
});

describe.each(tenantTables)('tenant table %s', (table) => {
  test('references only rows of the same tenant', async () => {
    const rows = await ask(
      `select confrelid::regclass::text as target, pair.own::text, pair.other::text from pg_constraint k
       cross join lateral (select string_agg(a.attname, ',' order by n) as own, string_agg(b.attname, ',' order by n) as other
         from unnest(k.conkey, k.confkey) with ordinality as keys (own, other, n)
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = keys.own
         join pg_attribute b on b.attrelid = k.confrelid and b.attnum = keys.other) pair
       where k.contype = 'f' and k.conrelid = $1::regclass`,
      table,
    );
    expect(rows.filter((row) => row.target === 'mandant')).toEqual([{ target: 'mandant', own: 'mandant', other: 'mandant' }]);
    // People of the back office belong to the installation.
    for (const { own, other } of rows.filter(({ target }) => target !== 'betrieb_benutzer'))
      expect([own.split(',')[0], other.split(',')[0]]).toEqual(['mandant', 'mandant']);
  });

  test('takes the tenant from the transaction', async () => {
    const [row] = await ask(
      `select pg_get_expr(d.adbin, d.adrelid) as value from pg_attrdef d
       join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum where d.adrelid = $1::regclass and a.attname = 'mandant'`,
      table,
    );
    expect(row?.value).toBe('current_mandant()');
  });

  test('gives the system scope no right to write', async () => {
    const rows = await ask(
      `select privilege_type::text as right from information_schema.column_privileges
       where table_schema = 'public' and table_name = $1 and grantee = $2 and privilege_type <> 'SELECT'`,
      table,
      (await roles()).system,
    );
    expect(rows).toEqual([]);
  });
});

describe.each(ROLES)('the role of the scope %s', (scope) => {
  test('has no privileges, objects or memberships of its own', async () => {
    const { [scope]: role } = await roles();
    const [row] = await ask(
      'select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = $1',
      role,
    );
    expect(new Set(Object.values(row ?? { missing: true }))).toEqual(new Set([false]));
    expect(await ask("select classid::regclass from pg_shdepend where deptype = 'o' and refobjid = $1::regrole", role)).toEqual([]);
    expect(await ask('select roleid::regrole from pg_auth_members where member = $1::regrole', role)).toEqual([]);
  });
});

test('the tenant scope has no rights on global tables and only reads the table mandant', async () => {
  const rows = await ask(
    `select distinct table_name::text as name, privilege_type::text as right from information_schema.table_privileges
     where table_schema = 'public' and grantee in ($2, 'PUBLIC') and table_name = any ($1)`,
    [...GLOBAL, 'mandant'],
    (await roles()).mandant,
  );
  expect(rows).toEqual([{ name: 'mandant', right: 'SELECT' }]);
});
