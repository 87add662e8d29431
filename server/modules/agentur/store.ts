import type { Insertable, Updateable } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import type { KEINE } from './mails-wahl/keine.ts';

export async function insertAgentur({ tx }: MandantScope, row: Insertable<MandantTables['agentur']>): Promise<void> {
  await tx.insertInto('agentur').values(row).execute();
}

export async function insertBenutzer({ tx }: MandantScope, row: Insertable<MandantTables['agentur_benutzer']>): Promise<void> {
  await tx.insertInto('agentur_benutzer').values(row).execute();
}

/** Changes what an agency says of itself. */
export async function updateAgentur(
  { tx }: MandantScope,
  agenturnummer: string,
  change: Updateable<MandantTables['agentur']>,
): Promise<void> {
  await tx.updateTable('agentur').set(change).where('agenturnummer', '=', agenturnummer).execute();
}

/** Sets the state of an agency, with its reason and since when it rests. */
export async function setStatusOfAgentur(
  { tx }: MandantScope,
  agenturnummer: string,
  change: Pick<Updateable<MandantTables['agentur']>, 'status' | 'grund' | 'beendet_am'>,
): Promise<void> {
  await tx.updateTable('agentur').set(change).where('agenturnummer', '=', agenturnummer).execute();
}

/** Sets the status of a user of an agency. */
export async function setStatusOfBenutzer(
  { tx }: MandantScope,
  agenturBenutzerId: string,
  change: Pick<Updateable<MandantTables['agentur_benutzer']>, 'status' | 'beendet_am' | keyof typeof KEINE>,
): Promise<void> {
  await tx.updateTable('agentur_benutzer').set(change).where('agentur_benutzer_id', '=', agenturBenutzerId).execute();
}

/** Records that a user of an agency logs in or switches to it now. */
export async function setLetzteAnmeldung({ tx }: MandantScope, agenturBenutzerId: string, now: Date): Promise<void> {
  await tx.updateTable('agentur_benutzer').set({ letzte_anmeldung_am: now }).where('agentur_benutzer_id', '=', agenturBenutzerId).execute();
}

/** Makes a session one of another agency; tells whether it is still there. */
export async function setSessionBenutzer({ tx }: MandantScope, tokenHash: string, agenturBenutzerId: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('session')
    .set({ agentur_benutzer_id: agenturBenutzerId })
    .where('token_hash', '=', tokenHash)
    .where('ablauf_am', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Notes that the password of a session was given again. */
export async function setSessionPasswort({ tx }: MandantScope, tokenHash: string, now: Date): Promise<void> {
  await tx.updateTable('session').set({ passwort_am: now }).where('token_hash', '=', tokenHash).execute();
}

export const findZweitfaktor = ({ tx }: MandantScope, accountId: string) =>
  tx
    .selectFrom('zweitfaktor')
    .select(['geheimnis', 'bestaetigt_am', 'erholungscodes'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** The second factor of an account, kept from others until the transaction ends: a code counts once. */
export const lockZweitfaktor = ({ tx }: MandantScope, accountId: string) =>
  tx
    .selectFrom('zweitfaktor')
    .select(['geheimnis', 'bestaetigt_am', 'letzter_schritt', 'erholungscodes'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

/** Keeps a secret that waits for its first code, in place of another such; tells whether it did: not over a second factor that is on. */
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

export async function updateZweitfaktor(
  { tx }: MandantScope,
  accountId: string,
  change: Updateable<MandantTables['zweitfaktor']>,
): Promise<void> {
  await tx.updateTable('zweitfaktor').set(change).where('account_id', '=', accountId).execute();
}

export async function deleteZweitfaktor({ tx }: MandantScope, accountId: string): Promise<void> {
  await tx.deleteFrom('zweitfaktor').where('account_id', '=', accountId).execute();
}
