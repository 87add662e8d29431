import { type ConnectionSource, withConnection } from './connection.ts';

/** The product's own tables: those of the database itself were counted when it was made, and are as many again. */
const ANALYZE = `
  do $$
  begin
    execute (select 'analyze ' || string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables where schemaname = current_schema());
  end
  $$`;

/** Counts anew what the tables hold, by which queries are planned: the embedded database does so for nobody, and one that was just filled believes to be empty. */
export const gatherStatistics = (source: ConnectionSource): Promise<void> =>
  withConnection(source, async ({ query }) => void (await query(ANALYZE)));
