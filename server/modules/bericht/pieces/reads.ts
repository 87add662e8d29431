import { sql } from 'kysely';
import type { Locale } from '../../../../contract/values/wire.ts';
import type { Ausdruck } from '../reads.ts';
import type { Sicht } from '../sicht.ts';

/** The rows of a table that somebody of an agency sees. */
export function own(table: string, { agenturnummer, nur }: Sicht): Ausdruck {
  const ofAgentur = sql`${sql.ref(`${table}.mandant`)} = current_mandant() and ${sql.ref(`${table}.agenturnummer`)} = ${agenturnummer}`;
  return nur === undefined ? ofAgentur : sql`${ofAgentur} and ${sql.ref(`${table}.mitarbeiternummer`)} = ${nur}`;
}

const nameIn = (table: string, locale: Locale): Ausdruck => sql.ref(`${table}.${locale === 'de' ? 'name' : 'name_en'}`);

/** The name of the product `pr`, as it is ordered. */
export const produktname = (locale: Locale): Ausdruck => sql`coalesce(translate(lower(${nameIn('pr', locale)}), 'äöüß', 'aous'), '')`;

/** Whether the product of this id has a word in its name. */
export const hatProdukt = (id: Ausdruck, locale: Locale, hat: (text: Ausdruck) => Ausdruck): Ausdruck =>
  sql`${id} in (select x.id from produkt x where ${hat(sql`suchtext(${nameIn('x', locale)})`)})`;

/** Of `Agentur:A-1001:…`, as the audit log names who acts, the id. */
const idIn = (wer: Ausdruck): Ausdruck => sql`substring(${wer} from '^Agentur:.*:([^:]*)$')`;

/** Who of the agency did something, by what is kept of who did it. */
export const joinBenutzer = (as: string, wer: Ausdruck, agenturnummer: string): Ausdruck => sql`left join agentur_benutzer ${sql.ref(as)}
  on ${sql.ref(`${as}.mandant`)} = current_mandant() and ${sql.ref(`${as}.agenturnummer`)} = ${agenturnummer}
  and ${sql.ref(`${as}.agentur_benutzer_id`)} = ${idIn(wer)}`;

/** Whether who of the agency did something has a word in the name. */
export const istBenutzer = (wer: Ausdruck, agenturnummer: string, hat: (text: Ausdruck) => Ausdruck): Ausdruck => sql`${wer} in (
  select 'Agentur:' || x.agenturnummer || ':' || x.agentur_benutzer_id from agentur_benutzer x
  where x.agenturnummer = ${agenturnummer} and ${hat(sql`suchtext(x.vorname || ' ' || x.nachname)`)}
)`;
