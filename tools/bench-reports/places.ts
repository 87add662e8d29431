import type pg from 'pg';
import { ALLE_PRODUKTE } from '../../server/modules/bericht/index.ts';
import type { Case } from './cases.ts';
import type { Measured } from './product.ts';

/** Where a page stands in an index of its very order. */
export interface Place {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** How many rows a page has where none are asked for. */
const PAGE = 25;

/** Makes room for the orders of reports in a database. Until `dropPlaces`. */
export async function makePlaces({ plain, werte }: Measured, mandant: string): Promise<void> {
  await plain.query(`drop schema if exists bench cascade; create schema bench;
    create table bench.stelle (mandant text, ordnung text, platz integer, stelle text collate "C");
    create index on bench.stelle (mandant, ordnung, platz) include (stelle);
    create table bench.wert (mandant text, produkt integer, von date, bis date, ab timestamptz, vor timestamptz, wert integer)`);
  const { eigene, werte: alle } = await werte();
  await plain.query(
    `insert into bench.wert select $1, pr.id, w.von, w.bis, w.ab, w.vor, w.wert
     from produkt pr join jsonb_to_recordset($2::jsonb) as w(produkt integer, von date, bis date, ab timestamptz, vor timestamptz, wert integer)
       on w.produkt = case when pr.id = any ($3::int[]) then pr.id else $4 end
     where pr.mandant = $1`,
    [mandant, JSON.stringify(alle), eigene, ALLE_PRODUKTE],
  );
  await plain.query('vacuum analyze bench.wert');
}

export const dropPlaces = (plain: pg.Client) => plain.query('drop schema if exists bench cascade');

const ordnungOf = ({ bericht, abfrage }: Case) => `${bericht} ${abfrage.OrderBy ?? ''}`;

/** The rows of an order, as the report has them, each at its place: an index walks from either end to a page, as no better could be made for it. */
async function keepOrder({ plain, ask }: Measured, mandant: string, one: Case): Promise<void> {
  const { rows } = await plain.query('select from bench.stelle where mandant = $1 and ordnung = $2 limit 1', [mandant, ordnungOf(one)]);
  if (rows.length > 0) return;
  const { keys } = await ask({ ...one, abfrage: { ...one.abfrage, Pagenumber: 1, Pagesize: Number.MAX_SAFE_INTEGER } });
  await plain.query('insert into bench.stelle select $1, $2, u.platz, u.stelle from unnest($3::text[]) with ordinality u(stelle, platz)', [
    mandant,
    ordnungOf(one),
    keys,
  ]);
  await plain.query('vacuum analyze bench.stelle');
}

/** How the plain select finds the rows of a page by its order; those that a filter leaves it knows by what the report found. */
export async function placeOf(measured: Measured, mandant: string, one: Case, count: number): Promise<Place | undefined> {
  if (one.abfrage.Filter !== undefined || one.isSum) return undefined;
  await keepOrder(measured, mandant, one);
  const offset = PAGE * Math.max(0, Math.min(one.abfrage.Pagenumber ?? 1, Math.ceil(count / PAGE)) - 1);
  const after = Math.max(0, count - offset - PAGE);
  const isBackward = after < offset;
  return {
    text: `select stelle from bench.stelle where mandant = $1 and ordnung = $2 order by platz ${isBackward ? 'desc' : 'asc'} limit $3 offset $4`,
    values: [mandant, ordnungOf(one), Math.min(PAGE, count - offset), isBackward ? after : offset],
  };
}
