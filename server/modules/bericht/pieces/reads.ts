import { sql } from 'kysely';
import type { MandantKonfiguration } from '../../../../contract/calls/mandant.ts';
import { ProduktArt } from '../../../../contract/values/produktart.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import type { Column, Filter, Sql } from '../../../reports/report.ts';
import type { Sicht } from '../sicht.ts';

/** The rows of a table that somebody of an agency sees. */
export function own(table: string, { agenturnummer, nur }: Sicht): Sql {
  const ofAgentur = ofAgency(table, agenturnummer);
  return nur === undefined ? ofAgentur : sql`${ofAgentur} and ${sql.ref(`${table}.mitarbeiternummer`)} = ${nur}`;
}

/** All rows of an agency in a table. */
export const ofAgency = (table: string, agenturnummer: string): Sql =>
  sql`${sql.ref(`${table}.mandant`)} = current_mandant() and ${sql.ref(`${table}.agenturnummer`)} = ${agenturnummer}`;

/** Joins the referral of the rows of a table as `e`, while it is of the same agency. */
export const joinEmpfehlung = (table: string, { agenturnummer }: Sicht): Sql => sql`left join empfehlung e
  on ${ofAgency('e', agenturnummer)} and e.empfehlungsnummer = ${sql.ref(`${table}.empfehlungsnummer`)}`;

/** Joins the product of this id as `pr`. */
export const joinProdukt = (id: Sql): Sql => sql`left join produkt pr on pr.mandant = current_mandant() and pr.id = ${id}`;

/** Folds a text for sorting: in lower case, with ä as a. */
export const folded = (text: Sql): Sql => sql`coalesce(translate(lower(${text}), 'äöüß', 'aous'), '')`;

const nameIn = (table: string, locale: Locale): Sql => sql.ref(`${table}.${locale === 'de' ? 'name' : 'name_en'}`);

/** Orders rows by the name of the product `pr`. */
export const byProduktname = (locale: Locale): Column => ({ value: folded(nameIn('pr', locale)), type: 'text' });

/** Whether the product of this id has a word in its name. */
export const hatProdukt = (id: Sql, locale: Locale, has: (text: Sql) => Sql): Sql =>
  sql`${id} in (select x.id from produkt x where x.mandant = current_mandant() and ${has(sql`suchtext(${nameIn('x', locale)})`)})`;

/** Whether the referral of this number has a word in its recommender's name. As a list of numbers, so that a search joins nothing. */
export const hatEmpfehler = (nummer: Sql, { agenturnummer }: Sicht, has: (text: Sql) => Sql): Sql =>
  sql`${nummer} in (select x.empfehlungsnummer from empfehlung x where ${ofAgency('x', agenturnummer)} and ${has(sql`x.suchname`)})`;

/** Whether the agency's user that the audit log names in `wer` has a word in the name. */
export const hatBenutzer = (wer: Sql, agenturnummer: string, has: (text: Sql) => Sql): Sql => sql`${wer} in (
    select 'Agentur:' || x.agenturnummer || ':' || x.agentur_benutzer_id from agentur_benutzer x
    where ${ofAgency('x', agenturnummer)} and ${has(sql`suchtext(x.vorname || ' ' || x.nachname)`)}
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
  on ${ofAgency(as, agenturnummer)} and starts_with(${wer}, ${`Agentur:${agenturnummer}:`})
  and ${sql.ref(`${as}.agentur_benutzer_id`)} = substr(${wer}, ${`Agentur:${agenturnummer}:`.length + 1}::int)`;

/** The filter `Anstehend`: which rows wait today. */
export const pending = (conditions: Readonly<Record<string, Sql>>): { readonly Anstehend: Filter } => ({
  Anstehend: (what) => conditions[String(what)] ?? sql`false`,
});
