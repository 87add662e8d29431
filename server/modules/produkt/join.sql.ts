import { sql } from 'kysely';
import type { Locale } from '../../../contract/values/wire.ts';
import { type Column, folded, type Sql } from '../../reports/report.ts';

/** Joins the product of this id as `pr`. */
export const joinProdukt = (id: Sql): Sql => sql`left join produkt pr on pr.mandant = current_mandant() and pr.id = ${id}`;

/** The columns of the product `pr` that `produktOf` needs for its name. */
export const PRODUKT_NAME = { produkt_name: sql<string>`pr.name`, produkt_name_en: sql<string>`pr.name_en` };

const nameIn = (table: string, locale: Locale): Sql => sql.ref(`${table}.${locale === 'de' ? 'name' : 'name_en'}`);

/** Orders rows by the name of the product `pr`. */
export const byProduktname = (locale: Locale): Column => ({ value: folded(nameIn('pr', locale)), type: 'text' });

/** Search condition on the name of the product with this id. */
export const produktMatches = (id: Sql, locale: Locale, matches: (text: Sql) => Sql): Sql =>
  sql`${id} in (select x.id from produkt x where x.mandant = current_mandant() and ${matches(sql`suchtext(${nameIn('x', locale)})`)})`;
