import { sql } from 'kysely';
import { addMinutes } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { dueBy } from '../../../jobs/store.ts';

export const dueKlickstaende = dueBy('klickstand', 'mandant', 'faellig_am');

/** Age from which inserts of clicks are complete: a statement is limited to 5 seconds, an idle transaction to 30. */
const ABSTAND = '45 seconds';

/**
 * Adds the tenant's clicks to the counts of its referrals, except for the latest (decision 012); due again in a minute. Only pages of
 * agencies show the count, so it does not invalidate cached pages of a referral.
 */
export async function countKlicks({ tx, now }: Pick<Context, 'tx' | 'now'>, abstand = ABSTAND): Promise<void> {
  await tx.selectNoFrom(sql`count_klicks(${abstand}::interval)`.as('gezaehlt')).execute();
  await tx
    .updateTable('klickstand')
    .set({ faellig_am: addMinutes(now, 1) })
    .execute();
}
