import * as z from 'zod/mini';
import { INHALT_ARTEN, InhaltEntry } from '../../contract/calls/inhalt.ts';
import { sentence } from '../../texts/sentence.ts';
import { checkValue } from '../modules/mandant/index.ts';
import type { Path } from './faults.ts';
import type { Faults, FileName } from './folder.ts';

/** Checks a value of a file and notes each fault at its path; undefined when there is one. */
export function parseAt<S extends z.ZodMiniType>(
  faults: Faults,
  { file, path = [], schema, value }: { file: FileName; path?: Path; schema: S; value: unknown },
): z.output<S> | undefined {
  const { data, refused = [] } = checkValue(schema, value);
  for (const one of refused) faults.add(file, [...path, ...one.path], one.message);
  return data;
}

/** The list in a file. Each entry is checked by itself, so that a faulty one hides no faults of the others. */
export interface Rows<T> {
  /** The entries without faults, with their index in the file. */
  readonly good: readonly { readonly at: number; readonly row: T }[];
  /** All entries, unchecked. */
  readonly all: readonly unknown[];
  /** Whether the list is complete; false if the file cannot be read. */
  readonly isWhole: boolean;
}

/** A list of entries; a missing file is an empty list. */
export function parseRows<S extends z.ZodMiniType>(
  faults: Faults,
  { file, path = [], schema, value }: { file: FileName; path?: Path; schema: S; value: unknown },
): Rows<z.output<S>> {
  const all = value === undefined ? [] : parseAt(faults, { file, path, schema: z.array(z.unknown()), value });
  if (all === undefined || faults.isUnknown(file)) return { good: [], all: [], isWhole: false };
  const good = all.flatMap((entry, at) => {
    const row = parseAt(faults, { file, path: [...path, at], schema, value: entry });
    return row === undefined ? [] : [{ at, row }];
  });
  return { good, all, isWhole: true };
}

const Entries = z.record(z.string(), z.unknown());

/** The entries of `inhalte.json`, with fields by kind and Kennung, in the order of the file. */
export function parseInhalte(faults: Faults, value: unknown): InhaltEntry[] {
  const file = 'inhalte.json';
  const byArt = value === undefined ? {} : (parseAt(faults, { file, schema: Entries, value }) ?? {});
  return Object.entries(byArt).flatMap(([art, entries]) => {
    if (!INHALT_ARTEN.some((known) => known === art)) {
      faults.add(file, [art], sentence('inhaltArt', { arten: INHALT_ARTEN.join(', ') }));
      return [];
    }
    const byKennung = parseAt(faults, { file, path: [art], schema: Entries, value: entries }) ?? {};
    return Object.entries(byKennung).flatMap(([kennung, felder], index) =>
      parseInhalt(faults, { art, kennung, position: index + 1, felder }),
    );
  });
}

function parseInhalt(faults: Faults, entry: { art: string; kennung: string; position: number; felder: unknown }): InhaltEntry[] {
  const { data, refused } = checkValue(InhaltEntry, entry);
  const path = [entry.art, entry.kennung];
  if (refused) {
    // The file has no level `felder`: the fields of an entry are directly below its Kennung.
    for (const one of refused) faults.add('inhalte.json', [...path, ...one.path.slice(1)], one.message);
    return [];
  }
  for (const left of leftOut(entry.felder, data.felder)) faults.add('inhalte.json', [...path, ...left], sentence('feld'));
  return [data];
}

/** Paths of the values that a schema left out. */
function leftOut(value: unknown, taken: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const part = Array.isArray(value) ? Number(name) : name;
    const kept = (taken as Record<string, unknown> | undefined)?.[name];
    return kept === undefined ? [[part]] : leftOut(inside, kept).map((path) => [part, ...path]);
  });
}
