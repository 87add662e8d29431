import { hash } from 'node:crypto';

const REPEAT_WINDOW_MS = 3_600_000;

/** Visitors remembered at once, about 20 MB; beyond, the oldest count anew. */
const MAX_SEEN = 200_000;

/** Who clicks, as far as repeats need it. */
export interface Visitor {
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Tells repeats of a visitor within an hour, and keeps nothing of the visitor: keys are hashes under a secret made anew at
 * each start, held in memory for the hour.
 */
export function makeRepeatFilter(secret: string) {
  const seen = new Map<string, number>();
  const forget = (before: number) => {
    for (const [key, at] of seen) {
      if (at > before) return;
      seen.delete(key);
    }
  };
  return (thing: string, visitor: Visitor, now: Date): boolean => {
    forget(now.getTime() - REPEAT_WINDOW_MS);
    const key = hash('sha256', `${secret}\n${thing}\n${visitor.ip}\n${visitor.userAgent}`, 'base64');
    if (seen.has(key)) return true;
    seen.set(key, now.getTime());
    const [oldest] = seen.size > MAX_SEEN ? seen.keys() : [];
    if (oldest !== undefined) seen.delete(oldest);
    return false;
  };
}
