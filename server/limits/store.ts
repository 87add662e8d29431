import { sql } from 'kysely';
import type { SystemScope } from '../db/scope.ts';

/**
 * Counts one use within a window that begins with the first and returns how many there are now, and since when. One
 * statement, so parallel uses on several processes all count.
 */
export async function countUse(scope: SystemScope, art: string, schluessel: string, now: Date, windowMs: number) {
  const expired = new Date(now.getTime() - windowMs);
  return scope.tx
    .insertInto('zaehler')
    .values({ art, schluessel, beginn: now, anzahl: 1 })
    .onConflict((conflict) =>
      conflict.columns(['art', 'schluessel']).doUpdateSet({
        anzahl: sql`case when zaehler.beginn <= ${expired} then 1 else zaehler.anzahl + 1 end`,
        beginn: sql`case when zaehler.beginn <= ${expired} then ${now} else zaehler.beginn end`,
      }),
    )
    .returning(['anzahl', 'beginn'])
    .executeTakeFirstOrThrow();
}

/** How often something was used in the running window. */
export const readUse = (scope: SystemScope, art: string, schluessel: string) =>
  scope.tx
    .selectFrom('zaehler')
    .select(['anzahl', 'beginn'])
    .where('art', '=', art)
    .where('schluessel', '=', schluessel)
    .executeTakeFirst();

const LONGEST_WINDOW_MS = 86_400_000;

export async function deleteOldZaehler(scope: SystemScope, now: Date): Promise<void> {
  await scope.tx
    .deleteFrom('zaehler')
    .where('beginn', '<', new Date(now.getTime() - LONGEST_WINDOW_MS))
    .execute();
}
