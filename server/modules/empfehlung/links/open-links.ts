import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { countRunningLinks, countRunningOfPerson } from '../reads.ts';
import { statusSeen } from '../schritte/seen.ts';
import { hasEnded } from './click.ts';

/** Links that can be followed and promise the same. */
export interface OpenLinks {
  readonly produkt_id: number;
  readonly agenturnummer: string | null;
  readonly sellernummer: string | null;
  readonly anteil_empfehler: 100 | 50 | 0;
  readonly anzahl: number;
}

/** Counts the links that can be followed now (`annahmeOf`), for a product or for all (null), by what decides on their promise. */
export async function countOpenLinks(context: Context, produktId: number | null): Promise<readonly OpenLinks[]> {
  const selection = { produktId, day: dayOf(context.now) };
  const links = await countRunningLinks(context, selection);
  const ofPerson = await countRunningOfPerson(context, selection);
  return [...links, ...ofPerson.filter((row) => !hasEnded(statusSeen(context, row)))];
}
