import * as z from 'zod/mini';
import { INHALT_ARTEN, type InhaltArt, InhaltEntry } from '../../../contract/calls/inhalt.ts';
import type { KeptInhalte } from '../../context.ts';
import type { Db } from '../../db/scope.ts';
import { checkValue } from '../mandant/index.ts';
import { listEntries, replaceEntries } from './store.ts';

/** Source of a tenant's content. Its answer is validated: a source may return anything, throw, or never answer. */
export interface ContentSource {
  /** All entries of a tenant, as `{ art, kennung, position, felder }`. The answer is ignored once `signal` is aborted. */
  read(mandant: string, signal: AbortSignal): Promise<unknown>;
}

/** The product's own store: filled from the tenant's folder by its import. */
export const databaseSource = (db: Db) => ({
  read: (mandant: string) => db.inMandant(mandant, listEntries),
  replace: (mandant: string, entries: KeptInhalte['entries'], arten: readonly InhaltArt[]) =>
    db.inMandant(mandant, (scope) => replaceEntries(scope, entries, arten)),
});

/** A fault in loading: of an entry, or of a whole source with `*`. */
export interface Fault {
  readonly what: string;
  /** For an entry, the invalid field; never its content. */
  readonly reason: string;
}

interface Read {
  /** In the order of their kinds and positions. */
  readonly entries: KeptInhalte['entries'];
  readonly faults: readonly Fault[];
}

/** Entries as a source gives them. */
export const Rows = z.array(
  z.object({ art: z.string(), kennung: z.string().check(z.minLength(1)), position: z.int(), felder: z.unknown() }),
);
type Row = z.infer<typeof Rows>[number];

/**
 * The present content of a source, with the last good content as fallback: if the source fails, takes longer than `limitMs` or has no valid entry,
 * all content stays; an invalid entry keeps its last good version.
 */
export async function readSource(source: ContentSource, mandant: string, last: Read['entries'], limitMs: number): Promise<Read> {
  try {
    const signal = AbortSignal.timeout(limitMs);
    const rows = Rows.parse(await Promise.race([source.read(mandant, signal), aborted(signal)]));
    const read = checkRows(rows, last);
    if (read.entries.length === 0 && last.length > 0)
      return { entries: last, faults: [{ what: '*', reason: 'it has nothing that pages can show' }, ...read.faults] };
    return read;
  } catch (error) {
    return { entries: last, faults: [{ what: '*', reason: error instanceof Error ? error.message : 'unknown' }] };
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

const keyOf = ({ art, kennung }: Pick<Row, 'art' | 'kennung'>): string => `${art}/${kennung}`;

/** The valid entries, with the last good version of the others. */
export function checkRows(rows: readonly Row[], last: Read['entries']): Read {
  const known = new Map(last.map((entry) => [keyOf(entry), entry]));
  const entries = new Map<string, InhaltEntry>();
  const faults: Fault[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    const before = known.get(key);
    const { data, refused } = checkValue(InhaltEntry, row);
    if (refused) faults.push({ what: key, reason: `${refused[0]?.path.join('.')}: ${refused[0]?.message('en')}` });
    const entry = data && before && JSON.stringify(data) === JSON.stringify(before) ? before : (data ?? before);
    if (entry) entries.set(key, entry);
  }
  return { entries: inOrder([...entries.values()]), faults };
}

const rankOf = ({ art }: InhaltEntry) => INHALT_ARTEN.indexOf(art);

/** Entries by kind and position. */
export const inOrder = (entries: readonly InhaltEntry[]): readonly InhaltEntry[] =>
  entries.toSorted((a, b) => rankOf(a) - rankOf(b) || a.position - b.position);
