/** Locks a shared screen that was idle too long: in this browser, in all of its tabs, until the user enters the password. */

const NAME = 'portal.geteilt';
/** Idle time in ms after which a shared screen is locked. */
export const IDLE_MS = 15 * 60_000;

/** Session for which the screen is shared, and the time of the last activity in ms. */
interface StoredLock {
  readonly session: string;
  readonly touched: number;
}

/** Copy in memory for a browser that does not store it; lost when the page is left. */
let inMemory: StoredLock | null = null;

function read(): StoredLock | null {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null') ?? inMemory;
  } catch {
    return inMemory;
  }
}

function write(lock: StoredLock): void {
  inMemory = lock;
  try {
    localStorage.setItem(NAME, JSON.stringify(lock));
  } catch {
    // The copy in memory applies.
  }
}

const lockOf = (session: string): StoredLock | null => {
  const lock = read();
  return lock?.session === session ? lock : null;
};

/** Marks the screen as shared; no effect if it is marked already. */
export function markShared(session: string, now: number): void {
  if (!lockOf(session)) write({ session, touched: now });
}

export function isLocked(session: string, now: number): boolean {
  const lock = lockOf(session);
  return lock !== null && now - lock.touched >= IDLE_MS;
}

/** Records activity of the user; does not unlock a locked screen. */
export function recordActivity(session: string, now: number): void {
  if (lockOf(session) && !isLocked(session, now)) write({ session, touched: now });
}

/** Unlocks the screen after the password was checked. */
export const unlock = (session: string, now: number): void => write({ session, touched: now });
