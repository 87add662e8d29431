/** A column of the migrated database. */
export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
  /** The check constraints on this column only, as the database prints them. */
  readonly checks: readonly string[];
  /** Whether the system scope can read it; of a tenant's tables it reads only keys and due moments. */
  readonly isSwept: boolean;
}

/** All columns of all tables, in the order of their creation. */
export const COLUMNS = `
  select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, null) as type, a.attnotnull as "isRequired",
    a.atthasdef or a.attidentity <> '' as "hasDefault", has_column_privilege(role_of('verwaltung')::oid, c.oid, a.attnum, 'select') as "isSwept",
    array(select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.oid) as checks
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

/** Types of JSON columns by `table.column`, because migrations do not declare them, with the module to import the type from, if any. */
export type Contents = Readonly<Record<string, { readonly type: string; readonly from?: string }>>;

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Source files with the types, by their path in `server/db`. */
export type Files = Readonly<Record<string, string>>;

const HEAD = '// Written from the migrations by tables.db.test.ts (docs/testing.md).';

/**
 * Writes the types of all rows, one file for each owner, and the columns that each scope can use. `owners` maps tables to their owner, `system` for
 * tables without a tenant; a table without an owner is omitted.
 */
export function writeTypes(columns: readonly Column[], owners: ReadonlyMap<string, string>, contents: Contents): Files {
  const tables = [...owners.keys()].sort().map((name) => ({ name, columns: columns.filter((column) => column.table === name) }));
  const files = [...new Set(owners.values())].sort().map((owner) => {
    const own = tables.filter(({ name }) => owners.get(name) === owner);
    return { owner, own, rows: own.map(({ name }) => rowOf(name)) };
  });
  const mandant = tables.filter(({ name }) => owners.get(name) !== SYSTEM).map(({ name }) => `${name}: ${rowOf(name)}`);
  return {
    'tables.ts': [
      HEAD,
      ...files.map(({ owner, rows }) => importOf(rows, `./rows/${owner}.ts`)),
      '',
      '/** Tables with rows of a tenant, accessible only in a tenant scope. */',
      interfaceOf('MandantTables', mandant),
      '/** Tables of the system scope: those without a tenant, and the keys and due moments of tenant tables. */',
      interfaceOf('SystemTables', tables.flatMap(sweptOf)),
    ].join('\n'),
    ...Object.fromEntries(files.map(({ owner, own }) => [`rows/${owner}.ts`, rowsFile(own, contents)])),
  };
}

/** Owner of the tables without a tenant. */
export const SYSTEM = 'system';

function rowsFile(tables: readonly Table[], contents: Contents): string {
  const rows = tables.map(({ name, columns }) =>
    interfaceOf(
      rowOf(name),
      columns.map((column) => `${column.name}: ${typeOf(column, contents)}`),
    ),
  );
  const code = rows.join('\n');
  const used = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const foreign = Object.values(contents).flatMap(({ from = '', type }) =>
    from ? [{ from, names: used(type.match(/\b[A-Z]\w+/g) ?? []) }] : [],
  );
  const imports = [
    { from: 'kysely', names: used(['Generated']) },
    ...[...new Set(foreign.map(({ from }) => from))].sort().map((from) => ({
      from: `../../../${from}`,
      names: [...new Set(foreign.filter((one) => one.from === from).flatMap(({ names }) => names))].filter((name) => name !== 'Record'),
    })),
    { from: '../column-types.ts', names: used(['Json', 'Mandant']) },
  ];
  return [HEAD, ...imports.flatMap(({ from, names }) => (names.length > 0 ? [importOf(names, from)] : [])), '', code].join('\n');
}

/** An import, sorted and wrapped like the formatter does. */
function importOf(given: readonly string[], from: string): string {
  const names = given.toSorted((a, b) => a.localeCompare(b, 'en'));
  const line = `import type { ${names.join(', ')} } from '${from}';`;
  return line.length <= 140 ? line : `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

const interfaceOf = (name: string, lines: readonly string[]): string =>
  `export interface ${name} {\n${lines.map((line) => `${broken(`  ${line};`)}\n`).join('')}}\n`;

/** A line with a union type, wrapped like the formatter does. */
const broken = (line: string): string => (line.length <= 140 ? line : line.replace(': ', ': | ').replaceAll(/ \| /g, '\n    | '));

const rowOf = (table: string): string => `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Row`;

function sweptOf({ name: table, columns }: Table): string[] {
  const swept = columns.filter((column) => column.isSwept);
  if (swept.length === 0) return [];
  if (swept.length === columns.length) return [`${table}: ${rowOf(table)}`];
  return [`${table}: Pick<${rowOf(table)}, ${swept.map((column) => `'${column.name}'`).join(' | ')}>`];
}

function typeOf(column: Column, contents: Contents): string {
  const { table, name, type, isRequired, hasDefault } = column;
  if (name === 'mandant' && hasDefault) return 'Mandant';
  const content = contents[`${table}.${name}`];
  if (content !== undefined) return `Json<${content.type}>`;
  const base = wordsOf(column) ?? TYPES[type] ?? `unknown /* ${type} */`;
  if (!isRequired) return `${base} | null`;
  return hasDefault ? `Generated<${base}>` : base;
}

const TYPES: Readonly<Record<string, string>> = {
  text: 'string',
  'text[]': 'string[]',
  integer: 'number',
  bigint: 'number',
  boolean: 'boolean',
  // Dates are strings on every engine.
  date: 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Uint8Array',
};

/** Union type of the words or numbers that a check allows: `status in (…)`, or for a list `rechte <@ '{…}'`. */
function wordsOf({ name, checks }: Column): string | undefined {
  for (const check of checks) {
    const one = new RegExp(`^CHECK \\(\\(${name} = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$`).exec(check)?.[1];
    if (one !== undefined)
      return one
        .split(', ')
        .map((word) => word.replace(/::\w+$/, ''))
        .join(' | ');
    const list = new RegExp(`^CHECK \\(\\(${name} <@ '\\{(.*)\\}'::text\\[\\]\\)\\)$`).exec(check)?.[1];
    if (list !== undefined)
      return `(${list
        .split(',')
        .map((word) => `'${word}'`)
        .join(' | ')})[]`;
  }
  return undefined;
}
