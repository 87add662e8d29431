import type { TestApp } from './app.ts';
import { queryAsOwner } from './rows.ts';

/** What all tables hold of a tenant, as one short text that any change changes. */
export async function digestOf(app: TestApp, tenant: string): Promise<string> {
  const tables = await queryAsOwner<{ name: string }>(
    app,
    "select format('%I.%I', c.table_schema, c.table_name) as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name) where c.column_name = 'mandant' and t.table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1",
  );
  const each = tables.map(({ name }) => `select md5(string_agg(t::text, ' ' order by t::text)) as sum from ${name} t where mandant = $1`);
  const sums = await queryAsOwner<{ sum: string | null }>(app, each.join(' union all '), [tenant]);
  return sums.map(({ sum }) => sum ?? '-').join(' ');
}
