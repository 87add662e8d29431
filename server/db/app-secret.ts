import type { SystemScope } from './scope.ts';

/** The key of the data as it is kept, with how many secrets it was sealed with; kept from others until the transaction ends. */
export const lockSealedKey = ({ tx }: SystemScope) =>
  tx.selectFrom('app_secret').select(['version', 'schluessel']).forUpdate().executeTakeFirst();

/** Keeps the first key; one that is there already stays. */
export async function insertSealedKey({ tx }: SystemScope, schluessel: string): Promise<void> {
  await tx
    .insertInto('app_secret')
    .values({ version: 1, schluessel })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The same key, sealed with another secret. */
export async function updateSealedKey({ tx }: SystemScope, version: number, schluessel: string): Promise<void> {
  await tx.updateTable('app_secret').set({ version, schluessel }).execute();
}
