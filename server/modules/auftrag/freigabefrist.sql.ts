import { sql } from 'kysely';
import { artenByFreigabeTage } from '../../../contract/rules/freigabe.ts';
import { addDays } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { Column, Sql } from '../../reports/report.ts';
import { isOfArt, listArten } from '../produkt/index.ts';

/** The day of release of the orders `a` as the database finds it, and of a time of release the days on which their periods begin. */
export interface Freigabefrist {
  /** Sorts orders by their day of release. */
  readonly spalte: Column;
  /** Orders whose day of release lies in these days. */
  between(von: string, bis: string): Sql;
}

/** By the kinds that the tenant's products have: of most tenants one period holds for all. */
export async function readFreigabefrist(context: Context): Promise<Freigabefrist> {
  const { konfiguration } = context;
  const byTage = [...artenByFreigabeTage(konfiguration, await listArten(context))];
  const [[tage] = [0], ...others] = byTage;
  const whens = others.map(([days, arten]) => sql`when ${isOfArt(sql`a.produkt_id`, arten, konfiguration)} then ${days}::int`);
  const days = whens.length === 0 ? sql`${tage}::int` : sql`case ${sql.join(whens, sql` `)} else ${tage}::int end`;
  const all = byTage.map(([one]) => one);
  const [least, most] = all.length === 0 ? [tage, tage] : [Math.min(...all), Math.max(...all)];
  const begins = (von: string, bis: string) => sql`a.frist_beginn between ${addDays(von, -most)}::date and ${addDays(bis, -least)}::date`;
  return {
    spalte: { value: sql`a.frist_beginn + ${days}`, type: 'date' },
    between: (von, bis) =>
      whens.length === 0 ? begins(von, bis) : sql`${begins(von, bis)} and a.frist_beginn + ${days} between ${von}::date and ${bis}::date`,
  };
}
