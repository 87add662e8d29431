import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { dueBy } from '../../../jobs/store.ts';

export const dueOffene = dueBy('bericht_offen', 'bericht_offen_id', 'faellig_am');

/** Brings what reports keep of others for rows that another transaction held when it was to be brought (decision 031); held again, it is noted again. */
export async function bringOffen({ tx }: Pick<Context, 'tx'>, id: string): Promise<void> {
  await tx.selectNoFrom(sql`bring_offen(${id})`.as('gebracht')).execute();
}
