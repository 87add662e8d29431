/** Whether a screen that several people share was left alone too long: in this browser, for all of its tabs, until the password is given. */

const NAME = 'portal.geteilt';
/** How long a shared screen may be left alone. */
export const IDLE_MS = 15 * 60_000;

/** Of which session it is, and when it was touched last. */
interface Kept {
  readonly session: string;
  readonly touched: number;
}

/** Where the browser stores nothing it holds as long as the page. */
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
    // It holds as long as the page.
  }
}

const keptOf = (session: string): Kept | null => {
  const kept = read();
  return kept?.session === session ? kept : null;
};

/** From now on the screen is one that is shared; that it is already changes nothing. */
export function share(session: string, now: number): void {
  if (!keptOf(session)) write({ session, touched: now });
}

export function isLocked(session: string, now: number): boolean {
  const kept = keptOf(session);
  return kept !== null && now - kept.touched >= IDLE_MS;
}

/** Somebody is at the screen; where it is locked that opens nothing. */
export function touch(session: string, now: number): void {
  if (keptOf(session) && !isLocked(session, now)) write({ session, touched: now });
}

/** The password was given. */
export const unlock = (session: string, now: number): void => write({ session, touched: now });
