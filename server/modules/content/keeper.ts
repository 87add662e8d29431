import type { Logger } from 'pino';
import type { InhaltEntry } from '../../../contract/calls/inhalt.ts';
import type { KeptInhalte } from '../../context.ts';
import type { Db } from '../../db/scope.ts';
import type { InhaltKeeper, Mandanten, Parts } from '../../parts.ts';
import { type ContentSource, type Fault, ownStore, readSource } from './source.ts';
import { replaceEntries } from './store.ts';

interface KeeperOptions {
  readonly db: Db;
  readonly mandanten: Pick<Mandanten, 'all'>;
  readonly log: Pick<Logger, 'error'>;
  /** Where content comes from; without one the own store. */
  readonly source?: ContentSource;
  /** How long the source may take. */
  readonly limitMs?: number;
}

/** How long a source may take. Pages and calls do not wait for it, only the refresh. */
const LIMIT_MS = 30_000;

/** So many tenants are read at once: requests need the connections of the database meanwhile. */
const AT_ONCE = 4;

const NONE: KeptInhalte = { version: 0, entries: [] };

/**
 * Holds the content of all tenants, each as it was good last, so that no page waits for it or breaks with it. Begins with the own store,
 * which keeps the last good copy of another source too, over a restart. Never stops the start.
 */
export async function keepInhalte({ db, mandanten, log, source, limitMs = LIMIT_MS }: KeeperOptions): Promise<InhaltKeeper> {
  const store = ownStore(db);
  const kept = new Map<string, KeptInhalte>();
  const running = new Map<string, Promise<void>>();
  const report = makeReport(log);
  const of = (mandant: string): KeptInhalte => kept.get(mandant) ?? NONE;

  /** Takes over what is good; whether anything changed by it. */
  const take = async (mandant: string, from: ContentSource, within = LIMIT_MS): Promise<boolean> => {
    const { version, entries: last } = of(mandant);
    const { entries, faults } = await readSource(from, mandant, last, within);
    report(mandant, faults);
    const isSame = entries.length === last.length && entries.every((entry, index) => entry === last[index]);
    if (!isSame) kept.set(mandant, { version: version + 1, entries });
    return !isSame;
  };

  const refreshOne = async (mandant: string): Promise<void> => {
    const isChanged = await take(mandant, source ?? store, limitMs);
    if (!source || !isChanged) return;
    await store.replace(mandant, of(mandant).entries).catch((error) => log.error({ err: error, mandant }, 'content not stored'));
  };

  /** One after the other for each tenant, so that what was read first never replaces what was read later. */
  const refresh = (mandant: string): Promise<void> => {
    const next = (running.get(mandant) ?? Promise.resolve()).then(() => refreshOne(mandant));
    running.set(mandant, next);
    return next;
  };

  const all = () => mandanten.all().map(({ mandant }) => mandant);
  await withEach(all(), (mandant) => take(mandant, store));
  const keeper: InhaltKeeper = { of, refresh: (mandant) => withEach(mandant === undefined ? all() : [mandant], refresh) };
  if (source) void keeper.refresh();
  return keeper;
}

/** Works on each tenant, a few at once. */
async function withEach(mandanten: readonly string[], work: (mandant: string) => Promise<unknown>): Promise<void> {
  const queue = mandanten.values();
  const workOff = async () => {
    for (const mandant of queue) await work(mandant);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
}

/** Logs what cannot be loaded, each once as long as it lasts. */
function makeReport(log: KeeperOptions['log']) {
  const lasting = new Map<string, readonly string[]>();
  return (mandant: string, faults: readonly Fault[]): void => {
    const known = lasting.get(mandant) ?? [];
    for (const { what, reason } of faults) {
      if (!known.includes(what)) log.error({ mandant, inhalt: what, reason }, 'Fehler beim Laden des CMS Inhalts');
    }
    const names = faults.map(({ what }) => what);
    lasting.set(mandant, names);
  };
}

/** Replaces all entries of the tenant; its pages show them at once. */
export async function changeInhalte(
  { db, inhalte }: Pick<Parts, 'db' | 'inhalte'>,
  mandant: string,
  entries: readonly InhaltEntry[],
): Promise<void> {
  await db.inMandant(mandant, (scope) => replaceEntries(scope, entries));
  await inhalte.refresh(mandant);
}
