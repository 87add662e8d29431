/** A column as the migrations made it. */
export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
  /** The checks that are about this column alone, as the database words them. */
  readonly checks: readonly string[];
  /** Whether the system scope reads it, which reads of a tenant's tables the keys and due moments alone. */
  readonly isSwept: boolean;
}

/** All columns of all tables, in the order in which they were made. */
export const COLUMNS = `
  select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, null) as type, a.attnotnull as "isRequired",
    a.atthasdef or a.attidentity <> '' as "hasDefault", has_column_privilege('empfehlwerk_system', c.oid, a.attnum, 'select') as "isSwept",
    array(select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.oid) as checks
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

/** What a column of JSON or bytes holds is nothing that a migration says. */
export type Contents = Readonly<Record<string, string>>;

/**
 * `server/db/tables.ts`: the types of all rows, and which of their columns each scope reaches. `global` are the tables without a tenant,
 * `contents` the types of what stands in JSON, by `table.column`.
 */
export function writeTables(head: string, columns: readonly Column[], global: readonly string[], contents: Contents): string {
  const names = [...new Set(columns.map((column) => column.table))];
  const tables = names.map((table) => ({ table, columns: columns.filter((column) => column.table === table) }));
  const mandant = tables.filter(({ table }) => !global.includes(table)).map(({ table }) => `${table}: ${rowOf(table)}`);
  const system = tables.flatMap(sweptOf);
  const reached = tables.filter(({ table, columns: own }) => !global.includes(table) || own.some((column) => column.isSwept));
  return [
    head,
    '/** Tables that hold one tenant’s rows: reachable in a tenant scope only. */',
    `export ${interfaceOf('MandantTables', mandant)}`,
    '/** What the system scope reaches: what has no tenant yet, and of tenant tables the keys and due moments. */',
    `export ${interfaceOf('SystemTables', system)}`,
    ...reached.map(({ table, columns: own }) =>
      interfaceOf(
        rowOf(table),
        own.map((column) => `${column.name}: ${typeOf(column, contents)}`),
      ),
    ),
  ].join('\n');
}

const interfaceOf = (name: string, lines: readonly string[]): string =>
  `interface ${name} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

const rowOf = (table: string): string => `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Row`;

function sweptOf({ table, columns }: { readonly table: string; readonly columns: readonly Column[] }): string[] {
  const swept = columns.filter((column) => column.isSwept);
  if (swept.length === 0) return [];
  if (swept.length === columns.length) return [`${table}: ${rowOf(table)}`];
  return [`${table}: Pick<${rowOf(table)}, ${swept.map((column) => `'${column.name}'`).join(' | ')}>`];
}

function typeOf(column: Column, contents: Contents): string {
  const { table, name, type, isRequired, hasDefault } = column;
  if (name === 'mandant' && hasDefault) return 'Mandant';
  const content = contents[`${table}.${name}`];
  if (content !== undefined) return `Json<${content}>`;
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
  // Days of the calendar stay texts on every engine.
  date: 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Uint8Array',
};

/** The words or numbers that a check allows: `status in (…)`, or of a list `rechte <@ '{…}'`. */
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
