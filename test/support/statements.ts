import type { TestApp } from './app.ts';

/**
 * What opens and ends a transaction; what every call needs besides its own work, its session and its limits; and the look for mails
 * to send, which comes after a change at a moment of its own.
 */
const BESIDES = /^(begin|commit|rollback)\b|from "session"|"zaehler"|from "mail"/;

/** The statements of `work`, in order, without those beside it. */
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
