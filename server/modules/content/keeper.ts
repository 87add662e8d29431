import type { Logger } from 'pino';
import { INHALT_ARTEN, type InhaltArt, type InhaltEntry } from '../../../contract/calls/inhalt.ts';
import { dayOf } from '../../calendar.ts';
import type { KeptInhalte } from '../../context.ts';
import type { Db } from '../../db/scope.ts';
import type { InhaltKeeper, Mandanten, Parts } from '../../parts.ts';
import { inhalteOn } from './block.ts';
import type { FindContentServices } from './services.ts';
import { type ContentSource, databaseSource, type Fault, inOrder, readSource } from './source.ts';
import { replaceEntries } from './store.ts';

interface KeeperOptions {
  readonly db: Db;
  readonly mandanten: Pick<Mandanten, 'all'>;
  readonly log: Pick<Logger, 'error'>;
  /** The content services of a tenant; by default all content is in the own store. */
  readonly findServices?: FindContentServices;
  /** Time limit of a content service for a whole refresh, in ms. */
  readonly limitMs?: number;
}

/** Time limit of a source, in ms. Only a refresh or the question to a service waits for it; pages and calls do not. */
const LIMIT_MS = 30_000;

/** Number of tenants that are read concurrently; low, because requests need database connections meanwhile. */
const AT_ONCE = 4;

const NONE: KeptInhalte = { version: 0, entries: [] };

/**
 * Holds the last valid content of all tenants, so that no page waits for a service or breaks with it. It is read from the product's own store, which also keeps
 * the last valid copy of what comes from a service over a restart. Never makes the start fail.
 */
export async function loadInhalte({
  db,
  mandanten,
  log,
  findServices = () => [],
  limitMs = LIMIT_MS,
}: KeeperOptions): Promise<InhaltKeeper> {
  const store = databaseSource(db);
  const kept = new Map<string, KeptInhalte>();
  const report = makeReport(log);
  const storedOf = (mandant: string): KeptInhalte => kept.get(mandant) ?? NONE;

  /** Takes over the valid entries of each source for its kinds. */
  const take = async (mandant: string, parts: readonly Part[]): Promise<void> => {
    const { version, entries: last } = storedOf(mandant);
    const reads = await Promise.all(
      parts.map(({ source, arten, within = LIMIT_MS }) => readSource(source, mandant, last.filter(isOneOf(arten)), within)),
    );
    report(
      mandant,
      reads.flatMap(({ faults }) => faults),
    );
    const entries = inOrder(reads.flatMap((read, index) => read.entries.filter(isOneOf(parts[index]?.arten ?? []))));
    const isSame = entries.length === last.length && entries.every((entry, index) => entry === last[index]);
    if (!isSame) kept.set(mandant, { version: version + 1, entries });
  };

  const readStore = (mandant: string) => take(mandant, [{ source: store, arten: INHALT_ARTEN }]);

  const askServices = async (mandant: string): Promise<void> => {
    const services = findServices(mandant);
    if (services.length === 0) return;
    const arten = services.flatMap((service) => service.arten);
    const before = storedOf(mandant).entries.filter(isOneOf(arten));
    const ofStore = { source: store, arten: INHALT_ARTEN.filter((art) => !arten.includes(art)) };
    await take(mandant, [ofStore, ...services.map((service) => ({ ...service, within: limitMs }))]);
    const now = storedOf(mandant).entries.filter(isOneOf(arten));
    if (now.length === before.length && now.every((entry, index) => entry === before[index])) return;
    await store.replace(mandant, now, arten).catch((error) => log.error({ err: error, mandant }, 'content not stored'));
  };

  // Reads of one tenant run one after the other, so that an earlier read never replaces a later one.
  const inTurn = makeTurns();
  const refresh = (mandant: string) => inTurn(mandant, 'store', readStore);
  const ask = (mandant: string) => inTurn(mandant, 'services', askServices);

  const all = () => mandanten.all().map(({ mandant }) => mandant);
  const named = (mandant: string | undefined) => (mandant === undefined ? all() : [mandant]);
  for (const mandant of all()) await readStore(mandant);
  return {
    of: (mandant, now) => inhalteOn(storedOf(mandant), dayOf(now)),
    refresh: (mandant) => forEachMandant(named(mandant), refresh),
    askServices: (mandant) => forEachMandant(named(mandant), ask),
  };
}

/** Runs the work of each tenant one after the other. Work of a kind that waits already is not added again: it will see the present state. */
function makeTurns() {
  const last = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();
  return (mandant: string, kind: string, work: (mandant: string) => Promise<void>): Promise<void> => {
    const key = `${mandant} ${kind}`;
    const known = waiting.get(key);
    if (known) return known;
    const next = (last.get(mandant) ?? Promise.resolve()).then(() => {
      waiting.delete(key);
      return work(mandant);
    });
    waiting.set(key, next);
    last.set(mandant, next);
    return next;
  };
}

/** A source with the kinds of content that come from it. */
interface Part {
  readonly source: ContentSource;
  readonly arten: readonly InhaltArt[];
  /** Its time limit in ms. */
  readonly within?: number;
}

const isOneOf =
  (arten: readonly InhaltArt[]) =>
  ({ art }: InhaltEntry): boolean =>
    arten.includes(art);

/** Does the work for each tenant, a few concurrently. */
async function forEachMandant(mandanten: readonly string[], work: (mandant: string) => Promise<unknown>): Promise<void> {
  const queue = mandanten.values();
  const workOff = async () => {
    for (const mandant of queue) await work(mandant);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
}

/** Logs each fault once as long as it lasts. */
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

/** Replaces all entries of the tenant; its pages show them immediately. */
export async function changeInhalte(
  { db, inhalte }: Pick<Parts, 'db' | 'inhalte'>,
  mandant: string,
  entries: readonly InhaltEntry[],
): Promise<void> {
  await db.inMandant(mandant, (scope) => replaceEntries(scope, entries));
  await inhalte.refresh(mandant);
}
