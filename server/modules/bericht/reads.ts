import { type RawBuilder, sql } from 'kysely';
import type { Anstehend } from '../../../contract/calls/bericht.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { Gesucht } from './suche.ts';

/** A piece of a statement. */
export type Ausdruck = RawBuilder<unknown>;

/** By what a column is ordered: an expression that is never null, and its type. Texts are folded, as they are compared letter by letter. */
export interface Spalte {
  readonly wert: Ausdruck;
  readonly typ: 'text' | 'bigint' | 'date' | 'timestamptz';
  /** What is joined for it, by a key. */
  readonly mit?: Ausdruck;
}

/** A report, for who asks: where its rows come from, and what its query can do with them. */
export interface Bericht<Row> {
  /** What follows `from` to choose, sum and order rows: one table, so that its indexes alone are read. */
  readonly von: Ausdruck;
  /** The same for the few rows that are shown, with all that is read of them; without it nothing more. */
  readonly vonZeilen?: Ausdruck;
  /** Which rows it has at all: those of the agency that the caller sees. */
  readonly wo: Ausdruck;
  /** What is read of a row, by the names of `Row`. */
  readonly felder: RawBuilder<Row>;
  readonly id: Ausdruck;
  readonly spalten: Readonly<Record<string, Spalte>>;
  /** The order without one asked for. */
  readonly standard: { readonly OrderBy: string; readonly Descending: boolean };
  readonly status: Ausdruck;
  /** The day or moment by which rows are of a time; of a report without one all are. */
  readonly datum?: Spalte;
  /** What of the filter the rows have. */
  readonly produkt?: Ausdruck;
  readonly channel?: Ausdruck;
  readonly mitarbeiter?: Ausdruck;
  /** Which of its rows wait today; what is not named, none. */
  readonly anstehend?: Readonly<Partial<Record<Anstehend, Ausdruck>>>;
  /** Where one word is looked for; `hat` tells whether a text of `suchtext` has it. */
  readonly suche: (hat: (text: Ausdruck) => Ausdruck) => readonly Ausdruck[];
  readonly summen: Readonly<Record<string, Ausdruck>>;
  /** What is joined for the sums, by a key. */
  readonly mitSummen?: Ausdruck;
}

/** What rows are chosen by. */
export interface Auswahl {
  readonly gesucht: Gesucht;
  readonly status?: readonly string[];
  readonly von?: string;
  readonly bis?: string;
  readonly produktId?: number;
  readonly mitarbeiternummer?: string;
  readonly channel?: string;
  readonly anstehend?: Anstehend;
}

export interface Ordnung {
  readonly OrderBy: string;
  readonly Descending: boolean;
}

/** How many rows a filter leaves, with the sums of all of them. */
export async function countRows<Row>({ tx }: MandantScope, bericht: Bericht<Row>, auswahl: Auswahl): Promise<Record<string, number>> {
  const summen = Object.entries(bericht.summen).map(([name, wert]) => sql`coalesce(sum(${wert}), 0)::bigint as ${sql.ref(name)}`);
  const mit = (summen.length > 0 && bericht.mitSummen) || sql``;
  const counted = sql.join([sql`count(*)::int as "Zeilen"`, ...summen]);
  const query = sql<Record<string, number>>`(select ${counted} from ${bericht.von} ${mit} where ${where(bericht, auswahl)})`;
  return (await tx.selectFrom(query.as('gezaehlt')).selectAll().executeTakeFirstOrThrow()) as Record<string, number>;
}

