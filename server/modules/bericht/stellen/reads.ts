import { sql } from 'kysely';
import { ONE_PLAN } from '../../../db/often-asked.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { where } from '../bedingung/reads.ts';
import type { Ausdruck, Auswahl, Bericht, Ordnung, Stufung } from '../form.ts';
import { spalteOf } from '../spalte.ts';

/** Where a piece of rows ended: the value by which it is ordered, and the id. */
export interface Stelle {
  readonly schluessel: string;
  readonly stelle: string;
}

/** A piece of the rows in their order. */
export interface Stueck {
  readonly limit: number;
  readonly offset?: number;
  /** Only what comes behind this place. */
  readonly nach?: Stelle | null;
  /** Counted from the end; what is answered stands in the order all the same. */
  readonly isBackward?: boolean;
}

/** The places of a piece alone: to put many rows in order needs less of each than to show a few. */
export async function listStellen<Row>(
  { tx }: MandantScope,
  bericht: Bericht<Row>,
  auswahl: Auswahl,
  ordnung: Ordnung,
  { limit, offset = 0, nach, isBackward = false }: Stueck,
): Promise<Stelle[]> {
  const spalte = spalteOf(bericht, ordnung);
  const { typ } = spalte;
  const letters = typ === 'text' ? sql` collate "C"` : sql``;
  const direction = ordnung.Descending === isBackward ? sql`asc` : sql`desc`;
  const last = isBackward ? sql`desc` : sql`asc`;
  // Within one step all rows have one value: nothing is ordered by it, nor joined for it.
  const isOfOne = auswahl.stufen?.istEine === true;
  const { wert, mit = sql`` } = isOfOne && spalte.stufung?.rang ? { wert: sql`''` } : spalte;
  const byValue = isOfOne ? sql`` : sql`${wert}${letters} ${direction}, `;
  const piece = sql`limit ${limit} offset ${offset}`;
  if (isOfOne && spalte.stufung?.teile) {
    const found = await listOfTeile(tx, bericht, auswahl, spalte.stufung, { limit, offset, last });
    return isBackward ? found.reverse() : found;
  }
  const own = where(bericht, auswahl);
  const condition = nach ? sql`${own} and ${isAfter(bericht, ordnung, nach)}` : own;
  // Of rows that are searched few are left: in the order asked for, the database would look into the table for each of the others. `offset 0` keeps the search
  // apart from the order.
  const found = sql`select ${wert} as wert, ${bericht.id} as id from ${bericht.von} ${mit} where ${condition} offset 0`;
  const query =
    auswahl.gesucht.length > 0
      ? sql<Stelle>`(select s.wert::text as schluessel, s.id as stelle from (${found}) s order by s.wert${letters} ${direction}, s.id collate "C" ${last} ${piece})`
      : sql<Stelle>`(select ${sql.raw(auswahl.anstehend ? ONE_PLAN : '')} s.wert::text as schluessel, s.id as stelle from (
          select ${wert} as wert, ${bericht.id} as id from ${bericht.von} ${mit} where ${condition}
          order by ${byValue}${bericht.id} collate "C" ${last} ${piece}
        ) s)`;
  const stellen = await tx.selectFrom(query.as('stellen')).selectAll().execute();
  return isBackward ? stellen.reverse() : stellen;
}

/** Rows of one step, of each part so many as the piece can need: an index has them in their order. */
async function listOfTeile<Row>(
  tx: MandantScope['tx'],
  bericht: Bericht<Row>,
  { stufen, ...auswahl }: Auswahl,
  { teile = [], typ }: Stufung,
  { limit, offset, last }: { readonly limit: number; readonly offset: number; readonly last: Ausdruck },
): Promise<Stelle[]> {
  const parts = teile.map(
    ({ wo, wert, mit = sql`` }) => sql`(
      select ${bericht.id} as id from ${bericht.von} ${mit}
      where ${where(bericht, auswahl)} and ${wo} and ${wert} = ${stufen?.werte[0]}::text::${sql.raw(typ)}
      order by ${bericht.id} collate "C" ${last} limit ${offset + limit}
    )`,
  );
  const query = sql<Stelle>`(
    select '' as schluessel, s.id as stelle from (${sql.join(parts, sql` union all `)}) s order by s.id collate "C" ${last} limit ${limit} offset ${offset}
  )`;
  return tx.selectFrom(query.as('stellen')).selectAll().execute();
}

function isAfter<Row>(bericht: Bericht<Row>, ordnung: Ordnung, { schluessel, stelle }: Stelle): Ausdruck {
  const { wert, typ } = spalteOf(bericht, ordnung);
  const own = typ === 'text' ? sql`(${wert} collate "C")` : sql`(${wert})`;
  const last = typ === 'text' ? sql`${schluessel}::text` : sql`${schluessel}::text::${sql.raw(typ)}`;
  const beyond = ordnung.Descending ? sql`<` : sql`>`;
  return sql`(${own} ${beyond} ${last} or (${own} = ${last} and (${bericht.id} collate "C") > ${stelle}))`;
}
