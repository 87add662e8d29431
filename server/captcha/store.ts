import type { Context } from '../context.ts';
import type { MandantScope } from '../db/scope.ts';

/** Uses up a solution; false when it was used before. A parallel use waits for the end of the first one's transaction. */
export async function insertLoesung(context: Context, loesungHash: string, gueltigBis: Date): Promise<boolean> {
  const row = await context.tx
    .insertInto('captcha_loesung')
    .values({ loesung_hash: loesungHash, gueltig_bis: gueltigBis })
    .onConflict((conflict) => conflict.doNothing())
    .returning('loesung_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes solutions that have expired: they are refused by their own time. */
export async function tidyLoesungen(scope: MandantScope, now: Date): Promise<void> {
  await scope.tx.deleteFrom('captcha_loesung').where('gueltig_bis', '<=', now).execute();
}
