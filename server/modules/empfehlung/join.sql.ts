import { sql } from 'kysely';
import type { Sql } from '../../reports/report.ts';
import { ofAgentur, type Sicht } from '../agentur/index.ts';

/** Joins the referral of the rows of a table as `e`, while it is of the same agency. */
export const joinEmpfehlung = (table: string, { agenturnummer }: Sicht): Sql => sql`left join empfehlung e
  on ${ofAgentur('e', agenturnummer)} and e.empfehlungsnummer = ${sql.ref(`${table}.empfehlungsnummer`)}`;

/** The search finds the recommender of the referral with this number. A subquery instead of a join: three times as fast for orders. */
export const empfehlerMatches = (nummer: Sql, { agenturnummer }: Sicht, matches: (text: Sql) => Sql): Sql =>
  sql`${nummer} in (select x.empfehlungsnummer from empfehlung x where ${ofAgentur('x', agenturnummer)} and ${matches(sql`x.suchname`)})`;
