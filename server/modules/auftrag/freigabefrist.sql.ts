import { sql } from 'kysely';
import { daysUntilFreigabe } from '../../../contract/rules/freigabe.ts';
import { addDays } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { Column, Sql } from '../../reports/report.ts';
import { groupProdukteBy } from '../produkt/index.ts';

/** SQL for the day of release of the orders `a`. */
export interface Freigabefrist {
  /** The day of release. */
  readonly tag: Sql;
  /** Sorts orders by their day of release; by a column with an index where all products wait equally long. */
  readonly spalte: Column;
  /** Condition: the day of release is between these days, both inclusive. */
  between(von: string, bis: string): Sql;
}

/**
 * `freigabeTagOf` in SQL; the number of days of each product is computed before the statement. It is not stored with an order, because an
 * import of the tenant's settings or products changes it for open orders too. Most tenants have one number of days for all products.
 */
export async function readFreigabefrist(context: Context): Promise<Freigabefrist> {
  const byTage = await groupProdukteBy(context, (art) => daysUntilFreigabe(context.konfiguration, art));
  const [[tage] = [0], ...others] = byTage;
  const whens = others.map(([days, ids]) => sql`when a.produkt_id = any (${ids}::int[]) then ${days}::int`);
  const days = whens.length === 0 ? sql`${tage}::int` : sql`case ${sql.join(whens, sql` `)} else ${tage}::int end`;
  const all = [tage, ...byTage.keys()];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const tag = sql`a.frist_beginn + ${days}`;
  const begins = (von: string, bis: string) => sql`a.frist_beginn between ${addDays(von, -most)}::date and ${addDays(bis, -least)}::date`;
  return {
    tag,
    spalte: { value: whens.length === 0 ? sql`a.frist_beginn` : tag, type: 'date' },
    between: (von, bis) =>
      whens.length === 0 ? begins(von, bis) : sql`${begins(von, bis)} and ${tag} between ${von}::date and ${bis}::date`,
  };
}
