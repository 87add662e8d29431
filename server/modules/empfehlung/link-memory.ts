import { LRUCache } from 'lru-cache';
import type { Mandant } from '../../context.ts';
import { inContext, type Parts } from '../../parts.ts';
import { type Link, type LinkKey, readLink } from './click.ts';

/** Links of all tenants together. */
const MAX_LINKS = 50_000;
/** A change made by another process is known after this; until then the link leads to a page that knows better. */
const KEPT_MS = 10 * 60_000;

export type LinkMemory = ReturnType<typeof makeLinkMemory>;

/** Links in memory while no referral of their tenant has changed: most clicks ask the database nothing. */
export function makeLinkMemory(parts: Parts) {
  const links = new LRUCache<string, { readonly version: number; readonly link: Link }>({ max: MAX_LINKS, ttl: KEPT_MS });
  return async (mandant: Mandant, ...[by, value]: LinkKey): Promise<Link | null> => {
    const key = `${mandant.mandant} ${by} ${value}`;
    const version = parts.db.versionOf(mandant.mandant).daten;
    const known = links.get(key);
    if (known?.version === version) return known.link;
    const link = await inContext(parts, mandant, { wer: 'Besucher' }, (context) => readLink(context, by, value));
    if (link) links.set(key, { version, link });
    return link;
  };
}
