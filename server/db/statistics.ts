import { type ConnectionSource, withConnection } from './connection.ts';

/** Counts anew what the tables hold, by which queries are planned: the embedded database does so for nobody, and one that was just filled believes to be empty. */
export const gatherStatistics = (source: ConnectionSource): Promise<void> =>
  withConnection(source, async ({ query }) => void (await query('analyze')));
