import { sql } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';

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
