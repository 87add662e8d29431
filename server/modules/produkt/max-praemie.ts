import { type MaxPraemie, maxPraemieOf } from '../../../contract/rules/max-praemie.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { praemieFor, readPraemien } from '../praemie/index.ts';
import { listShownIds } from './store.ts';

/** The best reward that an order of today earns, over all products and agents that are not hidden; null if none earns anything. */
export async function maxPraemie(context: Context): Promise<MaxPraemie | null> {
  const day = dayOf(context.now);
  const praemien = await readPraemien(context);
  return maxPraemieOf((await listShownIds(context)).map((id) => praemieFor(praemien, id, day)?.wert_cent ?? 0));
}

/** Its amount in cents; 0 if there is none. */
export const maxWertCent = async (context: Context): Promise<number> => (await maxPraemie(context))?.wertCent ?? 0;
