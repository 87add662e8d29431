import { LRUCache } from 'lru-cache';
import { hasKatalog } from '../../contract/rules/katalog.ts';
import type { Mandant } from '../context.ts';
import { listSlugs } from '../modules/produkt/index.ts';
import type { Parts } from '../parts.ts';

/** Returns the slug of a tenant's category as the tenant writes it, for a path in any letter case and with slashes around it; undefined if there is none. */
export type FindSlug = (mandant: Mandant, path: string) => Promise<string | undefined>;

interface Slugs {
  readonly version: number;
  readonly slugs: ReadonlySet<string>;
}

/** A change made by another process shows after this. */
const KEPT_MS = 60_000;
const MAX_MANDANTEN = 500;

/** Finds categories by their slugs. The slugs stay cached until the tenant's content changes, so an unknown address needs no query. */
export function makeSlugs({ db }: Pick<Parts, 'db'>): FindSlug {
  const kept = new LRUCache<string, Slugs>({ max: MAX_MANDANTEN, ttl: KEPT_MS });
  const read = async ({ mandant }: Mandant): Promise<ReadonlySet<string>> => {
    const version = db.versionOf(mandant).inhalt;
    const known = kept.get(mandant);
    if (known?.version === version) return known.slugs;
    const slugs = new Set(await db.inMandant(mandant, listSlugs));
    kept.set(mandant, { version, slugs });
    return slugs;
  };
  return async (mandant, path) => {
    if (!hasKatalog(mandant.konfiguration)) return undefined;
    const slug = path.split('/').filter(Boolean).join('/').toLowerCase();
    return (await read(mandant)).has(slug) ? slug : undefined;
  };
}
