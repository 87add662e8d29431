import { LRUCache } from 'lru-cache';
import type { Mandant } from '../../../context.ts';
import { inContext, type Parts } from '../../../parts.ts';
import { type Link, type LinkKey, readLink } from './click.ts';

/** Links of all tenants together. */
const MAX_LINKS = 50_000;
/** A change made by another process is known after this; until then the link leads to a page that knows better. */
const KEPT_MS = 10 * 60_000;

export type LinkMemory = ReturnType<typeof makeLinkMemory>;

/** Links in memory while no referral of their tenant has changed: most clicks ask the database nothing, and many at once on a new link ask once. */
export function makeLinkMemory(parts: Parts) {
  const links = new LRUCache<string, Link, Wanted>({
    max: MAX_LINKS,
    ttl: KEPT_MS,
    fetchMethod: async (_key, _stale, { context: { mandant, link } }) =>
      (await inContext(parts, mandant, { wer: 'Besucher' }, (context) => readLink(context, ...link))) ?? undefined,
  });
  return async (mandant: Mandant, ...link: LinkKey): Promise<Link | null> => {
    // Links of an earlier version are never asked for again and make room as the oldest.
    const key = `${mandant.mandant} ${parts.db.versionOf(mandant.mandant).daten} ${link.join(' ')}`;
    return links.get(key) ?? (await links.fetch(key, { context: { mandant, link } })) ?? null;
  };
}

interface Wanted {
  readonly mandant: Mandant;
  readonly link: LinkKey;
}
