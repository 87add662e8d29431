import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { ClientConfig, Pool } from 'pg';
import { DatabaseGone, isLost } from './errors.ts';

interface Rows {
  rows: unknown[];
}

/**
 * The one way to a database, embedded or server: plain SQL on a connection that nobody else uses meanwhile.
 * Only `db/`, the queue and the migrations see it; everything else works in a scope (`scope.ts`).
 */
export interface Connection {
  query(sql: string, values?: readonly unknown[]): Promise<Rows & { affectedRows: number }>;
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

const DATE_OID = 1082;

/** The one process reads through the file cache of the machine anyway; the default of 128 MB costs memory and time at every start. */
const EMBEDDED_SETTINGS = ['-c', 'shared_buffers=16MB'];

interface EmbeddedOptions {
  readonly dataDir?: string;
  readonly loadDataDir?: Blob;
}

/**
 * Embedded PostgreSQL in this process. It has one connection, so waiting calls queue up behind a promise chain. One that does not open throws
 * what it complained of.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<ConnectionSource> {
  const database = await createEmbedded(options);
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
    takeTime: async () => {},
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

async function createEmbedded(options: EmbeddedOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const complaints: string[] = [];
  try {
    return await PGlite.create({
      ...options,
      startParams: [...PGlite.defaultStartParams, ...EMBEDDED_SETTINGS],
      parsers: { [DATE_OID]: (value: string) => value },
      onStderr(line) {
        complaints.push(...(COMPLAINT.exec(line)?.slice(1) ?? []));
        return true;
      },
    });
  } catch (error) {
    // The error itself says no more than that it ended.
    throw complaints.length > 0 ? new Error(complaints.join(' '), { cause: error }) : error;
  }
}

/** What the database writes before it gives up, without its time and number. */
const COMPLAINT = /(?:FATAL|PANIC|DETAIL): +(.*)/;

/** How long a server may take, in ms. Together no request waits for more than about 10 s. */
export interface Limits {
  /** The server ends a statement after this, so that no request can tie up a connection. */
  readonly statement: number;
  /** Of a server that is frozen, or on a way that is, nothing comes, not even that end: the connection is given up. */
  readonly silence: number;
  /** For one of the connections that others hold. */
  readonly wait: number;
  /** For a new connection. */
  readonly connect: number;
}

const LIMITS: Limits = { statement: 5_000, silence: 6_000, wait: 5_000, connect: 3_000 };
/** How long connections may take to say goodbye at the end. */
const GOODBYE_MS = 2_000;
/** The longest time that a timer knows, in ms: 24 days. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/**
 * A PostgreSQL server, 15 or later. Whatever keeps it from answering (refused, cut, full, ending, silent) is thrown as such (`isDatabaseGone`), within the
 * limits above; a connection on which it happened is never used again.
 */
export async function openServer(url: string, { statement, silence, wait, connect }: Limits = LIMITS): Promise<ConnectionSource> {
  const pg = (await import('pg')).default;
  const pool: Pool = new pg.Pool({
    Client: class extends pg.Client {
      constructor(config?: ClientConfig) {
        super({ ...config, connectionTimeoutMillis: connect });
      }
    },
    connectionString: url,
    max: 10,
    statement_timeout: statement,
    query_timeout: silence,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: wait,
    keepAlive: true,
    types: { getTypeParser: (oid: number, format?: 'text' | 'binary') => parserOf(pg.types, oid, format) },
  });
  // A connection that the server ends fails its next statement, and the pool replaces it.
  const ignore = () => {};
  pool.on('error', ignore);
  return {
    kind: 'server',
    async acquire() {
      const client = await pool.connect().catch((error) => Promise.reject(new DatabaseGone(error)));
      client.on('error', ignore);
      let lost: DatabaseGone | undefined;
      let limit = {};
      const query: Connection['query'] = async (sql, values) => {
        // What was under way may still be: nothing more is asked there, and nobody waits twice.
        if (lost) throw lost;
        const asked = { text: sql, ...(values && { values: [...values] }), ...limit };
        const result = await client.query(asked).catch((error) => {
          if (!isLost(error)) throw error;
          lost = new DatabaseGone(error);
          throw lost;
        });
        const last = Array.isArray(result) ? result.at(-1) : result;
        return { rows: last.rows, affectedRows: last.rowCount ?? 0 };
      };
      const takeTime = async () => {
        limit = { query_timeout: NO_LIMIT_MS };
        await query('set local statement_timeout = 0');
      };
      return {
        connection: { query, takeTime },
        release() {
          client.off('error', ignore);
          client.release(lost);
        },
      };
    },
    close: () => Promise.race([pool.end(), sleep(GOODBYE_MS, undefined, { ref: false })]),
  };
}

const BIGINT_OID = 20;

function parserOf(types: typeof import('pg').types, oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === DATE_OID) return (value) => value;
  if (oid === BIGINT_OID) return Number;
  return types.getTypeParser(oid, format as 'text');
}
