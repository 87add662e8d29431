import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientConfig, Pool } from 'pg';
import { type Connection, type ConnectionSource, DATE_OID, type Statement } from './connection.ts';
import { DatabaseGone, isLost, isPreparedElsewhere } from './errors.ts';
import { makeNames } from './statement-names.ts';

/** Time limits for a server, in ms. Together they let no request wait for more than about 10 s. */
export interface Limits {
  /** The server ends a statement after this, so that no request can tie up a connection. */
  readonly statement: number;
  /** The connection is given up after this time without any answer, since a frozen server or network does not end the statement either. */
  readonly silence: number;
  /** Wait for a free connection of the pool. */
  readonly wait: number;
  /** Time to open a new connection. */
  readonly connect: number;
}

const LIMITS: Limits = { statement: 5_000, silence: 6_000, wait: 5_000, connect: 3_000 };
/** Wait for the connections to close at the end. */
const GOODBYE_MS = 2_000;
/** Longest delay of a timer, in ms: 24 days. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/**
 * A PostgreSQL server, 15 or later. If it does not answer (refused, cut, full, ending, silent), throws an error that `isDatabaseGone` recognises, within
 * the limits above. That connection is never used again.
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
    pipeline: true,
    types: { getTypeParser: (oid: number, format?: 'text' | 'binary') => parserOf(pg.types, oid, format) },
  });
  // A connection that the server ends fails its next statement, and the pool replaces it.
  const ignore = () => {};
  const nameOf = makeNames();
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  let isNaming = true;
  let looked: Promise<void> | undefined;
  /** Runs before the first statement: behind a pooler no statement gets a name. */
  const lookForPooler = () => {
    looked ??= isPooled(pool).then(
      (isBehindPooler) => {
        if (isBehindPooler) isNaming = false;
      },
      (error) => {
        looked = undefined;
        throw error;
      },
    );
    return looked;
  };
  return {
    kind: 'server',
    async acquire() {
      const client = await lookForPooler()
        .then(() => pool.connect())
        .catch((error) => Promise.reject(new DatabaseGone(error)));
      let lost: DatabaseGone | undefined;
      let limit = {};
      const ask = async ({ sql, values }: Statement) => {
        // The lost statement may still be running: send nothing more on this connection and do not wait a second time.
        if (lost) throw lost;
        const name = isNaming ? nameOf(sql) : undefined;
        const asked = { text: sql, ...(values && { values: [...values] }), ...(name !== undefined && { name }), ...limit };
        const result = await client.query(asked).catch((error) => {
          if (isPreparedElsewhere(error)) isNaming = false;
          if (!isLost(error)) throw error;
          lost = new DatabaseGone(error);
          throw lost;
        });
        const last = Array.isArray(result) ? result.at(-1) : result;
        return { rows: last.rows, affectedRows: last.rowCount ?? 0 };
      };
      const query: Connection['query'] = (sql, values) => ask({ sql, ...(values && { values }) });
      const queryTogether = async (statements: readonly Statement[]) => {
        const { stream } = client.connection;
        stream.cork();
        const asked = statements.map(ask);
        stream.uncork();
        const failed = (await Promise.allSettled(asked)).find((one) => one.status === 'rejected');
        if (failed) throw failed.reason;
      };
      const takeTime = async () => {
        limit = { query_timeout: NO_LIMIT_MS };
        await query('set local statement_timeout = 0');
      };
      return {
        connection: { query, queryTogether, takeTime },
        release() {
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

/** Number of tries: between two of them other processes may take the connections of the pooler. */
const ROUNDS = 3;

/**
 * Whether a pooler gives each transaction any of its connections (PgBouncer with `pool_mode = transaction`). Then one process of the server answers two
 * open connections, and a transaction does not find what an earlier one prepared. Throws the error of the driver when the server is gone.
 */
export async function isPooled(pool: Pool): Promise<boolean> {
  const first = await pool.connect();
  try {
    const second = await pool.connect();
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const pids = [];
        for (const client of [first, second]) pids.push((await client.query('select pg_backend_pid() as pid')).rows[0].pid);
        if (pids[0] === pids[1]) return true;
      }
      return false;
    } finally {
      second.release();
    }
  } finally {
    first.release();
  }
}
