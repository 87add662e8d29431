import { sql, type Updateable } from 'kysely';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';

const staff = ({ tx }: MandantScope, agenturnummer: string) =>
  tx
    .selectFrom('agentur_benutzer as b')
    .innerJoin('account', 'account.account_id', 'b.account_id')
    .where('b.agenturnummer', '=', agenturnummer)
    .select(['b.agentur_benutzer_id', 'b.mitarbeiternummer', 'b.account_id', 'b.vorname', 'b.nachname', 'b.rollen', 'b.status'])
    .select(['b.sieht_alles', 'b.gibt_frei', 'b.letzte_anmeldung_am', 'b.erstellt_am', 'account.email'])
    .select(sql<boolean>`account.passwort_hash is not null`.as('hat_passwort'));

/** A user of an agency by employee number. */
export const findByNummer = (scope: MandantScope, agenturnummer: string, nummer: string) =>
  staff(scope, agenturnummer).where('b.mitarbeiternummer', '=', nummer).executeTakeFirst();

/** A user of an agency by account. */
export const findByAccount = (scope: MandantScope, agenturnummer: string, accountId: string) =>
  staff(scope, agenturnummer).where('b.account_id', '=', accountId).executeTakeFirst();

/** The next employee number of an agency whose row is locked: `M-8` after `M-7`. */
export async function nextMitarbeiternummer({ tx }: MandantScope, agenturnummer: string): Promise<string> {
  const last = sql<number>`coalesce(max(substr(mitarbeiternummer, 3)::bigint) filter (where mitarbeiternummer ~ '^M-[0-9]{1,12}$'), 0)`;
  const rows = tx.selectFrom('agentur_benutzer').select(last.as('nummer')).where('agenturnummer', '=', agenturnummer);
  return `M-${Number((await rows.executeTakeFirstOrThrow()).nummer) + 1}`;
}

export async function updateBenutzer(
  { tx }: MandantScope,
  agenturBenutzerId: string,
  change: Updateable<MandantTables['agentur_benutzer']>,
): Promise<void> {
  await tx.updateTable('agentur_benutzer').set(change).where('agentur_benutzer_id', '=', agenturBenutzerId).execute();
}

/** Ends all sessions that a user has for this agency. */
export async function endSessionsFor({ tx }: MandantScope, agenturBenutzerId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ablauf_am: now })
    .where('agentur_benutzer_id', '=', agenturBenutzerId)
    .where('ablauf_am', '>', now)
    .execute();
}
