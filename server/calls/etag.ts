import { createHash } from 'node:crypto';

/** The weak etag of content: it is the same for every encoding (RFC 9110, 8.8.3). */
export const etagOf = (content: string | Buffer): string => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether the caller has the content already, by its `If-None-Match`: one etag, a list, or `*`; compared weakly (RFC 9110, 13.1.2). */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  const marks = ifNoneMatch?.split(',').map((mark) => mark.trim().replace(/^W\//, '')) ?? [];
  return marks.includes('*') || marks.includes(etag.replace(/^W\//, ''));
}
