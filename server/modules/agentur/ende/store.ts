import { sql } from 'kysely';
import { erasedIn } from '../../../db/columns.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { AGENTUR, AGENTUR_BENUTZER, EINLADUNG } from '../columns.ts';

/** Accounts whose people were deactivated in all of their agencies before a moment. */
export async function listEndedAccounts({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('account')
    .innerJoin('agentur_benutzer', 'agentur_benutzer.account_id', 'account.account_id')
    .select('account.account_id')
    .where('account.art', '=', 'Agentur')
    .where('account.geloescht_am', 'is', null)
    .groupBy('account.account_id')
    .having(sql<boolean>`bool_and(agentur_benutzer.status = 'Deaktiviert' and agentur_benutzer.beendet_am < ${before})`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.account_id);
}

/** People who were deactivated before a moment and still have a name. */
export async function listEndedBenutzer({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('agentur_benutzer')
    .select('agentur_benutzer_id')
    .where('status', '=', 'Deaktiviert')
    .where('beendet_am', '<', before)
    .where('vorname', '<>', '')
    .limit(limit)
    .execute();
  return rows.map((row) => row.agentur_benutzer_id);
}

/** People who were invited before a moment and have not come. */
export async function listEingeladene({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('agentur_benutzer')
    .select('agentur_benutzer_id')
    .where('status', '=', 'Eingeladen')
    .where('erstellt_am', '<', before)
    .limit(limit)
    .execute();
  return rows.map((row) => row.agentur_benutzer_id);
}

/** Agencies that are Inaktiv since before a moment and still have a name. */
export async function listEndedAgenturen({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const ended = tx.selectFrom('agentur').select('agenturnummer').where('status', '=', 'Inaktiv').where('beendet_am', '<', before);
  return (await ended.where('name', '<>', '').limit(limit).execute()).map((row) => row.agenturnummer);
}

/** Invitations that ended before a moment without being accepted and still say who was invited. */
export async function listEndedEinladungen({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('einladung')
    .select('einladungsnummer')
    .where('status', '<>', 'Angenommen')
    .where('beendet_am', '<', before)
    .where((eb) => eb.or([eb('vorname', '<>', ''), eb('nachname', '<>', ''), eb('email', 'is not', null)]))
    .limit(limit)
    .execute();
  return rows.map((row) => row.einladungsnummer);
}

export async function eraseBenutzer({ tx }: MandantScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('agentur_benutzer')
    .set((eb) => ({ ...erasedIn(AGENTUR_BENUTZER), nachname: eb.fn.coalesce('mitarbeiternummer', sql.lit('–')) }))
    .where('agentur_benutzer_id', 'in', ids)
    .execute();
}

/** Deactivates people who never came, as of the moment at which they were invited. */
export async function endEingeladene({ tx }: MandantScope, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('agentur_benutzer')
    .set((eb) => ({ status: 'Deaktiviert', beendet_am: eb.ref('erstellt_am') }))
    .where('agentur_benutzer_id', 'in', ids)
    .execute();
}

/** Deactivates whoever is left of an agency; returns the ids of all who still have a name. */
export async function endBenutzerOf({ tx }: MandantScope, agenturnummer: string, now: Date): Promise<string[]> {
  const people = tx.updateTable('agentur_benutzer').where('agenturnummer', '=', agenturnummer).where('vorname', '<>', '');
  const ended = people.set((eb) => ({ status: 'Deaktiviert', beendet_am: eb.fn.coalesce('beendet_am', eb.val(now)) }));
  return (await ended.returning('agentur_benutzer_id').execute()).map((row) => row.agentur_benutzer_id);
}

/** Removes what an agency says of itself; returns the bank data that it had. */
export async function eraseAgentur({ tx }: MandantScope, agenturnummer: string): Promise<{ bankdaten_id: string | null }> {
  const found = tx.selectFrom('agentur').select('bankdaten_id').where('agenturnummer', '=', agenturnummer).forUpdate();
  const before = await found.executeTakeFirstOrThrow();
  await tx.updateTable('agentur').set(erasedIn(AGENTUR)).where('agenturnummer', '=', agenturnummer).execute();
  return before;
}

export async function eraseEinladungen({ tx }: MandantScope, nummern: readonly string[]): Promise<void> {
  await tx.updateTable('einladung').set(erasedIn(EINLADUNG)).where('einladungsnummer', 'in', nummern).execute();
}
