import { isDeepStrictEqual } from 'node:util';

/** What became of things of one file: a reward or campaign that people's money or word hangs on is ended, such a product hidden, never removed. */
export interface Change {
  readonly file: string;
  readonly what: 'added' | 'changed' | 'removed' | 'ended' | 'hidden';
  readonly names: readonly string[];
}

/** What an import did, or would do. */
export interface Changes {
  readonly name: string;
  readonly isNew: boolean;
  readonly changes: readonly Change[];
  /** What is worth knowing, and no fault. */
  readonly notes: readonly string[];
}

/** Names in a line; more are counted. */
const SHOWN = 8;

/** An import in lines for people: whose, and a line for each kind of change in a file. */
export function printChanges({ name, isNew, changes, notes }: Changes, isDryRun: boolean): string {
  const [made, changed, same] = isDryRun
    ? ['would be a new tenant', 'would be changed', 'nothing would change']
    : ['is a new tenant', 'changed', 'nothing changed'];
  const head = isNew ? made : changes.length > 0 ? changed : same;
  return [`${name}: ${head}`, ...changes.map(printChange), ...notes.map((note) => `  note: ${note}`)].join('\n');
}

function printChange({ file, what, names }: Change): string {
  const different = [...new Set(names)];
  const further = different.length > SHOWN ? ` and ${different.length - SHOWN} more` : '';
  return `  ${file}: ${names.length} ${what} (${different.slice(0, SHOWN).join(', ')}${further})`;
}

/** What differs between what there was and what there is to be, each thing known by its key. */
export interface Difference<T> {
  readonly added: readonly T[];
  readonly changed: readonly T[];
  readonly removed: readonly T[];
}

export function difference<T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string | number): Difference<T> {
  const known = new Map(before.map((one) => [keyOf(one), one]));
  const kept = new Set(after.map(keyOf));
  return {
    added: after.filter((one) => !known.has(keyOf(one))),
    changed: after.filter((one) => known.has(keyOf(one)) && !isSame(known.get(keyOf(one)), one)),
    removed: before.filter((one) => !kept.has(keyOf(one))),
  };
}

/** Alike as JSON is: whatever the order of fields. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/** The changes of one file that are any, in the words of `nameOf`. */
export const changesOf = <T>(
  file: string,
  difference: Partial<Record<Change['what'], readonly T[]>>,
  nameOf: (one: T) => string,
): Change[] =>
  (['added', 'changed', 'removed', 'ended', 'hidden'] as const)
    .map((what) => ({ file, what, names: (difference[what] ?? []).map(nameOf) }))
    .filter(({ names }) => names.length > 0);
