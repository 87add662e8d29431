import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { etagOf, isHeld } from '../calls/etag.ts';
import type { Mandant } from '../context.ts';
import type { Version } from '../db/versions.ts';
import { makeEncodings } from '../http/encodings.ts';

/** A page as it is sent. */
interface StoredPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly etag: string;
}

interface Entry {
  /** The tenant as loaded: a new configuration is a new object. */
  readonly mandant: Mandant;
  readonly version: string;
  readonly dependsOn: keyof Version;
  readonly page: StoredPage;
}

/** Of all tenants together, in bytes of uncompressed pages. */
const MAX_BYTES = 32 * 1024 * 1024;

/** How long a page is kept at most: a change made by another process shows after this. */
const KEPT_MS: Record<keyof Version, number> = { inhalt: 60_000, daten: 5_000 };

/** Pages of visitors without a login or data of their own, in memory. They hold nothing of anybody: no nonce, token or key. */
export function makePageCache() {
  const pages = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: ({ page }) => page.body.length });
  const encode = makeEncodings();
  return {
    /** The page under this key, unless what it was made from has changed. */
    find(key: string, mandant: Mandant, version: string): StoredPage | undefined {
      const entry = pages.get(key);
      return entry?.mandant === mandant && entry.version === version ? entry.page : undefined;
    },
    keep: (key: string, entry: Entry): void => void pages.set(key, entry, { ttl: KEPT_MS[entry.dependsOn] }),
    /** Sends a page in the best encoding that the browser takes, or tells that it has it already. */
    async send(request: FastifyRequest, reply: FastifyReply, page: StoredPage): Promise<FastifyReply> {
      reply.headers(page.headers);
      if (isHeld(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
      const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']);
      if (encoding === null) return reply.send(page.body);
      return reply.header('content-encoding', encoding).send(await encode(encoding, page));
    },
  };
}

export function storedPage(html: string, headers: Readonly<Record<string, string>>): StoredPage {
  const body = Buffer.from(html);
  const etag = etagOf(body);
  return { body, etag, headers: { ...headers, etag, vary: 'accept-encoding' } };
}
