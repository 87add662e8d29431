import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, ConnectionSource } from './connection.ts';

/** How long work waits for its turn, and how often it checks whether another process is done. */
const WAIT_MS = 24_000;
const LOOK_EVERY_MS = 200;

/**
 * Runs work of one key at a time, across all processes of the database. A waiting caller holds nothing that others need; returns null after it has
 * waited 24 seconds in vain. A process that dies releases its turns.
 */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T | null>;

export function makeTurns(source: ConnectionSource, waitMs = WAIT_MS): InTurn {
  const here = new Map<string, Promise<void>>();
  const take = source.kind === 'server' ? makeLocks(source) : async () => async () => {};
  const inTurn = async <T>(key: string, work: () => Promise<T>, until: number): Promise<T | null> => {
    const give = await take(key, until);
    return give && work().finally(give);
  };
  return async (key, work) => {
    const until = Date.now() + waitMs;
    for (let other = here.get(key); other; other = here.get(key)) if (!(await endsInTime(other, until))) return null;
    const turn = inTurn(key, work, until);
    const end = () => void here.delete(key);
    here.set(key, turn.then(end, end));
    return turn;
  };
}

async function endsInTime(other: Promise<void>, until: number): Promise<boolean> {
  const waiting = new AbortController();
  const tooLate = sleep(Math.max(0, until - Date.now()), false, { signal: waiting.signal, ref: false }).catch(() => false);
  return Promise.race([other.then(() => true), tooLate]).finally(() => waiting.abort());
}

/**
 * A connection that holds the locks of this process while there are any: it ends with the process, and the locks with it. Its transaction stays open, so
 * that a pooler gives the connection to no other client.
 */
interface Session {
  readonly opened: ReturnType<ConnectionSource['acquire']>;
  users: number;
  last: Promise<unknown>;
}

async function open(source: ConnectionSource): ReturnType<ConnectionSource['acquire']> {
  const acquired = await source.acquire();
  try {
    await acquired.connection.query('begin; set local idle_in_transaction_session_timeout = 0');
    return acquired;
  } catch (error) {
    acquired.release();
    throw error;
  }
}

const close = ({ connection, release }: Awaited<ReturnType<ConnectionSource['acquire']>>): Promise<void> =>
  connection
    .query('commit')
    .then(() => {})
    .finally(release);

/** Takes locks that hold across all processes of a server. Returns the function that releases a lock, or null when it was not free in time. */
function makeLocks(source: ConnectionSource): (key: string, until: number) => Promise<(() => Promise<void>) | null> {
  let current: Session | null = null;

  const ask = (session: Session, sql: string, key: string): ReturnType<Connection['query']> => {
    const asked = session.last.then(async () => (await session.opened).connection.query(sql, [key]));
    session.last = asked.catch(() => {});
    return asked;
  };

  /** A lost connection has already released its locks; the next caller opens another one. */
  const leave = async (session: Session, isLost: boolean): Promise<void> => {
    session.users -= 1;
    if (current === session && (isLost || session.users === 0)) current = null;
    if (session.users === 0) await session.opened.then(close).catch(() => {});
  };

  return async (key, until) => {
    current ??= { opened: open(source), users: 0, last: Promise.resolve() };
    const session = current;
    session.users += 1;
    try {
      while (!isTaken(await ask(session, 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', key))) {
        if (Date.now() >= until) {
          await leave(session, false);
          return null;
        }
        await sleep(LOOK_EVERY_MS);
      }
    } catch (error) {
      await leave(session, true);
      throw error;
    }
    return () =>
      ask(session, 'select pg_advisory_unlock(hashtextextended($1, 0))', key).then(
        () => leave(session, false),
        () => leave(session, true),
      );
  };
}

const isTaken = ({ rows }: { readonly rows: readonly unknown[] }): boolean => (rows[0] as { taken: boolean }).taken;
