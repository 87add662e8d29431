import type { SystemScope } from './scope.ts';

/** The sealed key of the data and how many secrets have sealed it so far; locked until the transaction ends. */
export const lockSealedKey = ({ tx }: SystemScope) =>
  tx.selectFrom('app_secret').select(['version', 'schluessel']).forUpdate().executeTakeFirst();

/** Stores the first key; an existing one stays. */
export async function insertSealedKey({ tx }: SystemScope, schluessel: string): Promise<void> {
  await tx
    .insertInto('app_secret')
    .values({ version: 1, schluessel })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Replaces the stored key by the same key, sealed with another secret. */
export async function updateSealedKey({ tx }: SystemScope, version: number, schluessel: string): Promise<void> {
  await tx.updateTable('app_secret').set({ version, schluessel }).execute();
}
