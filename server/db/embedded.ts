import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { type Connection, type ConnectionSource, DATE_OID } from './connection.ts';

/** The process reads through the file cache of the machine anyway; the default of 128 MB costs memory and time at every start. */
const EMBEDDED_SETTINGS = ['-c', 'shared_buffers=16MB'];

interface EmbeddedOptions {
  readonly dataDir?: string;
  readonly loadDataDir?: Blob;
}

/**
 * Embedded PostgreSQL in this process. It has one connection, so callers wait in a promise chain. If it does not open, throws the messages that
 * it wrote.
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
      // The database answers without yielding to the event loop, so long work would block requests, timers and signals: each acquire lets them run.
      return before.then(() => nextTurn()).then(() => ({ connection, release }));
    },
    close: () => database.close(),
  };
}

/** Type of bytes, with a parser of our own. PGlite's parser turns each byte into a string, which takes 10 ms for a picture. */
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
    // The error itself contains only that the database has ended.
    throw complaints.length > 0 ? new Error(complaints.join(' '), { cause: error }) : error;
  }
}

/** Lines that the database writes before it gives up, without time and number. */
const COMPLAINT = /(?:FATAL|PANIC|DETAIL): +(.*)/;
