import { sql } from 'kysely';
import type { Ausdruck, Auswahl, Bericht, Spalte, Stufen } from '../form.ts';
import { spalteOf } from '../spalte.ts';

/** Which rows of a report a filter leaves. */
export function where<Row>(
  bericht: Bericht<Row>,
  { gesucht, status, von, bis, produktId, mitarbeiternummer, channel, anstehend, stufen }: Auswahl,
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
