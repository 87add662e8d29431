import type { MandantScope } from '../../db/scope.ts';
import type { Zweitfaktor } from './portal.ts';

const COLUMNS = ['geheimnis', 'bestaetigt_am', 'letzter_schritt', 'erholungscodes'] as const;

export const findZweitfaktor = ({ tx }: MandantScope, accountId: string) =>
  tx.selectFrom('zweitfaktor').select(COLUMNS).where('account_id', '=', accountId).executeTakeFirst();

/** The second factor of an account, locked until the transaction ends. */
export const lockZweitfaktor = ({ tx }: MandantScope, accountId: string) =>
  tx.selectFrom('zweitfaktor').select(COLUMNS).where('account_id', '=', accountId).forUpdate().executeTakeFirst();

/** Stores an unconfirmed secret, replacing another unconfirmed one. Returns false if a confirmed one exists. */
export async function offerZweitfaktor({ tx }: MandantScope, accountId: string, geheimnis: string): Promise<boolean> {
  const result = await tx
    .insertInto('zweitfaktor')
    .values({ account_id: accountId, geheimnis, bestaetigt_am: null })
    .onConflict((conflict) =>
      conflict.columns(['mandant', 'account_id']).doUpdateSet({ geheimnis }).where('zweitfaktor.bestaetigt_am', 'is', null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateZweitfaktor({ tx }: MandantScope, accountId: string, change: Partial<Zweitfaktor>): Promise<void> {
  await tx.updateTable('zweitfaktor').set(change).where('account_id', '=', accountId).execute();
}

export async function deleteZweitfaktor({ tx }: MandantScope, accountId: string): Promise<void> {
  await tx.deleteFrom('zweitfaktor').where('account_id', '=', accountId).execute();
}

/** The confirmed second factors, the newest first, with the address of their account. */
export const listZweitfaktoren = ({ tx }: MandantScope, limit: number) =>
  tx
    .selectFrom('zweitfaktor')
    .innerJoin('account', 'account.account_id', 'zweitfaktor.account_id')
    .select(['account.account_id', 'account.email', 'zweitfaktor.geheimnis', 'zweitfaktor.letzter_schritt'])
    .where('zweitfaktor.bestaetigt_am', 'is not', null)
    .orderBy('zweitfaktor.bestaetigt_am', 'desc')
    .orderBy('account.email')
    .limit(limit)
    .execute();
