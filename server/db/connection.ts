interface Rows {
  rows: unknown[];
}

/** One statement of SQL, and the values of its parameters, `$1` first. */
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
   * Asks several at once, which are done one after the other on one way to a server and back. All are done, whatever fails: after a failure the rest of a
   * transaction does nothing, and its `commit` rolls back. The first failure is thrown at the end.
   */
  queryTogether(statements: readonly Statement[]): Promise<void>;
  /** Lets the rest of the transaction take as long as it takes: a migration, the wait for another process. */
  takeTime(): Promise<void>;
}

export interface ConnectionSource {
  readonly kind: 'embedded' | 'server';
  acquire(): Promise<{ connection: Connection; release(): void }>;
  close(): Promise<void>;
}

/** Runs `work` on a connection and gives it back, whatever happens. */
export async function withConnection<T>(source: ConnectionSource, work: (connection: Connection) => Promise<T>): Promise<T> {
  const { connection, release } = await source.acquire();
  try {
    return await work(connection);
  } finally {
    release();
  }
}

/** Dates of the calendar stay texts on every engine. */
export const DATE_OID = 1082;
