import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { etagOf, isHeld } from '../calls/etag.ts';
import type { Mandant } from '../context.ts';
import type { Version } from '../db/versions.ts';
import { encoded, keepBodies, type PackedBody } from '../http/encodings.ts';

type Headers = Readonly<Record<string, string>>;

/** What a page was made from: it is kept while that is the same. */
interface Source {
  /** The tenant as loaded: a new configuration is a new object. */
  readonly mandant: Mandant;
  readonly version: string;
  readonly dependsOn: keyof Version;
}

interface Entry extends Source {
  readonly headers: Headers;
  readonly etag: string;
}

/** A page as it is kept. */
interface StoredPage {
  readonly headers: Headers;
  readonly etag: string;
  readonly body: PackedBody;
}

/** Of all tenants together, in bytes: some 600 pages. Pages of the same words share theirs, whatever their address. */
const MAX_BODIES = 8 * 1024 * 1024;
/** What is known of pages besides, roughly in bytes. */
const MAX_ENTRIES = 2 * 1024 * 1024;
/** Of an entry without its address. */
const ENTRY_BYTES = 1500;

/** How long a page is kept at most: a change made by another process shows after this. */
const KEPT_MS: Record<keyof Version, number> = { inhalt: 60_000, daten: 5_000 };

/** Pages of visitors without a login or data of their own, in memory. They hold nothing of anybody: no nonce, token or key. */
export function makePageCache() {
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_ENTRIES, sizeCalculation: (_, key) => ENTRY_BYTES + key.length });
  const bodies = keepBodies(MAX_BODIES);
  return {
    /** The page under this key, unless what it was made from has changed. */
    find(key: string, mandant: Mandant, version: string): StoredPage | undefined {
      const entry = entries.get(key);
      if (entry?.mandant !== mandant || entry.version !== version) return undefined;
      const body = bodies.find(entry.etag);
      return body && { ...entry, body };
    },
    async keep(key: string, source: Source, html: string, given: Headers): Promise<StoredPage> {
      const written = Buffer.from(html);
      const etag = etagOf(written);
      const headers = { ...given, etag, vary: 'accept-encoding' };
      const body = await bodies.keep(etag, written);
      entries.set(key, { ...source, headers, etag }, { ttl: KEPT_MS[source.dependsOn] });
      return { headers, etag, body };
    },
    /** Sends a page in the best encoding that the browser takes, or tells that it has it already. */
    async send(request: FastifyRequest, reply: FastifyReply, page: StoredPage): Promise<FastifyReply> {
      reply.headers(page.headers);
      if (isHeld(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
      const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']);
      if (encoding !== null) reply.header('content-encoding', encoding);
      return reply.send(await encoded(page.body, encoding));
    },
  };
}
