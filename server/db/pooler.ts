import type { Pool } from 'pg';

/** Rounds of questions: other processes may take the pooler's connections between two of them. */
const ROUNDS = 3;

/**
 * Whether a pooler gives each transaction any of its connections (PgBouncer with `pool_mode = transaction`): then two connections that are open at once are
 * answered by the same process of the server, and what one transaction prepares the next does not find. Throws what the driver says of a server that is gone.
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
