import { sql } from 'kysely';
import type { MandantKonfiguration } from '../../../../contract/calls/mandant.ts';
import { ProduktArt } from '../../../../contract/values/produktart.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import type { Ausdruck, Spalte, Stufung } from '../form.ts';
import type { Sicht } from '../sicht.ts';

/** The rows of a table that somebody of an agency sees. */
export function own(table: string, { agenturnummer, nur }: Sicht): Ausdruck {
  const ofAgentur = sql`${sql.ref(`${table}.mandant`)} = current_mandant() and ${sql.ref(`${table}.agenturnummer`)} = ${agenturnummer}`;
  return nur === undefined ? ofAgentur : sql`${ofAgentur} and ${sql.ref(`${table}.mitarbeiternummer`)} = ${nur}`;
}

/** A column of few values, each a step of its order. */
export const inStufen = ({ wert, typ, mit }: Spalte): Spalte => ({ wert, typ, ...(mit && { mit }), stufung: { wert, typ } });

/** A column of few words in an order of their own. */
export const inReihe = (wort: Ausdruck, words: readonly string[], vorab?: Stufung['vorab']): Spalte => ({
  wert: stelleIn(wort, words),
  typ: 'bigint',
  stufung: { wert: wort, typ: 'text', rang: (stufe) => ({ wert: stelleIn(stufe, words) }), ...(vorab && { vorab }) },
});

/** Whether a value is one of these; of one alone an index has the rows in their order. */
export const istEinesVon = (wert: Ausdruck, values: readonly string[]): Ausdruck =>
  values.length === 1 ? sql`${wert} = ${values[0]}` : sql`${wert} = any (${values})`;

/** The place of a word in an order that has an index of its own. */
export const stelleVon = (wort: Ausdruck, words: readonly string[]): Spalte => ({ wert: stelleIn(wort, words), typ: 'bigint' });

/** The place of a value among these, from 1: what `array_position` says, in a fraction of its time. */
const stelleIn = (wert: Ausdruck, values: readonly string[]): Ausdruck =>
  sql`case ${wert} ${sql.join(
    values.map((value, index) => sql`when ${sql.lit(value)} then ${sql.lit(index + 1)}`),
    sql` `,
  )} end`;

const nameIn = (table: string, locale: Locale): Ausdruck => sql.ref(`${table}.${locale === 'de' ? 'name' : 'name_en'}`);

/** The name of the product `pr`, as it is ordered. */
export const produktname = (locale: Locale): Ausdruck => sql`coalesce(translate(lower(${nameIn('pr', locale)}), 'äöüß', 'aous'), '')`;

/** Ordered by the place of a row's product among all by its name: to compare numbers takes the database less than names. */
export function produktrang(id: Ausdruck, locale: Locale): Spalte {
  const rangOf: NonNullable<Stufung['rang']> = (of) => ({
    wert: sql`coalesce(r.rang, 0)`,
    mit: sql`left join (
      select pr.id, dense_rank() over (order by ${produktname(locale)} collate "C") as rang from produkt pr where pr.mandant = current_mandant()
    ) r on r.id = ${of}`,
  });
  return { ...rangOf(id), typ: 'bigint', stufung: { wert: id, typ: 'bigint', rang: rangOf } };
}

/** Whether the product of this id is of one of these kinds, as `artOf` takes its kind. */
export const isOfArt = (
  id: Ausdruck,
  arten: readonly ProduktArt[],
  konfiguration: Pick<MandantKonfiguration, 'ProduktArt'>,
): Ausdruck => sql`${id} = any (array(
    select pr.id from produkt pr where pr.mandant = current_mandant() and case
      when pr.daten ->> 'ProduktArt' = any (${ProduktArt.options}::text[]) then pr.daten ->> 'ProduktArt' else ${konfiguration.ProduktArt}
    end = any (${arten}::text[])
  ))`;

/** Whether the product of this id has a word in its name. */
export const hatProdukt = (id: Ausdruck, locale: Locale, hat: (text: Ausdruck) => Ausdruck): Ausdruck =>
  sql`${id} in (select x.id from produkt x where ${hat(sql`suchtext(${nameIn('x', locale)})`)})`;

/** Who of the agency did something, by what is kept of who did it: `Agentur:`, its number and the person's, after a colon each. */
export const joinBenutzer = (as: string, wer: Ausdruck, agenturnummer: string): Ausdruck => sql`left join agentur_benutzer ${sql.ref(as)}
  on ${sql.ref(`${as}.mandant`)} = current_mandant() and ${sql.ref(`${as}.agenturnummer`)} = ${agenturnummer}
  and starts_with(${wer}, ${`Agentur:${agenturnummer}:`}) and ${sql.ref(`${as}.agentur_benutzer_id`)} = substr(${wer}, ${`Agentur:${agenturnummer}:`.length + 1}::int)`;

/** A column of who of the agency did something, by name. */
export function inNamen(wer: Ausdruck, agenturnummer: string): Spalte {
  const rangOf = (of: Ausdruck) => ({
    wert: sql`coalesce(lower(b.vorname || ' ' || b.nachname), ${of})`,
    mit: joinBenutzer('b', of, agenturnummer),
  });
  return { ...rangOf(wer), typ: 'text', stufung: { wert: wer, typ: 'text', rang: rangOf } };
}

/** Whether who of the agency did something has a word in the name. */
export const istBenutzer = (wer: Ausdruck, agenturnummer: string, hat: (text: Ausdruck) => Ausdruck): Ausdruck => sql`${wer} in (
  select 'Agentur:' || x.agenturnummer || ':' || x.agentur_benutzer_id from agentur_benutzer x
  where x.agenturnummer = ${agenturnummer} and ${hat(sql`suchtext(x.vorname || ' ' || x.nachname)`)}
)`;
