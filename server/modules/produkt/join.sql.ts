import { type RawBuilder, sql } from 'kysely';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import { ProduktArt } from '../../../contract/values/produktart.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { type Column, folded, type Sql } from '../../reports/report.ts';

/** Joins the product of this id as `pr`. */
export const joinProdukt = (id: Sql): Sql => sql`left join produkt pr on pr.mandant = current_mandant() and pr.id = ${id}`;

/** What a report reads of the product `pr` for its name (`produktOf`). */
export const PRODUKT_NAME = { produkt_name: sql<string>`pr.name`, produkt_name_en: sql<string>`pr.name_en` };

const nameIn = (table: string, locale: Locale): Sql => sql.ref(`${table}.${locale === 'de' ? 'name' : 'name_en'}`);

/** Orders rows by the name of the product `pr`. */
export const byProduktname = (locale: Locale): Column => ({ value: folded(nameIn('pr', locale)), type: 'text' });

/** The search finds the name of the product with this id. */
export const produktMatches = (id: Sql, locale: Locale, matches: (text: Sql) => Sql): Sql =>
  sql`${id} in (select x.id from produkt x where x.mandant = current_mandant() and ${matches(sql`suchtext(${nameIn('x', locale)})`)})`;

/** Whether the product of this id is of one of these kinds, as `artOf` takes its kind. */
export const isOfArt = (
  id: Sql,
  arten: readonly ProduktArt[],
  konfiguration: Pick<MandantKonfiguration, 'ProduktArt'>,
): RawBuilder<boolean> => sql`${id} = any (array(
    select pr.id from produkt pr where pr.mandant = current_mandant() and case
      when pr.daten ->> 'ProduktArt' = any (${ProduktArt.options}::text[]) then pr.daten ->> 'ProduktArt' else ${konfiguration.ProduktArt}
    end = any (${arten}::text[])
  ))`;
