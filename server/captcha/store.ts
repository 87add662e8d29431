import type { Context } from '../context.ts';
import type { Retention } from '../retention.ts';

/** Uses up a solution; false if it was used before. A parallel use waits for the end of the first one's transaction. */
export async function insertLoesung(context: Context, loesungHash: string, gueltigBis: Date): Promise<boolean> {
  const row = await context.tx
    .insertInto('captcha_loesung')
    .values({ loesung_hash: loesungHash, gueltig_bis: gueltigBis })
    .onConflict((conflict) => conflict.doNothing())
    .returning('loesung_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes expired solutions, which are refused anyway. */
export const captchaRetentions: readonly Retention[] = [
  {
    rule: 'loesung',
    async find({ tx }, before, limit) {
      const rows = await tx.selectFrom('captcha_loesung').select('loesung_hash').where('gueltig_bis', '<', before).limit(limit).execute();
      return rows.map((row) => row.loesung_hash);
    },
    remove: async ({ tx }, keys) => void (await tx.deleteFrom('captcha_loesung').where('loesung_hash', 'in', keys).execute()),
  },
];
