import type { MandantScope } from '../../db/scope.ts';

export interface NeuerKlick {
  readonly empfehlungsnummer: string;
  readonly channel: string;
  readonly art: 'Klick' | 'Besuch';
  readonly wiederholung: boolean;
  readonly zeit: Date;
}

export async function insertKlicks({ tx }: MandantScope, klicks: readonly NeuerKlick[]): Promise<void> {
  await tx.insertInto('klick').values(klicks).execute();
}
