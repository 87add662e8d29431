import type { Connection } from '../db/connection.ts';
import { readRoles } from '../db/roles.ts';

/** A table in a backup: its columns, and whether its rows belong to tenants. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Row-level security is forced: not even the owner sees rows outside of a tenant's scope. */
  readonly isMandant: boolean;
  /** The identity column, if there is one. */
  readonly counter: string | null;
  /** Foreign keys between rows of this table: such rows can come in any order. */
  readonly ownKeys: readonly string[];
}

/** Number of rows per fetch, each as one JSON text. */
const FETCHED = 200;

/** All tables of the product, referenced ones first. The queue's tables are left out: the queue only executes what the rows make due. */
export async function listTables(connection: Connection): Promise<Table[]> {
  const { rows } = await connection.query(
    `select relname::text as name, relforcerowsecurity as "isMandant",
       array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
       (select attname::text from pg_attribute where attrelid = c.oid and attidentity <> '') as counter,
       array(select conname::text from pg_constraint where contype = 'f' and conrelid = c.oid and confrelid = c.oid) as "ownKeys",
       array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
         where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as needs
     from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  );
  return inOrder(rows as (Table & { needs: string[] })[]);
}

/** Orders tables after those that they reference. Throws for circular references. */
function inOrder(tables: readonly (Table & { needs: string[] })[]): Table[] {
  const ordered: Table[] = [];
  const names = new Set<string>();
  while (ordered.length < tables.length) {
    const next = tables.filter(({ name, needs }) => !names.has(name) && needs.every((need) => names.has(need)));
    if (next.length === 0)
      throw new Error(`tables point to each other: ${tables.filter(({ name }) => !names.has(name)).map(({ name }) => name)}`);
    for (const { needs, ...table } of next) {
      ordered.push(table);
      names.add(table.name);
    }
  }
  return ordered;
}

/** Begins a transaction that sees a snapshot of the database, however long it takes. */
export async function beginSnapshot(connection: Connection): Promise<void> {
  await connection.query('begin isolation level repeatable read read only');
  await connection.takeTime();
}

export async function listMandanten(connection: Connection): Promise<string[]> {
  await become(connection, (await readRoles(connection)).system);
  const { rows } = await connection.query('select mandant from mandant order by mandant');
  await become(connection);
  return rows.map((row) => (row as { mandant: string }).mandant);
}

const become = (connection: Connection, role = 'none', mandant = '') =>
  connection.query("select set_config('role', $1, true), set_config('app.mandant', $2, true)", [role, mandant]);

/**
 * All rows of a table as JSON, in batches. A tenant's rows are read with the tenant's role: row-level security hides them from the owner of
 * the tables, without an error.
 */
export async function* readRows(connection: Connection, table: Table, mandanten: readonly string[]): AsyncGenerator<string[]> {
  const roles = await readRoles(connection);
  for (const mandant of table.isMandant ? mandanten : [null]) {
    if (mandant !== null) await become(connection, roles.mandant, mandant);
    await connection.query(`declare zeilen no scroll cursor for select row_to_json(t)::text as zeile from ${quoted(table.name)} t`);
    for (;;) {
      const { rows } = await connection.query(`fetch ${FETCHED} from zeilen`);
      if (rows.length === 0) break;
      yield rows.map((row) => (row as { zeile: string }).zeile);
    }
    await connection.query('close zeilen');
    await become(connection);
  }
}

/** The applied migrations in order; none if the product was never started. */
export async function listMigrations(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query("select to_regclass('public.migration') is not null as exists");
  if (!(rows[0] as { exists: boolean }).exists) return [];
  const ran = await connection.query('select name from migration order by name');
  return ran.rows.map((row) => (row as { name: string }).name);
}

/** Empties all tables and lets their owner write every tenant's rows, until `endFilling` in the same transaction. */
export async function beginFilling(connection: Connection, tables: readonly Table[]): Promise<void> {
  await connection.query('begin');
  await connection.takeTime();
  await connection.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  for (const { name, isMandant, ownKeys } of tables) {
    if (isMandant) await connection.query(`alter table ${quoted(name)} no force row level security`);
    for (const key of ownKeys)
      await connection.query(`alter table ${quoted(name)} alter constraint ${quoted(key)} deferrable initially deferred`);
  }
}

/** Inserts rows in the format of `readRows`. Returns the number of inserted rows. */
export async function insertRows(connection: Connection, { name, columns }: Table, zeilen: readonly string[]): Promise<number> {
  const named = columns.map(quoted).join(', ');
  const { affectedRows } = await connection.query(
    `insert into ${quoted(name)} (${named}) overriding system value select ${named} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
    [`[${zeilen.join(',')}]`],
  );
  return affectedRows;
}

/** Checks the references between rows, continues counters after the highest number, and forces row-level security again. */
export async function endFilling(connection: Connection, tables: readonly Table[]): Promise<void> {
  await connection.query('set constraints all immediate');
  for (const { name, counter, isMandant, ownKeys } of tables) {
    for (const key of ownKeys) await connection.query(`alter table ${quoted(name)} alter constraint ${quoted(key)} not deferrable`);
    if (counter !== null) {
      const highest = `(select max(${quoted(counter)}) from ${quoted(name)})`;
      await connection.query(
        `select setval(pg_get_serial_sequence('${quoted(name)}', '${counter}'), coalesce(${highest}, 1), ${highest} is not null)`,
      );
    }
    if (isMandant) await connection.query(`alter table ${quoted(name)} force row level security`);
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
