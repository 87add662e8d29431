import { type QueryCreator, sql } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

export interface NeuerKlick {
  readonly empfehlungsnummer: string;
  readonly channel: string;
  readonly art: 'Klick' | 'Besuch';
  readonly wiederholung: boolean;
  readonly zeit: Date;
  /** The recipient named by the link; stored only if it is a recipient of that referral. */
  readonly empfaengernummer?: string | undefined;
  /** The page on which the visitor entered. */
  readonly einsprungsquelle?: string | undefined;
}

/** Inserts any number of clicks with one statement, whose text does not depend on their number. */
export function insertKlicks(query: QueryCreator<MandantTables>, klicks: readonly NeuerKlick[]) {
  const rows = sql`json_to_recordset(${JSON.stringify(klicks)}::json)
    as klick(empfehlungsnummer text, channel text, art text, wiederholung boolean, zeit timestamptz, empfaengernummer text, einsprungsquelle text)`;
  // A lookup by key for each row, because a join might read all recipients.
  const named = sql`(select e.empfaengernummer from empfaenger e
    where e.empfaengernummer = klick.empfaengernummer and e.empfehlungsnummer = klick.empfehlungsnummer)`;
  return query
    .insertInto('klick')
    .columns(['empfehlungsnummer', 'channel', 'art', 'wiederholung', 'zeit', 'empfaengernummer', 'einsprungsquelle'])
    .expression(sql`select empfehlungsnummer, channel, art, wiederholung, zeit, ${named}, einsprungsquelle from ${rows}`);
}

/** Whether the link of a referral has a counted click. */
export async function hasKlicks({ tx }: MandantScope, empfehlungsnummer: string): Promise<boolean> {
  const counted = tx.selectFrom('klick').select('klick_id').where('art', '=', 'Klick').where('wiederholung', '=', false);
  return (await counted.where('empfehlungsnummer', '=', empfehlungsnummer).limit(1).executeTakeFirst()) !== undefined;
}
