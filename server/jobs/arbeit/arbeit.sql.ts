import { sql } from 'kysely';
import type { MandantScope, SystemScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import type { Retention } from '../../retention.ts';

type Arbeit = Pick<MandantTables['arbeit'], 'arbeit_id' | 'art' | 'bezug' | 'erstellt_am' | 'grund'>;

/** Files work that was given up, each piece once. One that is known is filed again only if it was given up later than before. Returns the numbers of changed rows. */
export async function fileArbeiten({ tx }: MandantScope, rows: readonly Arbeit[]): Promise<string[]> {
  const filed = await tx
    .insertInto('arbeit')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['mandant', 'art', 'bezug'])
        .doUpdateSet((eb) => ({ erstellt_am: eb.ref('excluded.erstellt_am'), grund: eb.ref('excluded.grund'), status: 'Gescheitert' }))
        .whereRef('arbeit.erstellt_am', '<', sql.ref('excluded.erstellt_am')),
    )
    .returning('arbeit_id')
    .execute();
  return filed.map((row) => row.arbeit_id);
}

/** Maximum number of pieces that one search hands to the queue again. */
const BATCH = 500;

/** Work of all tenants that people want to be tried again. */
export const listRetrying = ({ tx }: SystemScope) =>
  tx
    .selectFrom('arbeit')
    .select(['mandant', 'arbeit_id', 'art', 'bezug', 'erstellt_am'])
    .where('status', '=', 'Wiederholt')
    .orderBy('mandant')
    .orderBy('arbeit_id')
    .limit(BATCH)
    .execute();

/** Marks work as done that was tried again; returns whether it was. */
export async function finishArbeit({ tx }: MandantScope, arbeitId: string): Promise<boolean> {
  const done = tx.updateTable('arbeit').set({ status: 'Erledigt' }).where('arbeit_id', '=', arbeitId).where('status', '=', 'Wiederholt');
  return (await done.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Deletes work some time after it was given up. */
export const arbeitRetentions: readonly Retention[] = [
  {
    rule: 'arbeit',
    async find({ tx }, before, limit) {
      const old = tx.selectFrom('arbeit').select('arbeit_id').where('erstellt_am', '<', before);
      return (await old.limit(limit).execute()).map((row) => row.arbeit_id);
    },
    remove: async ({ tx }, keys) => void (await tx.deleteFrom('arbeit').where('arbeit_id', 'in', keys).execute()),
  },
];
