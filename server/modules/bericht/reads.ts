import { sql } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';
import type { Auswahl, Bericht, Ordnung } from './form.ts';
import { listStellen, type Stelle } from './stellen/reads.ts';

/** Rows of a page: so many after those skipped. With the `count` of all, those of the latter half are read from the end: the last page is as fast as the first. */
export async function readRows<Row>(
  scope: MandantScope,
  bericht: Bericht<Row>,
  auswahl: Auswahl,
  ordnung: Ordnung,
  { limit, offset, count }: { readonly limit: number; readonly offset: number; readonly count?: number },
): Promise<Row[]> {
  const after = count === undefined ? offset : Math.max(0, count - offset - limit);
  const piece =
    count !== undefined && after < offset ? { limit: Math.min(limit, count - offset), offset: after, isBackward: true } : { limit, offset };
  return inOrder(scope, bericht, await listStellen(scope, bericht, auswahl, ordnung, piece));
}

/** The next rows after a place, for whoever reads all of them piece by piece; rows that come meanwhile move nothing. */
export const readRowsAfter = async <Row>(
  scope: MandantScope,
  bericht: Bericht<Row>,
  auswahl: Auswahl,
  ordnung: Ordnung,
  piece: { readonly nach: Stelle | null; readonly limit: number },
): Promise<(Row & Stelle)[]> => inOrder(scope, bericht, await listStellen(scope, bericht, auswahl, ordnung, piece));

/** The rows of a report with these ids, each that the caller sees, in no order. */
export async function readRowsOf<Row>(
  { tx }: MandantScope,
  bericht: Bericht<Row>,
  ids: readonly string[],
): Promise<(Row & Pick<Stelle, 'stelle'>)[]> {
  if (ids.length === 0) return [];
  const { felder, id, von, vonZeilen = von, wo } = bericht;
  const query = sql<Row>`(select ${felder}, ${id} as stelle from ${vonZeilen} where ${wo} and ${id} = any (${ids}))`;
  return (await tx.selectFrom(query.as('zeilen')).selectAll().execute()) as (Row & Pick<Stelle, 'stelle'>)[];
}

/** The same in the order of these ids. */
export async function readRowsInOrder<Row>(scope: MandantScope, bericht: Bericht<Row>, ids: readonly string[]): Promise<Row[]> {
  const byId = new Map((await readRowsOf(scope, bericht, ids)).map((row) => [row.stelle, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function inOrder<Row>(scope: MandantScope, bericht: Bericht<Row>, stellen: readonly Stelle[]): Promise<(Row & Stelle)[]> {
  const rows = await readRowsOf(
    scope,
    bericht,
    stellen.map(({ stelle }) => stelle),
  );
  const byId = new Map(rows.map((row) => [row.stelle, row]));
  return stellen.flatMap((stelle) => {
    const row = byId.get(stelle.stelle);
    return row === undefined ? [] : [{ ...row, ...stelle }];
  });
}
