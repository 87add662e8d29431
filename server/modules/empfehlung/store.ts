import type { Insertable, Updateable } from 'kysely';
import type { Context } from '../../context.ts';
import { anyOf } from '../../db/any-of.ts';
import { columnsIn, erasedIn, wiredIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { EMPFEHLUNG } from './columns.ts';

const select = (scope: MandantScope) => scope.tx.selectFrom('empfehlung').select(columnsIn(EMPFEHLUNG));

export const findEmpfehlung = (scope: MandantScope, empfehlungsnummer: string) =>
  select(scope).where('empfehlungsnummer', '=', empfehlungsnummer).executeTakeFirst();

export type EmpfehlungRow = NonNullable<Awaited<ReturnType<typeof findEmpfehlung>>>;

/** The referral with this generated or chosen code, given in its normal spelling. */
export const findByCode = (scope: MandantScope, code: string) =>
  select(scope)
    .where((eb) => eb.or({ code, wunschcode_schluessel: code }))
    .executeTakeFirst();

/** The referral, locked until the transaction ends. */
export const lockEmpfehlung = (scope: MandantScope, empfehlungsnummer: string) =>
  select(scope).where('empfehlungsnummer', '=', empfehlungsnummer).forNoKeyUpdate().executeTakeFirst();

/** A referral of this recommender, locked until the transaction ends; recipients who join it wait. */
export const lockOwnEmpfehlung = (scope: MandantScope, empfehlerId: string, empfehlungsnummer: string) =>
  select(scope)
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .where('empfehler_id', '=', empfehlerId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function updateEmpfehlung(
  scope: MandantScope,
  empfehlungsnummer: string,
  change: Updateable<MandantTables['empfehlung']>,
): Promise<void> {
  await scope.tx.updateTable('empfehlung').set(change).where('empfehlungsnummer', '=', empfehlungsnummer).execute();
}

/** Removes a chosen code from the recommender's referrals that ended before a day. */
export async function releaseWunschcode(scope: MandantScope, empfehlerId: string, schluessel: string, before: string): Promise<void> {
  await scope.tx
    .updateTable('empfehlung')
    .set({ wunschcode: null, wunschcode_schluessel: null })
    .where('wunschcode_schluessel', '=', schluessel)
    .where('empfehler_id', '=', empfehlerId)
    .where('gueltig_bis', '<', before)
    .execute();
}

export async function insertEmpfehlung(scope: MandantScope, row: Insertable<MandantTables['empfehlung']>): Promise<void> {
  await scope.tx.insertInto('empfehlung').values(row).execute();
}

/** Whether a referral of the product waits for the recommender's address to be confirmed. */
export async function hasUnconfirmed(scope: MandantScope, empfehlerId: string, produktId: number): Promise<boolean> {
  const row = await scope.tx
    .selectFrom('empfehlung')
    .select('empfehlungsnummer')
    .where('empfehler_id', '=', empfehlerId)
    .where('produkt_id', '=', produktId)
    .where('bestaetigt_am', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Confirms a referral; returns false if it was confirmed before. */
export async function confirmEmpfehlungRow(scope: MandantScope, empfehlungsnummer: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await scope.tx
    .updateTable('empfehlung')
    .set({ bestaetigt_am: now })
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .where('bestaetigt_am', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Assigns a referral and the people named on it to an agency and employee, or to none. */
export async function setAgentur(
  { tx }: MandantScope,
  empfehlungsnummer: string,
  agentur: Pick<Insertable<MandantTables['empfehlung']>, 'agenturnummer' | 'mitarbeiternummer'>,
): Promise<void> {
  await tx.updateTable('empfehlung').set(agentur).where('empfehlungsnummer', '=', empfehlungsnummer).execute();
  await tx.updateTable('empfaenger').set(agentur).where('empfehlungsnummer', '=', empfehlungsnummer).execute();
}

/** Locks an unconfirmed recommender until the transaction ends; returns whether the deletion is still due. */
export async function lockUnconfirmed(context: Context, empfehlerId: string): Promise<boolean> {
  const row = await context.tx
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', empfehlerId)
    .where('loeschen_am', '<=', context.now)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the referrals that were made up to a moment in the name of an unconfirmed recommender. */
export async function deleteUnconfirmedUntil(scope: MandantScope, empfehlerId: string, until: Date): Promise<void> {
  const typed = scope.tx.selectFrom('empfehlung').select('empfehlungsnummer').where('empfehler_id', '=', empfehlerId);
  await deleteUnconfirmed(
    scope,
    (await typed.where('erstellt_am', '<=', until).execute()).map((row) => row.empfehlungsnummer),
  );
}

/** Deletes unconfirmed referrals with the people named on them, the accepted terms, mailed links and clicks. */
export async function deleteUnconfirmed({ tx }: MandantScope, nummern: readonly string[]): Promise<void> {
  if (nummern.length === 0) return;
  const all = anyOf(nummern);
  await tx.deleteFrom('empfaenger').where('empfehlungsnummer', '=', all).execute();
  await tx.deleteFrom('aktion_zustimmung').where('empfehlungsnummer', '=', all).execute();
  await tx.deleteFrom('zustimmung').where('bezug', '=', all).execute();
  await tx.deleteFrom('zugangslink').where('zweck', '=', 'Empfehlung').where('bezug', '=', all).execute();
  await tx.deleteFrom('klick').where('empfehlungsnummer', '=', all).execute();
  await tx.deleteFrom('empfehlung').where('empfehlungsnummer', '=', all).execute();
}

/** The referrals of a recommender, newest first, with the moment of confirmation or null. */
export const listNummern = (scope: MandantScope, empfehlerId: string) =>
  scope.tx
    .selectFrom('empfehlung')
    .select(['empfehlungsnummer', 'bestaetigt_am', 'gueltig_bis', 'beendet_am', ...wiredIn(EMPFEHLUNG)])
    .where('empfehler_id', '=', empfehlerId)
    .orderBy('erstellt_am', 'desc')
    .orderBy('empfehlungsnummer')
    .execute();

/** Removes personal data from a recommender's referrals and ends the running ones on the given last day. */
export async function eraseEmpfehlungen(
  scope: MandantScope,
  empfehlerId: string,
  { lastDay, now }: { readonly lastDay: string; readonly now: Date },
): Promise<void> {
  await scope.tx
    .updateTable('empfehlung')
    .set((eb) => ({
      ...erasedIn(EMPFEHLUNG),
      gueltig_bis: eb.fn<string>('least', ['gueltig_bis', eb.cast<string>(eb.val(lastDay), 'date')]),
      beendet_am: eb.fn.coalesce('beendet_am', eb.val(now)),
    }))
    .where('empfehler_id', '=', empfehlerId)
    .execute();
}

/** Marks a confirmed referral as ended if its last day is before the given day; returns false if it still runs or had ended. */
export async function endEmpfehlung(
  { tx }: MandantScope,
  empfehlungsnummer: string,
  { before, now }: { readonly before: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('empfehlung')
    .set({ beendet_am: now })
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .where('bestaetigt_am', 'is not', null)
    .where('beendet_am', 'is', null)
    .where('gueltig_bis', '<', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Creation of a recommender's oldest referral. */
export async function oldestOf(scope: MandantScope, empfehlerId: string): Promise<Date | undefined> {
  const oldest = scope.tx.selectFrom('empfehlung').select('erstellt_am').where('empfehler_id', '=', empfehlerId).orderBy('erstellt_am');
  return (await oldest.limit(1).executeTakeFirst())?.erstellt_am;
}

export async function postponeDeletion(scope: MandantScope, empfehlerId: string, until: Date): Promise<void> {
  await scope.tx.updateTable('account').set({ loeschen_am: until }).where('account_id', '=', empfehlerId).execute();
}

/** Stores a note or a reminder on a referral of this recommender; returns false if there is no such referral. */
export async function updateOwn(
  scope: MandantScope,
  empfehlerId: string,
  empfehlungsnummer: string,
  kept: { readonly notiz: string | null } | { readonly erinnerung_am: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await scope.tx
    .updateTable('empfehlung')
    .set(kept)
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .where('empfehler_id', '=', empfehlerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Clears a due reminder; returns true only for the first caller. */
export async function claimErinnerung(context: Context, empfehlungsnummer: string): Promise<boolean> {
  const { numUpdatedRows } = await context.tx
    .updateTable('empfehlung')
    .set({ erinnerung_am: null })
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .where('erinnerung_am', '<=', context.now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a recommender who has no referrals. */
export async function deleteEmpfehler({ tx }: MandantScope, empfehlerId: string): Promise<void> {
  await tx.deleteFrom('empfehler').where('empfehler_id', '=', empfehlerId).execute();
  await tx.deleteFrom('account').where('account_id', '=', empfehlerId).execute();
}
