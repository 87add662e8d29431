import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../test/support/app.ts';
import { withConnection } from './connection.ts';
import tables from './tables.ts?raw';

/** Tables without a tenant, each with its reason in the migrations. Any other table is a tenant's. */
const GLOBAL = ['app_secret', 'mandant_host', 'migration', 'postfach_mail', 'uhr', 'zaehler'];
const ROLES = ['empfehlwerk_app', 'empfehlwerk_system'];

const rows = import.meta.glob<string>('./rows/*.ts', { query: '?raw', import: 'default', eager: true });
const source = [tables, ...Object.values(rows)].join('\n');

/** Interfaces of the tables and their rows by name, each with its fields and their types. */
const interfaces = new Map(
  [...source.matchAll(/interface (\w+) \{\n([\s\S]*?)\n\}/g)].map(([, name = '', body = '']) => [
    name,
    new Map([...body.matchAll(/^ {2}(\w+): (.+);$/gm)].map(([, field = '', type = '']) => [field, type])),
  ]),
);
const fieldsOf = (name: string) => interfaces.get(name) ?? new Map<string, string>();
const mandantTables = [...fieldsOf('MandantTables').keys()];
const tenantTables = mandantTables.filter((table) => table !== 'mandant');

/** The columns of a tenant table that the system scope's types offer. */
const sweptColumns = (table: string) =>
  [...(/^Pick<\w+, (.*)>$/.exec(fieldsOf('SystemTables').get(table) ?? '')?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, column]) => column);

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
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}
const ask = (sql: string, ...values: unknown[]) =>
  withConnection(database.source, async (connection) => (await connection.query(sql, values)).rows as Row[]);

describe('the tables', () => {
  test('stand in tables.ts, or are named as global', async () => {
    const rows = await ask(
      "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
    );
    expect(rows.map((row) => row.name).sort()).toEqual([...mandantTables, ...GLOBAL].sort());
  });

  test('are all there is to read: no views, no functions with the rights of their maker', async () => {
    expect(await ask("select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')")).toEqual(
      [],
    );
    expect(await ask("select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef")).toEqual([]);
  });
});

describe.each(mandantTables)('table %s', (table) => {
  test('has the columns of its type', async () => {
    const rows = await ask(
      `select attname::text as name, format_type(atttypid, null) as type, attnotnull as "isRequired", atthasdef or attidentity <> '' as "hasDefault"
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      table,
    );
    const types = fieldsOf(fieldsOf('MandantTables').get(table) ?? '');
    const nullable = (isNullable: boolean) => (isNullable ? ' or null' : '');
    const inDatabase = rows.map(({ name, type, isRequired }) => [name, `${jsTypeOf(type)}${nullable(!isRequired)}`]);
    const inTypes = [...types].map(([name, type]) => [name, `${jsTypeIn(type)}${nullable(type.endsWith('| null'))}`]);
    expect(Object.fromEntries(inDatabase)).toEqual(Object.fromEntries(inTypes));
    const generated = [...types].filter(([, type]) => type.startsWith('Generated<')).map(([name]) => name);
    expect(rows.filter((row) => row.hasDefault).map((row) => row.name)).toEqual(expect.arrayContaining(generated));
  });

  test('shows its rows by tenant only, to its owner too', async () => {
    const [row] = await ask('select relrowsecurity, relforcerowsecurity from pg_class where oid = $1::regclass', table);
    expect(row).toEqual({ relrowsecurity: true, relforcerowsecurity: true });
    const policies = await ask(
      `select polname::text as name, polcmd::text as command, polpermissive as permissive, array(select rolname::text from pg_roles where oid = any (polroles)) as roles,
         pg_get_expr(polqual, polrelid) as using, pg_get_expr(polwithcheck, polrelid) as checked
       from pg_policy where polrelid = $1::regclass order by polname`,
      table,
    );
    const own = '(mandant = current_mandant())';
    const app = { name: 'mandant', permissive: true, roles: ['empfehlwerk_app'], using: own };
    const system = { permissive: true, roles: ['empfehlwerk_system'], using: 'true' };
    if (table === 'mandant') {
      expect(policies).toEqual([
        { ...app, command: 'r', checked: null },
        { ...system, name: 'verwaltung', command: '*', checked: 'true' },
      ]);
    } else {
      const sweep = sweptColumns(table).length > 0 ? [{ ...system, name: 'sweep', command: 'r', checked: null }] : [];
      expect(policies).toEqual([{ ...app, command: '*', checked: own }, ...sweep]);
    }
  });

  test('has the tenant in every key', async () => {
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
  test('points to rows of its own tenant only', async () => {
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
    for (const { own, other } of rows) expect([own.split(',')[0], other.split(',')[0]]).toEqual(['mandant', 'mandant']);
  });

  test('takes the tenant from the transaction', async () => {
    const [row] = await ask(
      `select pg_get_expr(d.adbin, d.adrelid) as value from pg_attrdef d
       join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum where d.adrelid = $1::regclass and a.attname = 'mandant'`,
      table,
    );
    expect(row?.value).toBe('current_mandant()');
  });

  test('lets the system scope read the columns of its type and write nothing', async () => {
    const rows = await ask(
      `select column_name::text as name, privilege_type::text as right from information_schema.column_privileges
       where table_schema = 'public' and table_name = $1 and grantee = 'empfehlwerk_system'`,
      table,
    );
    expect(rows.map((row) => `${row.right} ${row.name}`).sort()).toEqual(
      sweptColumns(table)
        .map((column) => `SELECT ${column}`)
        .sort(),
    );
  });
});

describe.each(ROLES)('role %s', (role) => {
  test('can nothing of its own', async () => {
    const [row] = await ask(
      'select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = $1',
      role,
    );
    expect(new Set(Object.values(row ?? { missing: true }))).toEqual(new Set([false]));
    expect(await ask("select classid::regclass from pg_shdepend where deptype = 'o' and refobjid = $1::regrole", role)).toEqual([]);
    expect(await ask('select roleid::regrole from pg_auth_members where member = $1::regrole', role)).toEqual([]);
  });
});

test('the tenant scope reaches no table without a tenant, and no tenant but its own', async () => {
  const rows = await ask(
    `select distinct table_name::text as name, privilege_type::text as right from information_schema.table_privileges
     where table_schema = 'public' and grantee in ('empfehlwerk_app', 'PUBLIC') and table_name = any ($1)`,
    [...GLOBAL, 'mandant'],
  );
  expect(rows).toEqual([{ name: 'mandant', right: 'SELECT' }]);
});

function jsTypeOf(sqlType: string): string {
  const known: Record<string, string> = {
    'timestamp with time zone': 'Date',
    jsonb: 'json',
    integer: 'number',
    bigint: 'number',
    date: 'text',
    bytea: 'Uint8Array',
  };
  return known[sqlType] ?? sqlType;
}

function jsTypeIn(type: string): string {
  const bare = type.replace(/ \| null$/, '').replace(/^Generated<(.*)>$/, '$1');
  if (bare.startsWith('Json<')) return 'json';
  if (bare === 'number' || /^\d/.test(bare)) return 'number';
  if (bare.endsWith('[]')) return 'text[]';
  return ['Date', 'boolean', 'Uint8Array'].includes(bare) ? bare : 'text';
}
