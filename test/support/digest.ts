import type { TestApp } from './app.ts';
import { queryAsOwner } from './rows.ts';

const TABLES = `select format('%I.%I', c.table_schema, c.table_name) as name from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.column_name = 'mandant' and t.table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`;

const queries = new WeakMap<TestApp, readonly [table: string, query: string][]>();

/**
 * A short text that changes with any change of a tenant's data: the number of rows of all tables and the transactions that wrote them. A
 * row that is written again has a later transaction; a deleted row changes the count. The content, such as pictures, is not read. `but`
 * leaves tables out.
 */
export async function digestOf(app: TestApp, tenant: string, but: readonly string[] = []): Promise<string> {
  const known = queries.get(app) ?? (await makeQueries(app));
  queries.set(app, known);
  const asked = known.flatMap(([table, query]) => (but.includes(table) ? [] : [query]));
  const sums = await queryAsOwner<{ sum: string }>(app, asked.join(' union all '), [tenant]);
  return sums.map(({ sum }) => sum).join(' ');
}

async function makeQueries(app: TestApp): Promise<[table: string, query: string][]> {
  const tables = await queryAsOwner<{ name: string }>(app, TABLES);
  return tables.map(({ name }) => [
    name.replace(/^public\./, ''),
    `select concat(count(*), ' ', sum(t.xmin::text::bigint)) as sum from ${name} t where mandant = $1`,
  ]);
}
