import type { Context } from '../../context.ts';

export interface NeuerKlick {
  readonly empfehlungsnummer: string;
  readonly channel: string;
  readonly art: 'Klick' | 'Besuch';
  readonly wiederholung: boolean;
}

export async function insertKlick(context: Context, klick: NeuerKlick): Promise<void> {
  await context.tx
    .insertInto('klick')
    .values({ ...klick, zeit: context.now })
    .execute();
}
