import { isSameJson } from '../../contract/rules/entwurf.ts';
import type { Fault } from './faults.ts';

/** Changes of one kind in one file. A reward or campaign that orders or consents depend on is ended, and such a product hidden, never removed. */
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
  /** Remarks that are no faults. */
  readonly notes: readonly Fault[];
}

/** Maximum number of names in a line; more are counted. */
const SHOWN = 8;

/** An import as lines for people: the tenant, and a line for each kind of change in a file. */
export function printChanges({ name, isNew, changes, notes }: Changes, isDryRun: boolean): string {
  const [made, changed, same] = isDryRun
    ? ['would be a new tenant', 'would be changed', 'nothing would change']
    : ['is a new tenant', 'changed', 'nothing changed'];
  const head = isNew ? made : changes.length > 0 ? changed : same;
  return [`${name}: ${head}`, ...changes.map(printChange), ...notes.map(({ file, message }) => `  note: ${file}: ${message('en')}`)].join(
    '\n',
  );
}

function printChange({ file, what, names }: Change): string {
  const different = [...new Set(names)];
  const further = different.length > SHOWN ? ` and ${different.length - SHOWN} more` : '';
  return `  ${file}: ${names.length} ${what} (${different.slice(0, SHOWN).join(', ')}${further})`;
}

/** The differences between two lists, whose entries are matched by their key. */
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
    changed: after.filter((one) => known.has(keyOf(one)) && !isSameJson(known.get(keyOf(one)), one)),
    removed: before.filter((one) => !kept.has(keyOf(one))),
  };
}

/** The kinds of change that occur in one file, with names by `nameOf`. */
export const changesOf = <T>(
  file: string,
  difference: Partial<Record<Change['what'], readonly T[]>>,
  nameOf: (one: T) => string,
): Change[] =>
  (['added', 'changed', 'removed', 'ended', 'hidden'] as const)
    .map((what) => ({ file, what, names: (difference[what] ?? []).map(nameOf) }))
    .filter(({ names }) => names.length > 0);
