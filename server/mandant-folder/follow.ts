import type { Db } from '../db/scope.ts';
import type { Parts } from '../parts.ts';
import { readVersionen } from './reads.ts';

type Following = Pick<Parts, 'db' | 'mandanten' | 'inhalte' | 'log'>;

/** Keeps a process up to date with the tenants of its database, which other processes change too. */
export interface Follower {
  /** Reloads tenants whose version has changed; retries at the next call after an error. Never rejects. */
  look(): Promise<void>;
}

/** The present versions. Read them before the tenants, so that no change is missed in between. */
export const seenVersionen = (db: Db): Promise<ReadonlyMap<string, number>> => db.inSystem(readVersionen);

/**
 * Follows the changes of imports in this process or another: tenants, hosts, catalogue, pictures and content, and everything cached from them. It polls the
 * versions, so that no change is lost while the database is away.
 */
export function makeFollower({ db, mandanten, inhalte, log }: Following, seen: ReadonlyMap<string, number>): Follower {
  let known = seen;
  let isFailing = false;
  const follow = async () => {
    const versionen = await db.inSystem(readVersionen);
    const changed = [...versionen.keys()].filter((mandant) => known.get(mandant) !== versionen.get(mandant));
    if (changed.length > 0) {
      await mandanten.reload();
      for (const { mandant, fault } of mandanten.leftOut()) if (changed.includes(mandant)) log.error({ mandant, fault }, 'tenant left out');
      await Promise.all(changed.map((mandant) => inhalte.refresh(mandant)));
      for (const mandant of changed) db.noteChange(mandant);
    }
    known = versionen;
  };
  return {
    async look() {
      try {
        await follow();
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.error({ err: error }, 'tenants not read anew');
        isFailing = true;
      }
    },
  };
}

/** Interval in ms: an import shows in every process within this time and the time that reading takes. */
const LOOK_MS = 2_000;

/** Looks at each interval, never twice concurrently; returns the function that ends it. */
export function lookRegularly({ look }: Follower, everyMs = LOOK_MS): () => Promise<void> {
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null;
    });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
