import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { type Connection, type ConnectionSource, DATE_OID } from './connection.ts';

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
    async queryTogether(statements) {
      const failures: unknown[] = [];
      for (const { sql, values } of statements) await connection.query(sql, values).catch((error) => failures.push(error));
      if (failures.length > 0) throw failures[0];
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

/** Bytes as the database writes them. Its own way of reading them takes every byte as a text of its own, which a picture waits 10 ms for. */
const BYTEA_OID = 17;
const HEX = '\\x';

async function createEmbedded(options: EmbeddedOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const complaints: string[] = [];
  try {
    return await PGlite.create({
      ...options,
      startParams: [...PGlite.defaultStartParams, ...EMBEDDED_SETTINGS],
      parsers: { [DATE_OID]: (value: string) => value, [BYTEA_OID]: (value: string) => Buffer.from(value.slice(HEX.length), 'hex') },
      serializers: { [BYTEA_OID]: (value: Uint8Array) => HEX + Buffer.from(value).toString('hex') },
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
