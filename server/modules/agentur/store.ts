import type { Insertable, Updateable } from 'kysely';
import { erasedIn, wiredIn } from '../../db/columns.ts';
import type { MandantScope, SystemScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { EINLADUNG } from './columns.ts';

export async function insertAgentur({ tx }: MandantScope, row: Insertable<MandantTables['agentur']>): Promise<void> {
  await tx.insertInto('agentur').values(row).execute();
}

export async function insertBenutzer({ tx }: MandantScope, row: Insertable<MandantTables['agentur_benutzer']>): Promise<void> {
  await tx.insertInto('agentur_benutzer').values(row).execute();
}

export async function insertEinladung({ tx }: MandantScope, row: Insertable<MandantTables['einladung']>): Promise<void> {
  await tx.insertInto('einladung').values(row).execute();
}

/** Moves an open invitation to its end; false when it is not open any more. */
export async function moveEinladung(
  { tx }: MandantScope,
  einladungsnummer: string,
  change: Pick<Updateable<MandantTables['einladung']>, 'status' | 'beendet_am' | 'empfehler_id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('einladung')
    .set(change)
    .where('einladungsnummer', '=', einladungsnummer)
    .where('status', '=', 'Offen')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the time of an open invitation is over. */
export async function isOver({ tx }: MandantScope, einladungsnummer: string, now: Date): Promise<boolean> {
  const open = tx
    .selectFrom('einladung')
    .select('gueltig_bis')
    .where('einladungsnummer', '=', einladungsnummer)
    .where('status', '=', 'Offen');
  const row = await open.executeTakeFirst();
  return row !== undefined && row.gueltig_bis <= now;
}

/** Ends an open invitation with its time, where that is over; tells whether it was. */
export async function expireEinladung({ tx }: MandantScope, einladungsnummer: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('einladung')
    .set((eb) => ({ status: 'Abgelaufen', beendet_am: eb.ref('gueltig_bis') }))
    .where('einladungsnummer', '=', einladungsnummer)
    .where('status', '=', 'Offen')
    .where('gueltig_bis', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Open invitations whose time is over. */
export const dueEinladungen = ({ tx }: SystemScope, now: Date, limit: number) =>
  tx
    .selectFrom('einladung')
    .select(['mandant', 'einladungsnummer as id', 'gueltig_bis as seit'])
    .where('status', '=', 'Offen')
    .where('gueltig_bis', '<=', now)
    .orderBy('gueltig_bis')
    .limit(limit)
    .execute();

/** Notes at a recommender whose invitation was accepted last. */
export async function setAgenturOfEmpfehler({ tx }: MandantScope, empfehlerId: string, einladungsnummer: string): Promise<void> {
  await tx
    .updateTable('empfehler')
    .from('einladung')
    .set((eb) => ({ agenturnummer: eb.ref('einladung.agenturnummer'), mitarbeiternummer: eb.ref('einladung.mitarbeiternummer') }))
    .where('einladung.einladungsnummer', '=', einladungsnummer)
    .where('empfehler.empfehler_id', '=', empfehlerId)
    .execute();
}

/** Notes that somebody of an agency is at work for it from this moment. */
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

/** The invitations that somebody accepted. */
export const listEinladungenOf = ({ tx }: MandantScope, empfehlerId: string) =>
  tx
    .selectFrom('einladung')
    .select(['einladungsnummer', ...wiredIn(EINLADUNG)])
    .where('empfehler_id', '=', empfehlerId)
    .orderBy('erstellt_am')
    .orderBy('einladungsnummer')
    .execute();

/** Leaves of the invitations that somebody accepted what nobody is known by. */
export async function eraseEinladungenOf({ tx }: MandantScope, empfehlerId: string): Promise<void> {
  await tx.updateTable('einladung').set(erasedIn(EINLADUNG)).where('empfehler_id', '=', empfehlerId).execute();
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
