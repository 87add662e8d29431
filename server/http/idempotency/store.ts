import { sql } from 'kysely';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import { refuseField } from '../../errors.ts';

const KEPT_DAYS = 1;

export interface KeptAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Answers the same for the same key and input for 24 hours (contract section 2). The key is claimed in the call's own
 * transaction, so a parallel repeat waits for the first, and a refused call keeps nothing.
 */
export async function answerOnce<A extends KeptAnswer>(
  context: Context,
  key: string,
  input: unknown,
  answer: () => Promise<A>,
): Promise<A> {
  const schluessel = context.secrets.pseudonym('idempotenz', key);
  const eingabeHash = context.secrets.pseudonym('idempotenz.eingabe', JSON.stringify(input ?? null));
  const kept = await claimKey(context, schluessel, eingabeHash);
  if (kept) {
    if (kept.eingabe_hash !== eingabeHash) refuseField('Idempotency-Key', 'idempotenz');
    return JSON.parse(context.secrets.decrypt(kept.antwort ?? '', context.mandant, 'idempotenz', schluessel)) as A;
  }
  const result = await answer();
  await context.tx
    .updateTable('idempotenz')
    .set({ status: result.status, antwort: context.secrets.encrypt(JSON.stringify(result), context.mandant, 'idempotenz', schluessel) })
    .where('schluessel', '=', schluessel)
    .execute();
  return result;
}

/** Takes the key for this transaction, or returns what an earlier one kept under it; one past its time counts as new. */
async function claimKey(context: Context, schluessel: string, eingabeHash: string) {
  const claimed = await context.tx
    .insertInto('idempotenz')
    .values({ schluessel, eingabe_hash: eingabeHash, status: null, antwort: null, gueltig_bis: addTage(context.now, KEPT_DAYS) })
    .onConflict((conflict) =>
      conflict
        .columns(['mandant', 'schluessel'])
        .doUpdateSet((eb) => ({ eingabe_hash: eb.ref('excluded.eingabe_hash'), gueltig_bis: eb.ref('excluded.gueltig_bis') }))
        .where('idempotenz.gueltig_bis', '<=', context.now),
    )
    .returning(sql`1`.as('claimed'))
    .executeTakeFirst();
  if (claimed) return null;
  return context.tx
    .selectFrom('idempotenz')
    .select(['eingabe_hash', 'antwort'])
    .where('schluessel', '=', schluessel)
    .executeTakeFirstOrThrow();
}

/** Deletes answers past their 24 hours. */
export async function tidyIdempotenz(scope: MandantScope, now: Date): Promise<void> {
  await scope.tx.deleteFrom('idempotenz').where('gueltig_bis', '<=', now).execute();
}
