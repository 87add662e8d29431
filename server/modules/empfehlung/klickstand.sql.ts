import { sql } from 'kysely';
import { addMinutes } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { dueBy } from '../../jobs/store.ts';

export const dueKlickstaende = dueBy('klickstand', 'mandant', 'faellig_am');

/** An insert of clicks that was under way so long ago has ended: no statement may take longer than five seconds, no idle transaction than thirty. */
const ABSTAND = '45 seconds';

/**
 * Counts the tenant's clicks into its referrals, those that have been there for a while (decision 012); again in a minute. Only pages of agencies show
 * the count, so it is no change of a referral for whoever keeps pages.
 */
export async function countKlicks({ tx, now }: Pick<Context, 'tx' | 'now'>, abstand = ABSTAND): Promise<void> {
  await tx.selectNoFrom(sql`count_klicks(${abstand}::interval)`.as('gezaehlt')).execute();
  await tx
    .updateTable('klickstand')
    .set({ faellig_am: addMinutes(now, 1) })
    .execute();
}
