import { sql } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';
import type { Retention } from '../../retention.ts';

export interface NeuerKlick {
  readonly empfehlungsnummer: string;
  readonly channel: string;
  readonly art: 'Klick' | 'Besuch';
  readonly wiederholung: boolean;
  readonly zeit: Date;
}

/** Stores any number of clicks by one statement, whose text is always the same. */
export async function insertKlicks({ tx }: MandantScope, klicks: readonly NeuerKlick[]): Promise<void> {
  const columns = ['empfehlungsnummer', 'channel', 'art', 'wiederholung', 'zeit'] as const;
  const [nummern, channels, arten, wiederholungen, zeiten] = columns.map((column) => klicks.map((klick) => klick[column]));
  const rows = sql`unnest(${nummern}::text[], ${channels}::text[], ${arten}::text[], ${wiederholungen}::boolean[], ${zeiten}::timestamptz[])`;
  await tx
    .insertInto('klick')
    .columns([...columns])
    .expression(sql`select * from ${rows}`)
    .execute();
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
