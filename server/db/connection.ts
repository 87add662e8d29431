interface Rows {
  rows: unknown[];
}

/** One SQL statement and the values of its parameters, `$1` first. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly unknown[];
}

/**
 * The only access to a database, embedded or server: plain SQL on an exclusive connection. Only `db/`, the queue and the migrations use it;
 * all other code works in a scope (`scope.ts`).
 */
export interface Connection {
  query(sql: string, values?: readonly unknown[]): Promise<Rows & { affectedRows: number }>;
  /**
   * Sends several statements in one round trip to a server, which runs them in order. Runs all of them even if one fails: after a failure the rest of a
   * transaction does nothing, and its `commit` rolls back. Throws the first failure at the end.
   */
  queryTogether(statements: readonly Statement[]): Promise<void>;
  /** Lifts the time limit for the rest of the transaction: for a migration, or the wait for another process. */
  takeTime(): Promise<void>;
}

export interface ConnectionSource {
  readonly kind: 'embedded' | 'server';
  acquire(): Promise<{ connection: Connection; release(): void }>;
  close(): Promise<void>;
}

/** Runs `work` on a connection and releases it, even when `work` throws. */
export async function withConnection<T>(source: ConnectionSource, work: (connection: Connection) => Promise<T>): Promise<T> {
  const { connection, release } = await source.acquire();
  try {
    return await work(connection);
  } finally {
    release();
  }
}

/** Type of calendar dates, which stay strings on every engine. */
export const DATE_OID = 1082;
