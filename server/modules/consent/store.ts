import type { Insertable } from 'kysely';
import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import type { Retention } from '../../retention.ts';

/** Stores a wording of the banner, once. */
export async function insertWortlaut(scope: MandantScope, row: Insertable<MandantTables['consent_wortlaut']>): Promise<void> {
  await scope.tx
    .insertInto('consent_wortlaut')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertConsent(
  context: Context,
  choice: Pick<Insertable<MandantTables['consent']>, 'wortlaut' | 'funktional' | 'analytisch' | 'marketing'>,
): Promise<void> {
  await context.tx
    .insertInto('consent')
    .values({ ...choice, consent_id: context.random.nummer(), zeit: context.now })
    .execute();
}

/** Choices that are older than the time for which they serve as proof. */
export const consentRetentions: readonly Retention[] = [
  {
    rule: 'consent',
    async find({ tx }, before, limit) {
      const rows = await tx.selectFrom('consent').select('consent_id').where('zeit', '<', before).limit(limit).execute();
      return rows.map((row) => row.consent_id);
    },
    remove: async ({ tx }, keys) => void (await tx.deleteFrom('consent').where('consent_id', 'in', keys).execute()),
  },
];
