import { type QueryCreator, sql } from 'kysely';
import type { MandantTables } from '../../db/tables.ts';
import type { Retention } from '../../retention.ts';

export interface NeuerKlick {
  readonly empfehlungsnummer: string;
  readonly channel: string;
  readonly art: 'Klick' | 'Besuch';
  readonly wiederholung: boolean;
  readonly zeit: Date;
}

/** Inserts any number of clicks by one statement, whose text is always the same. */
export function insertKlicks(query: QueryCreator<MandantTables>, klicks: readonly NeuerKlick[]) {
  const rows = sql`json_to_recordset(${JSON.stringify(klicks)}::json)
    as klick(empfehlungsnummer text, channel text, art text, wiederholung boolean, zeit timestamptz)`;
  return query
    .insertInto('klick')
    .columns(['empfehlungsnummer', 'channel', 'art', 'wiederholung', 'zeit'])
    .expression(sql`select * from ${rows}`);
}

/** Clicks and visits past their year. */
export const klickRetentions: readonly Retention[] = [
  {
    rule: 'klick',
    async find({ tx }, before, limit) {
      const rows = await tx
        .selectFrom('klick')
        .select(sql<string>`klick_id::text`.as('id'))
        .where('zeit', '<', before)
        .limit(limit)
        .execute();
      return rows.map((row) => row.id);
    },
    remove: async ({ tx }, keys) => void (await tx.deleteFrom('klick').where('klick_id', 'in', keys.map(Number)).execute()),
  },
];
