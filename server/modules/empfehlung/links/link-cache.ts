import { LRUCache } from 'lru-cache';
import type { Mandant } from '../../../context.ts';
import { inContext, type Parts } from '../../../parts.ts';
import { type Link, type LinkKey, readLink } from './click.ts';

/** Maximum number of cached links over all tenants. */
const MAX_LINKS = 50_000;
/** A change by another process takes effect after this time at the latest. Until then the target page, which reads the database, shows it. */
const TTL_MS = 10 * 60_000;

export type LinkCache = ReturnType<typeof makeLinkCache>;

/** Caches links until data of their tenant changes. Most clicks need no query, and concurrent clicks on a new link share one. */
export function makeLinkCache(parts: Parts) {
  const links = new LRUCache<string, Link, Wanted>({
    max: MAX_LINKS,
    ttl: TTL_MS,
    fetchMethod: async (_key, _stale, { context: { mandant, link } }) =>
      (await inContext(parts, mandant, { wer: 'Besucher' }, (context) => readLink(context, ...link))) ?? undefined,
  });
  return async (mandant: Mandant, ...link: LinkKey): Promise<Link | null> => {
    // Links of an earlier version are never requested again, so the cache evicts them as the oldest.
    const key = `${mandant.mandant} ${parts.db.versionOf(mandant.mandant).daten} ${link.join(' ')}`;
    return links.get(key) ?? (await links.fetch(key, { context: { mandant, link } })) ?? null;
  };
}

interface Wanted {
  readonly mandant: Mandant;
  readonly link: LinkKey;
}
