import { createHash } from 'node:crypto';

/** The mark of what is sent, weak: whatever its encoding, it is the same (RFC 9110, 8.8.3). */
export const etagOf = (content: string | Buffer): string => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether a caller has it already, by its `If-None-Match`: one mark, a list of them, or `*`; compared weakly (RFC 9110, 13.1.2). */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  const marks = ifNoneMatch?.split(',').map((mark) => mark.trim().replace(/^W\//, '')) ?? [];
  return marks.includes('*') || marks.includes(etag.replace(/^W\//, ''));
}
