import { sql } from 'kysely';
import type { Locale } from '../../../../contract/values/wire.ts';
import type { Ausdruck, Spalte } from '../reads.ts';
import type { Sicht } from '../sicht.ts';

/** The rows of a table that somebody of an agency sees. */
export function own(table: string, { agenturnummer, nur }: Sicht): Ausdruck {
  const ofAgentur = sql`${sql.ref(`${table}.mandant`)} = current_mandant() and ${sql.ref(`${table}.agenturnummer`)} = ${agenturnummer}`;
  return nur === undefined ? ofAgentur : sql`${ofAgentur} and ${sql.ref(`${table}.mitarbeiternummer`)} = ${nur}`;
}

/** The place of a value among these, from 1: what `array_position` says, in a fraction of its time. */
export const stelleIn = (wert: Ausdruck, values: readonly string[]): Ausdruck =>
  sql`case ${wert} ${sql.join(
    values.map((value, index) => sql`when ${sql.lit(value)} then ${sql.lit(index + 1)}`),
    sql` `,
  )} end`;

const nameIn = (table: string, locale: Locale): Ausdruck => sql.ref(`${table}.${locale === 'de' ? 'name' : 'name_en'}`);

/** The name of the product `pr`, as it is ordered. */
export const produktname = (locale: Locale): Ausdruck => sql`coalesce(translate(lower(${nameIn('pr', locale)}), 'äöüß', 'aous'), '')`;

/** Ordered by the place of a row's product among all by its name: to compare numbers takes the database less than names. */
export const produktrang = (id: Ausdruck, locale: Locale): Spalte => ({
  wert: sql`coalesce(r.rang, 0)`,
  typ: 'bigint',
  mit: sql`left join (
    select pr.id, dense_rank() over (order by ${produktname(locale)} collate "C") as rang from produkt pr where pr.mandant = current_mandant()
  ) r on r.id = ${id}`,
});

/** Whether the product of this id has a word in its name. */
export const hatProdukt = (id: Ausdruck, locale: Locale, hat: (text: Ausdruck) => Ausdruck): Ausdruck =>
  sql`${id} in (select x.id from produkt x where ${hat(sql`suchtext(${nameIn('x', locale)})`)})`;

/** Who of the agency did something, by what is kept of who did it. */
export const joinBenutzer = (as: string, wer: Ausdruck, agenturnummer: string): Ausdruck => sql`left join agentur_benutzer ${sql.ref(as)}
  on ${sql.ref(`${as}.mandant`)} = current_mandant() and ${sql.ref(`${as}.agenturnummer`)} = ${agenturnummer}
  and 'Agentur:' || ${sql.ref(`${as}.agenturnummer`)} || ':' || ${sql.ref(`${as}.agentur_benutzer_id`)} = ${wer}`;

/** Whether who of the agency did something has a word in the name. */
export const istBenutzer = (wer: Ausdruck, agenturnummer: string, hat: (text: Ausdruck) => Ausdruck): Ausdruck => sql`${wer} in (
  select 'Agentur:' || x.agenturnummer || ':' || x.agentur_benutzer_id from agentur_benutzer x
  where x.agenturnummer = ${agenturnummer} and ${hat(sql`suchtext(x.vorname || ' ' || x.nachname)`)}
)`;
