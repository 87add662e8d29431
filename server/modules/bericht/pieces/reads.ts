import { sql } from 'kysely';
import type { MandantKonfiguration } from '../../../../contract/calls/mandant.ts';
import { ProduktArt } from '../../../../contract/values/produktart.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import type { Column, Filter, Sql } from '../../../reports/report.ts';
import type { Sicht } from '../sicht.ts';

/** The rows of a table that somebody of an agency sees. */
export function own(table: string, { agenturnummer, nur }: Sicht): Sql {
  const all = ofAgentur(table, agenturnummer);
  return nur === undefined ? all : sql`${all} and ${sql.ref(`${table}.mitarbeiternummer`)} = ${nur}`;
}

/** All rows of an agency in a table. */
export const ofAgentur = (table: string, agenturnummer: string): Sql =>
  sql`${sql.ref(`${table}.mandant`)} = current_mandant() and ${sql.ref(`${table}.agenturnummer`)} = ${agenturnummer}`;

/** Joins the referral of the rows of a table as `e`, while it is of the same agency. */
export const joinEmpfehlung = (table: string, { agenturnummer }: Sicht): Sql => sql`left join empfehlung e
  on ${ofAgentur('e', agenturnummer)} and e.empfehlungsnummer = ${sql.ref(`${table}.empfehlungsnummer`)}`;

/** Joins the product of this id as `pr`. */
export const joinProdukt = (id: Sql): Sql => sql`left join produkt pr on pr.mandant = current_mandant() and pr.id = ${id}`;

/** Folds a text for sorting: in lower case, with ä as a. */
export const folded = (text: Sql): Sql => sql`coalesce(translate(lower(${text}), 'äöüß', 'aous'), '')`;

const nameIn = (table: string, locale: Locale): Sql => sql.ref(`${table}.${locale === 'de' ? 'name' : 'name_en'}`);

/** Orders rows by the name of the product `pr`. */
export const byProduktname = (locale: Locale): Column => ({ value: folded(nameIn('pr', locale)), type: 'text' });

/** The search finds the name of the product with this id. */
export const produktMatches = (id: Sql, locale: Locale, matches: (text: Sql) => Sql): Sql =>
  sql`${id} in (select x.id from produkt x where x.mandant = current_mandant() and ${matches(sql`suchtext(${nameIn('x', locale)})`)})`;

/** The search finds the recommender of the referral with this number. A subquery instead of a join: three times as fast for orders. */
export const empfehlerMatches = (nummer: Sql, { agenturnummer }: Sicht, matches: (text: Sql) => Sql): Sql =>
  sql`${nummer} in (select x.empfehlungsnummer from empfehlung x where ${ofAgentur('x', agenturnummer)} and ${matches(sql`x.suchname`)})`;

/** The search finds the name of the agency's user whom the audit log calls `wer`. */
export const benutzerMatches = (wer: Sql, agenturnummer: string, matches: (text: Sql) => Sql): Sql => sql`${wer} in (
    select 'Agentur:' || x.agenturnummer || ':' || x.agentur_benutzer_id from agentur_benutzer x
    where ${ofAgentur('x', agenturnummer)} and ${matches(sql`suchtext(x.vorname || ' ' || x.nachname)`)}
  )`;

/** Whether the product of this id is of one of these kinds, as `artOf` takes its kind. */
export const isOfArt = (
  id: Sql,
  arten: readonly ProduktArt[],
  konfiguration: Pick<MandantKonfiguration, 'ProduktArt'>,
): Sql => sql`${id} = any (array(
    select pr.id from produkt pr where pr.mandant = current_mandant() and case
      when pr.daten ->> 'ProduktArt' = any (${ProduktArt.options}::text[]) then pr.daten ->> 'ProduktArt' else ${konfiguration.ProduktArt}
    end = any (${arten}::text[])
  ))`;

/** Joins the agency's user that the audit log names in `wer` (`Agentur:<agency>:<user>`). */
export const joinBenutzer = (as: string, wer: Sql, agenturnummer: string): Sql => sql`left join agentur_benutzer ${sql.ref(as)}
  on ${ofAgentur(as, agenturnummer)} and starts_with(${wer}, ${`Agentur:${agenturnummer}:`})
  and ${sql.ref(`${as}.agentur_benutzer_id`)} = substr(${wer}, ${`Agentur:${agenturnummer}:`.length + 1}::int)`;

/** The filter `Anstehend`, by the kinds of waiting rows that a report has. */
export const pending = (conditions: Readonly<Record<string, Sql>>): { readonly Anstehend: Filter } => ({
  Anstehend: (what) => conditions[String(what)] ?? sql`false`,
});
