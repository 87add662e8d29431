import type { TestApp } from './app.ts';
import { queryAsOwner } from './rows.ts';

const TABLES = `select format('%I.%I', c.table_schema, c.table_name) as name from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.column_name = 'mandant' and t.table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`;

const queries = new WeakMap<TestApp, string>();

/**
 * How many rows all tables hold of a tenant, and which transactions wrote them, as one short text that any change changes: a row written anew has a
 * later transaction, one that goes is not counted. What is in the rows, whole pictures too, need not be read or sorted for that.
 */
export async function digestOf(app: TestApp, tenant: string): Promise<string> {
  const query = queries.get(app) ?? (await makeQuery(app));
  queries.set(app, query);
  const sums = await queryAsOwner<{ sum: string }>(app, query, [tenant]);
  return sums.map(({ sum }) => sum).join(' ');
}

async function makeQuery(app: TestApp): Promise<string> {
  const tables = await queryAsOwner<{ name: string }>(app, TABLES);
  return tables
    .map(({ name }) => `select concat(count(*), ' ', sum(t.xmin::text::bigint)) as sum from ${name} t where mandant = $1`)
    .join(' union all ');
}
