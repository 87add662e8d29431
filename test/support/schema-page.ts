/** A column of the migrated database, with the table that it refers to, if any. */
export interface SchemaColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly references: string | null;
}

/** A primary or unique key with its columns; with a condition it applies only to matching rows. */
export interface SchemaKey {
  readonly table: string;
  readonly isPrimary: boolean;
  readonly columns: readonly string[];
  readonly condition: string | null;
}

/** Query for the columns with their references; the tenant column, which all tables have, counts only for a foreign key of its own. */
export const SCHEMA_COLUMNS = `
  select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isRequired",
    (select min(k.confrelid::regclass::text) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey) and (a.attname <> 'mandant' or array_length(k.conkey, 1) = 1)) as references
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

export const SCHEMA_KEYS = `
  select t.relname::text as table, i.indisprimary as "isPrimary", pg_get_expr(i.indpred, i.indrelid) as condition,
    array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) n) as columns
  from pg_index i join pg_class t on t.oid = i.indrelid
  where t.relnamespace = 'public'::regnamespace and i.indisunique
  order by t.relname, i.indisprimary desc, columns, pg_get_expr(i.indpred, i.indrelid) collate "C"`;

/** Notes on a table in addition to its columns. */
export interface TableNote {
  /** Owner: a module, or `system`. */
  readonly owner: string;
  /** Why it contains no personal data, or what happens to it when a person is deleted. */
  readonly note: string;
  readonly personal: ReadonlySet<string>;
}

const HEAD = `# Schema

The tables by the module that writes them, in the order of the modules. A test writes this page from the database that the migrations make, and fails where
they differ ([how](testing.md#one-test)). Each row of a module belongs to one tenant, by \`mandant\`, which row-level security checks. What the words mean
says [the glossary](glossary.md); how long rows stay, [retention](retention.md).
`;

/** The page of all tables, by owner in the order of `notes`. */
export function writeSchemaPage(
  columns: readonly SchemaColumn[],
  keys: readonly SchemaKey[],
  notes: ReadonlyMap<string, TableNote>,
): string {
  const owners = [...new Set([...notes.values()].map(({ owner }) => owner))];
  const sections = owners.map((owner) => {
    const tables = [...notes].filter(([, note]) => note.owner === owner).map(([table]) => table);
    return [`## ${owner}`, ...tables.map((table) => tableOf(table, columns, keys, notes.get(table)))].join('\n\n');
  });
  return `${HEAD}\n${sections.join('\n\n')}\n`;
}

function tableOf(table: string, columns: readonly SchemaColumn[], keys: readonly SchemaKey[], note: TableNote | undefined): string {
  const own = keys.filter((key) => key.table === table);
  const lines = columns
    .filter((column) => column.table === table)
    .map(({ name, type, isRequired, references }) => {
      const facts = [references === null ? '' : `of \`${references}\``, note?.personal.has(name) ? 'personal' : ''].filter(Boolean);
      return `| \`${name}\` | ${type}${isRequired ? '' : ' or null'} | ${facts.join(', ')} |`;
    });
  return [
    `### \`${table}\``,
    '',
    ...(note?.note ? [`${sentence(note.note)}`, ''] : []),
    '| column | type | |',
    '| --- | --- | --- |',
    ...lines,
    '',
    ...own.map(keyOf),
  ].join('\n');
}

function keyOf({ isPrimary, columns, condition }: SchemaKey): string {
  const named = columns.map((column) => `\`${column}\``).join(', ');
  return `- ${isPrimary ? 'key' : 'unique'}: ${named}${condition === null ? '' : ` where \`${condition}\``}`;
}

const sentence = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
