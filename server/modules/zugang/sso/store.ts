import { wiredIn } from '../../../db/columns.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { ANMELDEDIENST_KONTO } from './columns.ts';

interface Subject {
  readonly issuer: string;
  readonly subject: string;
}

/** The account that a subject of a provider is linked to. */
export const findVerbunden = async ({ tx }: MandantScope, { issuer, subject }: Subject): Promise<string | undefined> => {
  const found = tx.selectFrom('anmeldedienst_konto').select('account_id').where('issuer', '=', issuer).where('subject', '=', subject);
  return (await found.executeTakeFirst())?.account_id;
};

/** Links a subject and an account; neither can be linked twice at a provider. Returns whether it linked them. */
export async function insertVerbunden(
  { tx }: MandantScope,
  row: Subject & { readonly account_id: string; readonly verbunden_am: Date },
): Promise<boolean> {
  const inserted = tx.insertInto('anmeldedienst_konto').values(row);
  const { numInsertedOrUpdatedRows } = await inserted.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The subjects that an account is linked to, as the disclosure shows them. */
export const listVerbundenOf = ({ tx }: MandantScope, accountId: string) =>
  tx
    .selectFrom('anmeldedienst_konto')
    .select(wiredIn(ANMELDEDIENST_KONTO))
    .where('account_id', '=', accountId)
    .orderBy('verbunden_am')
    .execute();

export async function deleteVerbundenOf({ tx }: MandantScope, accountId: string): Promise<void> {
  await tx.deleteFrom('anmeldedienst_konto').where('account_id', '=', accountId).execute();
}
