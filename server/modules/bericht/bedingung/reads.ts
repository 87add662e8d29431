import { sql } from 'kysely';
import type { Ausdruck, Auswahl, Bericht, Spalte, Stufen } from '../form.ts';
import { spalteOf } from '../spalte.ts';

const NONE = sql`false`;

/** Which rows of a report a filter leaves; of a report without what it chooses by, none. */
export function where<Row>(
  bericht: Bericht<Row>,
  { gesucht, status, von, bis, produktId, mitarbeiternummer, channel, anstehend, stufen }: Auswahl,
): Ausdruck {
  const { wo, datum, produkt, mitarbeiter, channel: ownChannel } = bericht;
  const conditions = [wo];
  if (status) conditions.push(status.length === 0 ? NONE : sql`${bericht.status} in (${sql.join(status)})`);
  if (von !== undefined) conditions.push(datum ? sql`${datum.wert} >= ${beginOf(datum, von, 0)}` : NONE);
  if (bis !== undefined) conditions.push(datum ? sql`${datum.wert} < ${beginOf(datum, bis, 1)}` : NONE);
  if (produktId !== undefined) conditions.push(produkt ? sql`${produkt} = ${produktId}` : NONE);
  if (mitarbeiternummer !== undefined) conditions.push(mitarbeiter ? sql`${mitarbeiter} = ${mitarbeiternummer}` : NONE);
  if (channel !== undefined) conditions.push(ownChannel ? sql`lower(${ownChannel}) = ${channel.toLowerCase()}` : NONE);
  if (anstehend !== undefined) conditions.push(bericht.anstehend?.[anstehend] ?? NONE);
  if (stufen) conditions.push(isOf(spalteOf(bericht, stufen), stufen));
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

function isOf({ stufung }: Spalte, { werte }: Stufen): Ausdruck {
  if (!stufung) throw new Error('a column without steps is not chosen by them');
  const own = sql`${stufung.wert} = any (${werte}::text[]::${sql.raw(stufung.typ)}[])`;
  return stufung.vorab ? sql`${stufung.vorab(werte)} and ${own}` : own;
}

/** Where a day begins, or the one after: days of a calendar as they are, moments in Berlin. */
const beginOf = ({ typ }: Spalte, day: string, after: number): Ausdruck =>
  typ === 'date' ? sql`${day}::date + ${after}::int` : sql`((${day}::date + ${after}::int)::timestamp at time zone 'Europe/Berlin')`;
