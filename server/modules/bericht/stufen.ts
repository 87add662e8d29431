import type { Auswahl, Ordnung, Stufe, Zahlen } from './form.ts';

/** Rows in their order: so many after those skipped, of `count` in all. */
export interface Ausschnitt {
  readonly limit: number;
  readonly offset: number;
  readonly count: number;
}

/** What the steps have together. */
export function sumOf(stufen: readonly Stufe[]): Zahlen {
  const sum: Record<string, number> & { Zeilen: number } = { Zeilen: 0 };
  for (const { zahlen } of stufen) for (const [name, wert] of Object.entries(zahlen)) sum[name] = (sum[name] ?? 0) + wert;
  return sum;
}

/** The steps, given upwards, that rows of an order stand in, and their place among the rows of these steps. */
export function stufenOf(
  stufen: readonly Stufe[],
  { OrderBy, Descending }: Ordnung,
  { limit, offset, count }: Ausschnitt,
): { readonly stufen: NonNullable<Auswahl['stufen']>; readonly piece: Ausschnitt } | undefined {
  const end = Math.min(offset + limit, count);
  const met: Stufe[] = [];
  let before = 0;
  let passed = 0;
  for (const one of Descending ? stufen.toReversed() : stufen) {
    const { Zeilen } = one.zahlen;
    if (passed + Zeilen <= offset) before += Zeilen;
    else if (passed < end) met.push(one);
    passed += Zeilen;
  }
  if (met.length === 0) return undefined;
  const werte = met.flatMap((one) => one.werte);
  return { stufen: { OrderBy, werte, istEine: met.length === 1 }, piece: { limit, offset: offset - before, count: sumOf(met).Zeilen } };
}
