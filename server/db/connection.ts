import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';

interface Rows {
  rows: unknown[];
}

/**
 * The one way to a database, embedded or server: plain SQL on a connection that nobody else uses meanwhile.
 * Only `db/`, the queue and the migrations see it; everything else works in a scope (`scope.ts`).
 */
export interface Connection {
  query(sql: string, values?: readonly unknown[]): Promise<Rows & { affectedRows: number }>;
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

const DATE_OID = 1082;

/** The one process reads through the file cache of the machine anyway; the default of 128 MB costs memory and time at every start. */
const EMBEDDED_SETTINGS = ['-c', 'shared_buffers=16MB'];

/** Embedded PostgreSQL in this process. It has one connection, so waiting calls queue up behind a promise chain. */
export async function openEmbedded(options: { dataDir?: string; loadDataDir?: Blob }): Promise<ConnectionSource> {
  const { PGlite } = await import('@electric-sql/pglite');
  const database: PGlite = await PGlite.create({
    ...options,
    startParams: [...PGlite.defaultStartParams, ...EMBEDDED_SETTINGS],
    parsers: { [DATE_OID]: (value: string) => value },
  });
  let last: Promise<void> = Promise.resolve();
  const connection: Connection = {
    async query(sql, values) {
      if (values === undefined || values.length === 0) {
        const results = await database.exec(sql);
        const result = results.at(-1);
        return { rows: result?.rows ?? [], affectedRows: result?.affectedRows ?? 0 };
      }
      const result = await database.query(sql, [...values]);
      return { rows: result.rows, affectedRows: result.affectedRows ?? 0 };
    },
  };
  return {
    kind: 'embedded',
    acquire() {
      const before = last;
      let release = () => {};
      last = new Promise((resolve) => {
        release = resolve;
      });
      // The database answers without ever waiting, so long work would keep requests, timers and signals out: each turn lets them in.
      return before.then(() => nextTurn()).then(() => ({ connection, release }));
    },
    close: () => database.close(),
  };
}

/** A PostgreSQL server, 15 or later. Statements end after 5 s, so that no request can tie up a connection. */
export async function openServer(url: string, max = 10): Promise<ConnectionSource> {
  const pg = (await import('pg')).default;
  const pool: Pool = new pg.Pool({
    connectionString: url,
    max,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: (oid: number, format?: 'text' | 'binary') => parserOf(pg.types, oid, format) },
  });
  // A connection that the server ends fails its next statement, and the pool replaces it.
  const ignore = () => {};
  pool.on('error', ignore);
  return {
    kind: 'server',
    async acquire() {
      const client = await pool.connect();
      client.on('error', ignore);
      return {
        connection: {
          async query(sql, values) {
            const result = await client.query(sql, values === undefined ? undefined : [...values]);
            const last = Array.isArray(result) ? result.at(-1) : result;
            return { rows: last.rows, affectedRows: last.rowCount ?? 0 };
          },
        },
        release() {
          client.off('error', ignore);
          client.release();
        },
      };
    },
    close: () => pool.end(),
  };
}

const BIGINT_OID = 20;

function parserOf(types: typeof import('pg').types, oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === DATE_OID) return (value) => value;
  if (oid === BIGINT_OID) return Number;
  return types.getTypeParser(oid, format as 'text');
}
