import type { Connection } from './connection.ts';

/**
 * Writes a megabyte for a moment, since reads succeed on a full disk. More rows than `work_mem` holds go to a temporary file beside the tables, which needs no
 * right, writes no log and leaves nothing behind. Throws the error of the database if the disk has no room.
 */
export async function writeForAMoment(connection: Connection): Promise<void> {
  await connection.query('begin');
  try {
    await connection.query("select set_config('work_mem', '64kB', true)");
    await connection.query('select count(*) from generate_series(1, 60000)');
  } finally {
    await connection.query('rollback');
  }
}
