import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { etagOf, isNotModified } from '../calls/etag.ts';
import type { Mandant } from '../context.ts';
import type { Version } from '../db/versions.ts';
import { type CompressedBody, encodeBody, makeBodyCache } from '../http/encodings.ts';

type Headers = Readonly<Record<string, string>>;

/** What a page was made from. The page is valid until one of these changes. */
interface Source {
  /** The loaded tenant: a new configuration is a new object. */
  readonly mandant: Mandant;
  readonly version: string;
  readonly dependsOn: keyof Version;
}

interface Entry extends Source {
  readonly headers: Headers;
  readonly etag: string;
}

/** A cached page. */
interface StoredPage {
  readonly headers: Headers;
  readonly etag: string;
  readonly body: CompressedBody;
}

/** Size of all cached bodies of all tenants, in bytes: about 600 pages. Pages with the same content share one body, whatever their address. */
const MAX_BODIES = 8 * 1024 * 1024;
/** Size of all other data about cached pages, roughly in bytes. */
const MAX_ENTRIES = 2 * 1024 * 1024;
/** Size of an entry without its address. */
const ENTRY_BYTES = 1500;

/** Longest time in the cache: a change made by another process shows after this. */
const KEPT_MS: Record<keyof Version, number> = { inhalt: 60_000, daten: 5_000 };

/** In-memory cache of pages for visitors without a login or data of their own. The pages contain nothing personal: no nonce, token or key. */
export function makePageCache() {
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_ENTRIES, sizeCalculation: (_, key) => ENTRY_BYTES + key.length });
  const bodies = makeBodyCache(MAX_BODIES);
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
      const body = await bodies.store(etag, written);
      entries.set(key, { ...source, headers, etag }, { ttl: KEPT_MS[source.dependsOn] });
      return { headers, etag, body };
    },
    /** Sends a page in the best encoding that the browser accepts, or 304 if the browser has it already. */
    async send(request: FastifyRequest, reply: FastifyReply, page: StoredPage): Promise<FastifyReply> {
      reply.headers(page.headers);
      if (isNotModified(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
      const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']);
      if (encoding !== null) reply.header('content-encoding', encoding);
      return reply.send(await encodeBody(page.body, encoding));
    },
  };
}
