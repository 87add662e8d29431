import type { TestApp } from './app.ts';

/**
 * Statements that do not count: begin and end of a transaction, the session and the limits of a call, and the query for mails to send,
 * which runs at an undefined time after a change.
 */
const BESIDES = /^(begin|commit|rollback)\b|from "session"|"zaehler"|from "mail"/;

/** The statements of `work` in order, without those that do not count. */
export async function statementsOf(app: TestApp, work: () => Promise<unknown>, besides = BESIDES): Promise<string[]> {
  const { source } = app;
  const { acquire } = source;
  const statements: string[] = [];
  source.acquire = async () => {
    const { connection, release } = await acquire.call(source);
    const note = (sql: string) => {
      if (!besides.test(sql)) statements.push(sql.replace(/\s+/g, ' ').slice(0, 90));
    };
    const query: typeof connection.query = (sql, values) => {
      note(sql);
      return connection.query(sql, values);
    };
    const queryTogether: typeof connection.queryTogether = (together) => {
      for (const { sql } of together) note(sql);
      return connection.queryTogether(together);
    };
    return { connection: { ...connection, query, queryTogether }, release };
  };
  await work().finally(() => {
    source.acquire = acquire;
  });
  return statements;
}
