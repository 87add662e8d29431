import { type ConnectionSource, withConnection } from './connection.ts';

/** Only the product's own tables: those of the database itself were analysed when it was made, and are as many again. */
const ANALYZE = `
  do $$
  begin
    execute (select 'analyze ' || string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables where schemaname = current_schema());
  end
  $$`;

/**
 * Updates the planner's statistics. The embedded database never does so by itself, and a server plans for an empty table until then.
 */
export const gatherStatistics = (source: ConnectionSource): Promise<void> =>
  withConnection(source, async ({ query }) => void (await query(ANALYZE)));
