/** Locks a shared screen that was idle too long: in this browser, in all of its tabs, until the user enters the password. */

const NAME = 'portal.geteilt';
/** Idle time in ms after which a shared screen is locked. */
export const IDLE_MS = 15 * 60_000;

/** Session for which the screen is shared, and the time of the last activity in ms. */
interface Kept {
  readonly session: string;
  readonly touched: number;
}

/** Copy in memory for a browser that does not store it; lost when the page is left. */
let here: Kept | null = null;

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null') ?? here;
  } catch {
    return here;
  }
}

function write(kept: Kept): void {
  here = kept;
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // The copy in memory applies.
  }
}

const keptOf = (session: string): Kept | null => {
  const kept = read();
  return kept?.session === session ? kept : null;
};

/** Marks the screen as shared; no effect if it is marked already. */
export function share(session: string, now: number): void {
  if (!keptOf(session)) write({ session, touched: now });
}

export function isLocked(session: string, now: number): boolean {
  const kept = keptOf(session);
  return kept !== null && now - kept.touched >= IDLE_MS;
}

/** Records activity of the user; does not unlock a locked screen. */
export function touch(session: string, now: number): void {
  if (keptOf(session) && !isLocked(session, now)) write({ session, touched: now });
}

/** Unlocks the screen after the password was checked. */
export const unlock = (session: string, now: number): void => write({ session, touched: now });
