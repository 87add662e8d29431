import { sql } from 'kysely';
import { erasedIn } from '../../../db/columns.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { AGENTUR, AGENTUR_BENUTZER } from '../columns.ts';

/** Accounts whose users were deactivated in all of their agencies before a moment. */
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

/** Users who were deactivated before a moment and still have a name. */
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

/** Users who were invited before a moment and have not accepted. */
export async function listInvitedBenutzer({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('agentur_benutzer')
    .select('agentur_benutzer_id')
    .where('status', '=', 'Eingeladen')
    .where('erstellt_am', '<', before)
    .limit(limit)
    .execute();
  return rows.map((row) => row.agentur_benutzer_id);
}

/** Agencies that became Inaktiv before a moment and still have a name. */
export async function listEndedAgenturen({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const ended = tx.selectFrom('agentur').select('agenturnummer').where('status', '=', 'Inaktiv').where('beendet_am', '<', before);
  return (await ended.where('name', '<>', '').limit(limit).execute()).map((row) => row.agenturnummer);
}

export async function eraseBenutzer({ tx }: MandantScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('agentur_benutzer')
    .set((eb) => ({ ...erasedIn(AGENTUR_BENUTZER), nachname: eb.fn.coalesce('mitarbeiternummer', sql.lit('–')) }))
    .where('agentur_benutzer_id', 'in', ids)
    .execute();
}

/** The invited users among these, locked until the transaction ends. */
export const lockBenutzer = ({ tx }: MandantScope, ids: readonly string[]) =>
  tx
    .selectFrom('agentur_benutzer')
    .select(['agentur_benutzer_id', 'status', 'erstellt_am'])
    .where('agentur_benutzer_id', 'in', ids)
    .where('status', '=', 'Eingeladen')
    .orderBy('agentur_benutzer_id')
    .forUpdate()
    .execute();

/** All users of an agency who still have a name, locked until the transaction ends. */
export const lockBenutzerOf = ({ tx }: MandantScope, agenturnummer: string) =>
  tx
    .selectFrom('agentur_benutzer')
    .select(['agentur_benutzer_id', 'status'])
    .where('agenturnummer', '=', agenturnummer)
    .where('vorname', '<>', '')
    .orderBy('agentur_benutzer_id')
    .forUpdate()
    .execute();

const UNFINISHED = ['Angelegt', 'AdresseBestaetigt', 'Zusatzdaten'] as const;

/** Agencies that began their registration before a moment and have not completed their data. */
export async function listRegistrierungen({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const begun = tx.selectFrom('agentur').select('agenturnummer').where('status', 'in', UNFINISHED).where('erstellt_am', '<', before);
  return (await begun.limit(limit).execute()).map((row) => row.agenturnummer);
}

/** The agencies among these that are still incomplete, locked until the transaction ends. */
export const lockRegistrierungen = ({ tx }: MandantScope, nummern: readonly string[]) =>
  tx
    .selectFrom('agentur')
    .select(['agenturnummer', 'status'])
    .where('agenturnummer', 'in', nummern)
    .where('status', 'in', UNFINISHED)
    .orderBy('agenturnummer')
    .forUpdate()
    .execute();

/** Erases the data of an agency; returns the id of its former bank data. */
export async function eraseAgentur({ tx }: MandantScope, agenturnummer: string): Promise<{ bankdaten_id: string | null }> {
  const found = tx.selectFrom('agentur').select('bankdaten_id').where('agenturnummer', '=', agenturnummer).forUpdate();
  const before = await found.executeTakeFirstOrThrow();
  await tx.updateTable('agentur').set(erasedIn(AGENTUR)).where('agenturnummer', '=', agenturnummer).execute();
  await tx.deleteFrom('agentur_aenderung').where('agenturnummer', '=', agenturnummer).execute();
  return before;
}
