import { hash } from 'node:crypto';

const REPEAT_WINDOW_MS = 3_600_000;

/** Maximum number of remembered visitors, about 20 MB. Above it the oldest is forgotten and would count as new. */
const MAX_SEEN = 200_000;

/** The data of a visitor that detects repeats. */
export interface Visitor {
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Detects repeats of a visitor within an hour without storing the visitor. The keys are hashes with a secret that is generated at each start,
 * kept in memory for the hour.
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
