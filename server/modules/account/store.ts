import { type Insertable, sql } from 'kysely';
import type { Locale } from '../../../contract/values/wire.ts';
import { dayOf } from '../../calendar.ts';
import { anyOf } from '../../db/any-of.ts';
import { columnsIn, erasedIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { ACCOUNT, REGISTRIERUNG } from './columns.ts';

/** Kind of an account. An address can have one account of each kind, each with its own password. */
export type AccountArt = MandantTables['account']['art'];

/** The account of an address. */
export const findAccountOf = (scope: MandantScope, art: AccountArt, emailSchluessel: string) =>
  scope.tx
    .selectFrom('account')
    .select(columnsIn(ACCOUNT))
    .where('art', '=', art)
    .where('email_schluessel', '=', emailSchluessel)
    .executeTakeFirst();

export const findAccount = (scope: MandantScope, accountId: string) =>
  scope.tx.selectFrom('account').select(columnsIn(ACCOUNT)).where('account_id', '=', accountId).executeTakeFirst();

/** Inserts an account unless the address has one already; returns whether it did. */
export async function insertAccount(
  scope: MandantScope,
  row: Insertable<MandantTables['account']> & { readonly email_alias: string },
): Promise<boolean> {
  const result = await scope.tx
    .insertInto('account')
    .values(row)
    .onConflict((conflict) => conflict.columns(['mandant', 'art', 'email_schluessel']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Confirms the address of an account, which is then no longer due for deletion. Returns whether it was unconfirmed. */
export async function confirmAccountRow(scope: MandantScope, accountId: string, now: Date): Promise<boolean> {
  const result = await scope.tx
    .updateTable('account')
    .set({ bestaetigt_am: now, loeschen_am: null })
    .where('account_id', '=', accountId)
    .where('bestaetigt_am', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Replaces the address of an account, which is confirmed by it if its owner has just confirmed the address. */
export async function setEmail(
  { tx }: MandantScope,
  accountId: string,
  columns: Pick<MandantTables['account'], 'email' | 'email_schluessel' | 'email_alias'>,
  confirmedAt: Date | null,
): Promise<void> {
  const confirmed = confirmedAt && { bestaetigt_am: sql<Date>`coalesce(bestaetigt_am, ${confirmedAt}::timestamptz)`, loeschen_am: null };
  await tx
    .updateTable('account')
    .set({ ...columns, ...confirmed })
    .where('account_id', '=', accountId)
    .execute();
}

export async function setPasswortHash(scope: MandantScope, accountId: string, hash: string): Promise<void> {
  await scope.tx.updateTable('account').set({ passwort_hash: hash }).where('account_id', '=', accountId).execute();
}

/**
 * Locks the account until the transaction ends: `share` while a session is opened on the strength of its password, `update` while the
 * password changes, so that neither misses the other.
 */
export const lockAccount = (scope: MandantScope, accountId: string, mode: 'share' | 'update') =>
  scope.tx
    .selectFrom('account')
    .select(columnsIn(ACCOUNT))
    .where('account_id', '=', accountId)
    .$if(mode === 'share', (query) => query.forShare())
    .$if(mode === 'update', (query) => query.forUpdate())
    .executeTakeFirst();

export async function insertSession(scope: MandantScope, row: Insertable<MandantTables['session']>): Promise<void> {
  await scope.tx.insertInto('session').values(row).execute();
}

export const findSession = (scope: MandantScope, tokenHash: string, now: Date) =>
  scope.tx
    .selectFrom('session')
    .innerJoin('account', 'account.account_id', 'session.account_id')
    .select(['session.account_id', 'session.ablauf_am', 'session.nur_lesen', 'account.art', 'account.language', 'account.email'])
    .select(sperrmusterAt(now).as('muster'))
    .where('session.token_hash', '=', tokenHash)
    .where('session.ablauf_am', '>', now)
    .executeTakeFirst();

/** Ends a session at `at`, unless it ends earlier anyway. */
export async function endSession(scope: MandantScope, tokenHash: string, at: Date): Promise<void> {
  await scope.tx.updateTable('session').set({ ablauf_am: at }).where('token_hash', '=', tokenHash).where('ablauf_am', '>', at).execute();
}

/** Ends all sessions of an account but one. */
export async function endSessionsOf(scope: MandantScope, accountId: string, now: Date, butTokenHash: string): Promise<void> {
  await scope.tx
    .updateTable('session')
    .set({ ablauf_am: now })
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', butTokenHash)
    .where('ablauf_am', '>', now)
    .execute();
}

export async function insertZugangslink(scope: MandantScope, row: Insertable<MandantTables['zugangslink']>): Promise<void> {
  await scope.tx.insertInto('zugangslink').values(row).execute();
}

export const findZugangslink = (scope: MandantScope, zwecke: readonly string[], tokenHash: string) =>
  scope.tx
    .selectFrom('zugangslink')
    .select(['zugangslink_id', 'zweck', 'bezug', 'gueltig_bis', 'verwendet_am', 'administrator'])
    .where('zweck', 'in', zwecke)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

/** The same for several purposes, with the purpose and the invitation of the link. */
export const findZugangslinkOf = (scope: MandantScope, zwecke: readonly string[], tokenHash: string) =>
  scope.tx
    .selectFrom('zugangslink')
    .select(['zweck', 'bezug', 'gueltig_bis', 'verwendet_am', 'einladung'])
    .where('zweck', 'in', zwecke)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

/** Uses up a token of a customer portal; false if it was used before. A parallel use waits for the end of the first one's transaction. */
export async function insertPortaltoken({ tx }: MandantScope, tokenHash: string, gueltigBis: Date): Promise<boolean> {
  const row = { token_hash: tokenHash, gueltig_bis: gueltigBis };
  const result = await tx
    .insertInto('portaltoken')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deletePortaltokens({ tx }: MandantScope, tokenHashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('portaltoken').where('token_hash', 'in', tokenHashes).execute();
}

export const readZugangslink = (scope: MandantScope, id: string) =>
  scope.tx
    .selectFrom('zugangslink')
    .select(['zweck', 'bezug', 'gueltig_bis', 'verwendet_am', 'redirect', 'einladung'])
    .where('zugangslink_id', '=', id)
    .executeTakeFirst();

/** Uses a link up. Of several concurrent calls only one gets true. */
export async function markZugangslinkUsed(scope: MandantScope, id: string, now: Date): Promise<boolean> {
  const result = await scope.tx
    .updateTable('zugangslink')
    .set({ verwendet_am: now })
    .where('zugangslink_id', '=', id)
    .where('verwendet_am', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Uses up all links to one thing for one purpose. */
export async function markZugangslinksUsed(scope: MandantScope, zweck: string, bezug: string, now: Date): Promise<void> {
  await scope.tx
    .updateTable('zugangslink')
    .set({ verwendet_am: now })
    .where('zweck', '=', zweck)
    .where('bezug', '=', bezug)
    .where('verwendet_am', 'is', null)
    .execute();
}

/** Expires all unused links to one thing for one purpose. */
export async function expireZugangslinks(scope: MandantScope, zweck: string, bezug: string, now: Date): Promise<void> {
  await scope.tx
    .updateTable('zugangslink')
    .set({ gueltig_bis: now, verwendet_am: now })
    .where('zweck', '=', zweck)
    .where('bezug', '=', bezug)
    .where('verwendet_am', 'is', null)
    .execute();
}

/** Sets the language of an account. */
export async function setLanguage(scope: MandantScope, accountId: string, language: Locale): Promise<void> {
  await scope.tx.updateTable('account').set({ language }).where('account_id', '=', accountId).execute();
}

/** Condition: a block counts on a day (`tag`). */
const gilt = (tag: string) => sql<boolean>`(bis is null or bis >= ${tag}::date)`;

/** Addresses and patterns that are blocked at a moment. */
export const listSperren = ({ tx }: MandantScope, now: Date) =>
  tx
    .selectFrom('sperre')
    .select('muster')
    .where(gilt(dayOf(now)))
    .execute();

/** The same as one value, for a statement that reads something else. */
export const sperrmusterAt = (now: Date) => sql<string[]>`(select coalesce(array_agg(muster), '{}') from sperre where ${gilt(dayOf(now))})`;

/** Removes all sessions of an account. */
export async function deleteSessionsOf(scope: MandantScope, accountId: string): Promise<void> {
  await scope.tx.deleteFrom('session').where('account_id', '=', accountId).execute();
}

/** Removes the links mailed about `bezuege`; returns their ids, which are the keys of their mails. */
export async function deleteZugangslinks(scope: MandantScope, bezuege: readonly string[]): Promise<string[]> {
  const rows = await scope.tx.deleteFrom('zugangslink').where('bezug', '=', anyOf(bezuege)).returning('zugangslink_id').execute();
  return rows.map((row) => row.zugangslink_id);
}

/** Erases an account except its id, a pseudonym to which rows about money refer. */
export async function eraseAccount(scope: MandantScope, accountId: string, now: Date): Promise<void> {
  const erased = { ...erasedIn(ACCOUNT), email_schluessel: `geloescht:${accountId}`, geloescht_am: now };
  await scope.tx.updateTable('account').set(erased).where('account_id', '=', accountId).execute();
}

export async function deleteSessions({ tx }: MandantScope, tokenHashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('session').where('token_hash', 'in', tokenHashes).execute();
}

export async function deleteZugangslinksById({ tx }: MandantScope, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('zugangslink').where('zugangslink_id', 'in', ids).execute();
}

export async function insertRegistrierung({ tx }: MandantScope, row: Insertable<MandantTables['registrierung']>): Promise<void> {
  await tx.insertInto('registrierung').values(row).execute();
}

/** What a person entered to register, with the person at the portal once the address is confirmed. */
export const findRegistrierung = (scope: MandantScope, id: string) =>
  registrierungen(scope).where('registrierung_id', '=', id).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockRegistrierung = (scope: MandantScope, id: string) =>
  registrierungen(scope).where('registrierung_id', '=', id).forUpdate().executeTakeFirst();

const registrierungen = ({ tx }: MandantScope) => tx.selectFrom('registrierung').select(columnsIn(REGISTRIERUNG));

export async function setRegistrierungBezug({ tx }: MandantScope, id: string, bezug: string): Promise<void> {
  await tx.updateTable('registrierung').set({ bezug }).where('registrierung_id', '=', id).execute();
}

/** The registrations of an address at one portal, oldest first. */
export const listRegistrierungenOf = (scope: MandantScope, zweck: string, emailSchluessel: string) =>
  registrierungen(scope)
    .where('zweck', '=', zweck)
    .where('email_schluessel', '=', emailSchluessel)
    .orderBy('erstellt_am')
    .orderBy('registrierung_id')
    .execute();

/** Registrations that began before a moment. */
export async function listOldRegistrierungen({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const old = tx.selectFrom('registrierung').select('registrierung_id').where('erstellt_am', '<', before).limit(limit);
  return (await old.execute()).map((row) => row.registrierung_id);
}

export async function deleteRegistrierungen({ tx }: MandantScope, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('registrierung').where('registrierung_id', 'in', ids).execute();
}
