import type { Insertable, Updateable } from 'kysely';
import { columnsIn, erasedIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { EMPFEHLER } from './columns.ts';

/** Inserts a recommender unless the account has one already. */
export async function insertEmpfehler(scope: MandantScope, row: Insertable<MandantTables['empfehler']>): Promise<void> {
  await scope.tx
    .insertInto('empfehler')
    .values(row)
    .onConflict((conflict) => conflict.columns(['mandant', 'empfehler_id']).doNothing())
    .execute();
}

/** Gives a recommender their own number, whose name the database fills in; false if there is one already. */
export async function insertMitarbeitende(
  { tx }: MandantScope,
  row: { readonly agenturnummer: string; readonly empfehler_id: string; readonly erstellt_am: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('agentur')
    .values({ ...row, name: '', status: 'Aktiv' })
    .onConflict((on) => on.columns(['mandant', 'empfehler_id']).where('empfehler_id', 'is not', null).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export interface Names {
  readonly vorname: string;
  readonly nachname: string;
}

const setNames = (scope: MandantScope, empfehlerId: string, { vorname, nachname }: Names) =>
  scope.tx.updateTable('empfehler').set({ vorname, nachname }).where('empfehler_id', '=', empfehlerId);

export async function updateNames(scope: MandantScope, empfehlerId: string, names: Names): Promise<void> {
  await setNames(scope, empfehlerId, names).execute();
}

/** Sets the name of a recommender who has none. */
export async function updateMissingNames(scope: MandantScope, empfehlerId: string, names: Names): Promise<void> {
  await setNames(scope, empfehlerId, names).where('vorname', '=', '').where('nachname', '=', '').execute();
}

/** Sets the name of a recommender whose address is not confirmed yet. */
export async function updateUnconfirmedNames(scope: MandantScope, empfehlerId: string, names: Names): Promise<void> {
  await setNames(scope, empfehlerId, names)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('account').select('account_id').where('account_id', '=', empfehlerId).where('bestaetigt_am', 'is', null)),
    )
    .execute();
}

export async function updateEmpfehler(
  scope: MandantScope,
  empfehlerId: string,
  change: Updateable<MandantTables['empfehler']>,
): Promise<void> {
  await scope.tx.updateTable('empfehler').set(change).where('empfehler_id', '=', empfehlerId).execute();
}

const select = (scope: MandantScope) => scope.tx.selectFrom('empfehler').select(columnsIn(EMPFEHLER));

export const findEmpfehler = (scope: MandantScope, empfehlerId: string) =>
  select(scope).where('empfehler_id', '=', empfehlerId).executeTakeFirst();

/** The recommender, unless deleted, locked until the transaction ends. */
export const lockEmpfehler = (scope: MandantScope, empfehlerId: string) =>
  select(scope).where('empfehler_id', '=', empfehlerId).where('geloescht_am', 'is', null).forUpdate().executeTakeFirst();

/** Erases all data of a recommender but the id. */
export async function eraseEmpfehler(scope: MandantScope, empfehlerId: string, empfehlerhash: string, now: Date): Promise<void> {
  await updateEmpfehler(scope, empfehlerId, { ...erasedIn(EMPFEHLER), empfehlerhash, geloescht_am: now });
}

/**
 * The row of a recommender, deleted or not, locked until the transaction ends against others that count. A row that only references it,
 * such as a new referral, does not wait.
 */
export const lockAnyEmpfehler = (scope: MandantScope, empfehlerId: string) =>
  select(scope).where('empfehler_id', '=', empfehlerId).forNoKeyUpdate().executeTakeFirst();
