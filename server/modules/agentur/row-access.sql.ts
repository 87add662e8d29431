import { sql } from 'kysely';
import { plannedByValues } from '../../db/statement-names.ts';
import type { Sql } from '../../reports/report.ts';
import type { RowAccess } from './row-access.ts';

/** Condition: rows of an agency that a user of it sees. */
export const isVisible = (table: string, access: RowAccess): Sql =>
  sql`${ofAgentur(table, access.agenturnummer)} and ${isVisibleInAgentur(table, access)}`;

/** Condition within the rows of an agency: those that a user sees. */
export const isVisibleInAgentur = (table: string, { nur }: RowAccess): Sql =>
  nur === undefined ? sql`true` : sql`${sql.ref(`${table}.mitarbeiternummer`)} = ${nur}`;

/** Condition: all rows of an agency in a table. */
export const ofAgentur = (table: string, agenturnummer: string): Sql =>
  sql`${plannedByValues} ${sql.ref(`${table}.mandant`)} = current_mandant() and ${sql.ref(`${table}.agenturnummer`)} = ${agenturnummer}`;

/** Condition: the search matches the name of the agency's user that the audit log names in `wer`. */
export const benutzerMatches = (wer: Sql, agenturnummer: string, matches: (text: Sql) => Sql): Sql => sql`${wer} in (
    select 'Agentur:' || x.agenturnummer || ':' || x.agentur_benutzer_id from agentur_benutzer x
    where ${ofAgentur('x', agenturnummer)} and ${matches(sql`suchtext(x.vorname || ' ' || x.nachname)`)}
  )`;

/** Joins the agency's user that the audit log names in `wer` (`Agentur:<agency>:<user>`). */
export const joinBenutzer = (as: string, wer: Sql, agenturnummer: string): Sql => sql`left join agentur_benutzer ${sql.ref(as)}
  on ${ofAgentur(as, agenturnummer)} and starts_with(${wer}, ${`Agentur:${agenturnummer}:`})
  and ${sql.ref(`${as}.agentur_benutzer_id`)} = substr(${wer}, ${`Agentur:${agenturnummer}:`.length + 1}::int)`;
