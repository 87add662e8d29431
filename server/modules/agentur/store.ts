import type { Insertable, Updateable } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import type { NO_MAILS } from './mails-wahl/no-mails.ts';

export async function insertAgentur({ tx }: MandantScope, row: Insertable<MandantTables['agentur']>): Promise<void> {
  await tx.insertInto('agentur').values(row).execute();
}

export async function insertBenutzer({ tx }: MandantScope, row: Insertable<MandantTables['agentur_benutzer']>): Promise<void> {
  await tx.insertInto('agentur_benutzer').values(row).execute();
}

/** Changes the data of an agency. */
export async function updateAgentur(
  { tx }: MandantScope,
  agenturnummer: string,
  change: Updateable<MandantTables['agentur']>,
): Promise<void> {
  await tx.updateTable('agentur').set(change).where('agenturnummer', '=', agenturnummer).execute();
}

/** Sets the status of an agency with its reason and the moment since which it is inactive. */
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
  change: Pick<Updateable<MandantTables['agentur_benutzer']>, 'status' | 'beendet_am' | keyof typeof NO_MAILS>,
): Promise<void> {
  await tx.updateTable('agentur_benutzer').set(change).where('agentur_benutzer_id', '=', agenturBenutzerId).execute();
}

/** Records that a user of an agency logs in or switches to it now. */
export async function setLetzteAnmeldung({ tx }: MandantScope, agenturBenutzerId: string, now: Date): Promise<void> {
  await tx.updateTable('agentur_benutzer').set({ letzte_anmeldung_am: now }).where('agentur_benutzer_id', '=', agenturBenutzerId).execute();
}

/** Moves a session to another agency; returns false if the session has ended. */
export async function setSessionBenutzer({ tx }: MandantScope, tokenHash: string, agenturBenutzerId: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('session')
    .set({ agentur_benutzer_id: agenturBenutzerId })
    .where('token_hash', '=', tokenHash)
    .where('ablauf_am', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Records that the password was entered again in a session. */
export async function setSessionPasswort({ tx }: MandantScope, tokenHash: string, now: Date): Promise<void> {
  await tx.updateTable('session').set({ passwort_am: now }).where('token_hash', '=', tokenHash).execute();
}
