import type { Insertable, Updateable } from 'kysely';
import { erasedIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { EINLADUNG } from './columns.ts';

export async function insertEinladung({ tx }: MandantScope, row: Insertable<MandantTables['einladung']>): Promise<void> {
  await tx.insertInto('einladung').values(row).execute();
}

const open = ({ tx }: MandantScope, einladungsnummer: string) =>
  tx.updateTable('einladung').where('einladungsnummer', '=', einladungsnummer).where('status', '=', 'Offen');

/** Ends an open invitation; false if it is not open. */
export async function moveEinladung(
  scope: MandantScope,
  einladungsnummer: string,
  change: Pick<Updateable<MandantTables['einladung']>, 'status' | 'beendet_am' | 'empfehler_id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await open(scope, einladungsnummer).set(change).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the time of an open invitation is over. */
export async function isOver({ tx }: MandantScope, einladungsnummer: string, now: Date): Promise<boolean> {
  const query = tx.selectFrom('einladung').select('gueltig_bis').where('einladungsnummer', '=', einladungsnummer);
  const row = await query.where('status', '=', 'Offen').executeTakeFirst();
  return row !== undefined && row.gueltig_bis <= now;
}

/** Ends an open invitation if its time is over; returns whether it was. */
export async function expireEinladung(scope: MandantScope, einladungsnummer: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await open(scope, einladungsnummer)
    .set((eb) => ({ status: 'Abgelaufen', beendet_am: eb.ref('gueltig_bis') }))
    .where('gueltig_bis', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks an open invitation as mailed again; false if it already is, or is no longer open. */
export async function markResent(scope: MandantScope, einladungsnummer: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await open(scope, einladungsnummer)
    .set({ erneut_am: now })
    .where('erneut_am', 'is', null)
    .where('gueltig_bis', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the address of the person who accepted, if the agency typed none. */
export async function storeEmail({ tx }: MandantScope, einladungsnummer: string, email: string): Promise<void> {
  const row = tx.updateTable('einladung').set({ email }).where('einladungsnummer', '=', einladungsnummer);
  await row.where('email', 'is', null).execute();
}

/** Gives a recommender the numbers of the invitation accepted last, which ends the connections of all before. */
export async function setAgenturOfEmpfehler(scope: MandantScope, empfehlerId: string, einladungsnummer: string, now: Date): Promise<void> {
  await endVerbindungen(scope, empfehlerId, now, einladungsnummer);
  await scope.tx
    .updateTable('empfehler')
    .from('einladung')
    .set((eb) => ({ agenturnummer: eb.ref('einladung.agenturnummer'), mitarbeiternummer: eb.ref('einladung.mitarbeiternummer') }))
    .where('einladung.einladungsnummer', '=', einladungsnummer)
    .where('empfehler.empfehler_id', '=', empfehlerId)
    .execute();
}

/** Takes the numbers of an agency from a recommender. */
export async function clearAgenturOfEmpfehler(scope: MandantScope, empfehlerId: string, now: Date): Promise<void> {
  await endVerbindungen(scope, empfehlerId, now);
  const row = scope.tx.updateTable('empfehler').set({ agenturnummer: null, mitarbeiternummer: null });
  await row.where('empfehler_id', '=', empfehlerId).execute();
}

/** Marks the accepted invitations of a recommender, except one, as those of connections that ended. */
async function endVerbindungen({ tx }: MandantScope, empfehlerId: string, now: Date, except = ''): Promise<void> {
  await tx
    .updateTable('einladung')
    .set({ verbindung_beendet_am: now })
    .where('empfehler_id', '=', empfehlerId)
    .where('status', '=', 'Angenommen')
    .where('einladungsnummer', '<>', except)
    .where('verbindung_beendet_am', 'is', null)
    .execute();
}

export async function insertEinwilligung({ tx }: MandantScope, row: Insertable<MandantTables['einladungseinwilligung']>): Promise<void> {
  await tx.insertInto('einladungseinwilligung').values(row).execute();
}

/** Records that a consent was used once more; its retention period starts again. */
export async function markUsed({ tx }: MandantScope, einladungsnummer: string, now: Date): Promise<void> {
  const row = tx.updateTable('einladungseinwilligung').set({ verwendet_am: now });
  await row.where('einladungsnummer', '=', einladungsnummer).execute();
}

export async function deleteEinwilligungen({ tx }: MandantScope, nummern: readonly string[]): Promise<void> {
  await tx.deleteFrom('einladungseinwilligung').where('einladungsnummer', 'in', nummern).execute();
}

/** Erases the personal data of invitations. */
export async function eraseEinladungen({ tx }: MandantScope, nummern: readonly string[]): Promise<void> {
  await tx.updateTable('einladung').set(erasedIn(EINLADUNG)).where('einladungsnummer', 'in', nummern).execute();
}

/** The same for the invitations that a person accepted; returns their numbers. */
export async function eraseEinladungenOf({ tx }: MandantScope, empfehlerId: string): Promise<string[]> {
  const erased = tx.updateTable('einladung').set(erasedIn(EINLADUNG)).where('empfehler_id', '=', empfehlerId);
  return (await erased.returning('einladungsnummer').execute()).map((row) => row.einladungsnummer);
}
