import { addDays, addTage } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { MandantTables } from '../db/tables.ts';
import { type Columns, columnsOf, insertRows, listRows, type Row } from './store.ts';

/** The rows of a table that are part of a thing: those whose column `of` holds one of its numbers. */
export interface Part<C extends Copy = Copy> {
  readonly table: keyof MandantTables;
  readonly of: string;
  /** Column with the rows' own number; each copy gets a new one. */
  readonly key?: string;
  /** Values that differ in each copy, besides numbers and moments: secrets, people. */
  readonly own?: (row: Row, context: Context, copy: C) => Row;
  /** Column of the moment at which a row happened; a copy leaves out rows that lie in its future. */
  readonly happened?: string;
  /** Writes the rows in place of the insert. */
  readonly write?: (context: Context, rows: readonly Row[]) => Promise<void>;
}

/** A copy of a thing that the rules made. */
export interface Copy {
  /** The number of the thing that it is made from. */
  readonly of: string;
  /** How many days later it happened; below 0 for earlier. */
  readonly tage: number;
  /** Numbers and words of the original, each with its counterpart in the copy. Numbers of its rows that are missing here are drawn. */
  readonly names: Map<string, string>;
}

/** The rows of things, by the thing's first number and then by table. */
export type Things = ReadonlyMap<string, ReadonlyMap<Part['table'], readonly Row[]>>;

/** Finds the rows of things that are known by these numbers. A part is also found by the numbers of the parts before it. */
export async function findThings(
  context: Context,
  parts: readonly Pick<Part, 'table' | 'of' | 'key'>[],
  numbers: readonly (readonly string[])[],
): Promise<Things> {
  const things = new Map(numbers.map(([first = '']) => [first, new Map<Part['table'], Row[]>(parts.map(({ table }) => [table, []]))]));
  const owners = new Map(numbers.flatMap((own) => own.map((number): [string, string] => [number, own[0] ?? ''])));
  for (const { table, of, key } of parts) {
    for (const row of await listRows(context, table, of, [...owners.keys()])) {
      const owner = owners.get(String(row[of])) ?? '';
      things.get(owner)?.get(table)?.push(row);
      if (key !== undefined) owners.set(String(row[key]), owner);
    }
  }
  return things;
}

/**
 * Copies rows that the rules made, one statement per table, with their own numbers, people, secrets and days. No rule runs again; where a
 * rule depends on the day, the caller has to make sure that it still holds.
 */
export async function insertCopies<C extends Copy>(
  context: Context,
  parts: readonly Part<C>[],
  things: Things,
  copies: readonly C[],
): Promise<void> {
  const columns = await columnsOf(
    context,
    parts.map(({ table }) => table),
  );
  for (const { of, names } of copies) {
    for (const { table, key } of parts) {
      const numbers = key === undefined ? [] : (things.get(of)?.get(table) ?? []).map((row) => String(row[key]));
      for (const number of numbers) if (!names.has(number)) names.set(number, context.random.nummer());
    }
  }
  for (const { table, own, happened, write } of parts) {
    const written = columns.get(table) ?? {};
    const rows = copies
      .flatMap((copy) =>
        (things.get(copy.of)?.get(table) ?? []).map((row) => {
          const moved = movedRow(row, written, copy);
          return { ...moved, ...own?.(moved, context, copy) };
        }),
      )
      .filter((row) => happened === undefined || !isAhead(row[happened], context));
    if (rows.length > 0) await (write ? write(context, rows) : insertRows(context, table, written, rows));
  }
}

/** Whether a moment, as the database writes it, is in the future. */
export const isAhead = (moment: unknown, { now }: Pick<Context, 'now'>): boolean => typeof moment === 'string' && new Date(moment) > now;

/** The row with the names of the copy, moved by its number of days. */
function movedRow(row: Row, columns: Columns, { tage, names }: Copy): Row {
  const renamed = (value: unknown): unknown => (typeof value === 'string' ? (names.get(value) ?? value) : value);
  const moved = ([column, type]: [string, string]): [string, unknown] => {
    const value = row[column];
    if (typeof value === 'string' && type === 'timestamp with time zone') return [column, addTage(new Date(value), tage).toISOString()];
    if (typeof value === 'string' && type === 'date') return [column, addDays(value, tage)];
    if (type === 'jsonb') return [column, JSON.parse(JSON.stringify(value), (_, inner) => renamed(inner))];
    return [column, renamed(value)];
  };
  return Object.fromEntries(Object.entries(columns).map(moved));
}