/** Rows of a page: so many in the order, after those skipped. */
export const readRows = async <Row>(
  scope: MandantScope,
  bericht: Bericht<Row>,
  auswahl: Auswahl,
  ordnung: Ordnung,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Row[]> =>
  inOrder(scope, bericht, await listStellen(scope, bericht, chosen(bericht, auswahl), ordnung, sql`limit ${limit} offset ${offset}`));

/** Where a piece of rows ended: the value by which it is ordered, and the id. */
export interface Stelle {
  readonly schluessel: string;
  readonly stelle: string;
}

/** The next rows after a place, for whoever reads all of them piece by piece; rows that come meanwhile move nothing. */
export const readRowsAfter = async <Row>(
  scope: MandantScope,
  bericht: Bericht<Row>,
  auswahl: Auswahl,
  ordnung: Ordnung,
  { nach, limit }: { readonly nach: Stelle | null; readonly limit: number },
): Promise<(Row & Stelle)[]> => {
  const all = chosen(bericht, auswahl);
  const rest = nach === null ? all : { ...all, condition: sql`${all.condition} and ${isAfter(bericht, ordnung, nach)}` };
  return inOrder(scope, bericht, await listStellen(scope, bericht, rest, ordnung, sql`limit ${limit}`));
};

/** The rows of a report with these ids, each that the caller sees, in no order. */
export async function readRowsOf<Row>(
  { tx }: MandantScope,
  bericht: Bericht<Row>,
  ids: readonly string[],
): Promise<(Row & Pick<Stelle, 'stelle'>)[]> {
  if (ids.length === 0) return [];
  const { felder, id, von, vonZeilen = von, wo } = bericht;
  const query = sql<Row>`(select ${felder}, ${id} as stelle from ${vonZeilen} where ${wo} and ${id} in (${sql.join(ids)}))`;
  return (await tx.selectFrom(query.as('zeilen')).selectAll().execute()) as (Row & Pick<Stelle, 'stelle'>)[];
}

/** The places of a piece alone: to put many rows in order needs less of each than to show a few. */
async function listStellen<Row>(
  { tx }: MandantScope,
  bericht: Bericht<Row>,
  { condition, isSearched }: { readonly condition: Ausdruck; readonly isSearched: boolean },
  ordnung: Ordnung,
  piece: Ausdruck,
): Promise<Stelle[]> {
  const { wert, typ, mit = sql`` } = spalteOf(bericht, ordnung);
  const letters = typ === 'text' ? sql` collate "C"` : sql``;
  const direction = ordnung.Descending ? sql`desc` : sql`asc`;
  // Of rows that are searched few are left: in the order asked for, the database would look into the table for each of the others. `offset 0` keeps the search
  // apart from the order.
  const found = sql`select ${wert} as wert, ${bericht.id} as id from ${bericht.von} ${mit} where ${condition} offset 0`;
  const query = isSearched
    ? sql<Stelle>`(select s.wert::text as schluessel, s.id as stelle from (${found}) s order by s.wert${letters} ${direction}, s.id collate "C" ${piece})`
    : sql<Stelle>`(
    select (${wert})::text as schluessel, ${bericht.id} as stelle from ${bericht.von} ${mit} where ${condition}
    order by ${wert}${letters} ${direction}, ${bericht.id} collate "C" ${piece}
  )`;
  return tx.selectFrom(query.as('stellen')).selectAll().execute();
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

function spalteOf<Row>({ spalten }: Bericht<Row>, { OrderBy }: Ordnung): Spalte {
  const spalte = spalten[OrderBy];
  if (!spalte) throw new Error(`a report is not ordered by ${OrderBy}`);
  return spalte;
}

function isAfter<Row>(bericht: Bericht<Row>, ordnung: Ordnung, { schluessel, stelle }: Stelle): Ausdruck {
  const { wert, typ } = spalteOf(bericht, ordnung);
  const own = typ === 'text' ? sql`(${wert} collate "C")` : sql`(${wert})`;
  const last = typ === 'text' ? sql`${schluessel}::text` : sql`${schluessel}::text::${sql.raw(typ)}`;
  const beyond = ordnung.Descending ? sql`<` : sql`>`;
  return sql`(${own} ${beyond} ${last} or (${own} = ${last} and (${bericht.id} collate "C") > ${stelle}))`;
}

const chosen = <Row>(bericht: Bericht<Row>, auswahl: Auswahl) => ({
  condition: where(bericht, auswahl),
  isSearched: auswahl.gesucht.length > 0,
});

function where<Row>(
  bericht: Bericht<Row>,
  { gesucht, status, von, bis, produktId, mitarbeiternummer, channel, anstehend }: Auswahl,
): Ausdruck {
  const { wo, datum, produkt, mitarbeiter, channel: ownChannel } = bericht;
  const conditions = [wo];
  if (status) conditions.push(status.length === 0 ? sql`false` : sql`${bericht.status} in (${sql.join(status)})`);
  if (von !== undefined && datum) conditions.push(sql`${datum.wert} >= ${beginOf(datum, von, 0)}`);
  if (bis !== undefined && datum) conditions.push(sql`${datum.wert} < ${beginOf(datum, bis, 1)}`);
  if (produktId !== undefined && produkt) conditions.push(sql`${produkt} = ${produktId}`);
  if (mitarbeiternummer !== undefined && mitarbeiter) conditions.push(sql`${mitarbeiter} = ${mitarbeiternummer}`);
  if (channel !== undefined && ownChannel) conditions.push(sql`lower(${ownChannel}) = ${channel.toLowerCase()}`);
  if (anstehend !== undefined) conditions.push(bericht.anstehend?.[anstehend] ?? sql`false`);
  for (const forms of gesucht) {
    const hat = (text: Ausdruck) =>
      sql`(${sql.join(
        forms.map((form) => sql`${text} like ${form}`),
        sql` or `,
      )})`;
    conditions.push(sql`(${sql.join(bericht.suche(hat), sql` or `)})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Where a day begins, or the one after: days of a calendar as they are, moments in Berlin. */
const beginOf = ({ typ }: Spalte, day: string, after: number): Ausdruck =>
  typ === 'date' ? sql`${day}::date + ${after}::int` : sql`((${day}::date + ${after}::int)::timestamp at time zone 'Europe/Berlin')`;
