import { sql } from 'kysely';
import type { MandantScope } from '../../../db/scope.ts';

/** An agency, locked until the transaction ends; undefined for a firm that recommends. */
export const lockAgentur = ({ tx }: MandantScope, agenturnummer: string) =>
  tx
    .selectFrom('agentur')
    .selectAll()
    .where('agenturnummer', '=', agenturnummer)
    .where('empfehler_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The owner of an agency whose registration an account has begun and not finished: no password is set by it. */
export const findOpenRegistrierung = ({ tx }: MandantScope, accountId: string) =>
  tx
    .selectFrom('agentur_benutzer as b')
    .innerJoin('agentur', 'agentur.agenturnummer', 'b.agenturnummer')
    .select(['b.agentur_benutzer_id as id', 'b.agenturnummer'])
    .where('b.account_id', '=', accountId)
    .where('b.status', '=', 'Eingeladen')
    .where('agentur.status', 'in', ['Angelegt', 'AdresseBestaetigt'])
    .orderBy('b.erstellt_am')
    .limit(1)
    .executeTakeFirst();

/** Changes the names of a firm and of the person who registers it. */
export async function rename(
  { tx }: MandantScope,
  { id, agenturnummer }: { readonly id: string; readonly agenturnummer: string },
  { firma, vorname, nachname }: { readonly firma: string; readonly vorname: string; readonly nachname: string },
): Promise<void> {
  await tx.updateTable('agentur').set({ name: firma }).where('agenturnummer', '=', agenturnummer).execute();
  await tx.updateTable('agentur_benutzer').set({ vorname, nachname }).where('agentur_benutzer_id', '=', id).execute();
}

/** Locks the tenant's agency numbers until the transaction ends and returns the next one: `A-1003` after `A-1002`. */
export async function nextAgenturnummer({ tx, mandant }: MandantScope): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('agenturnummer'), hashtext(${mandant}))`.execute(tx);
  const last = sql<number>`coalesce(max(substr(agenturnummer, 3)::bigint) filter (where agenturnummer ~ '^A-[0-9]{1,12}$'), 1000)`;
  const { nummer } = await tx.selectFrom('agentur').select(last.as('nummer')).executeTakeFirstOrThrow();
  return `A-${Number(nummer) + 1}`;
}

/** Ids of the active owners of an agency, oldest first. */
export async function listInhaber({ tx }: MandantScope, agenturnummer: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('agentur_benutzer')
    .select('agentur_benutzer_id')
    .where('agenturnummer', '=', agenturnummer)
    .where('status', '=', 'Aktiv')
    .where(sql<boolean>`'Inhaber' = any(rollen)`)
    .orderBy('erstellt_am')
    .orderBy('agentur_benutzer_id')
    .execute();
  return rows.map((row) => row.agentur_benutzer_id);
}

const agenturen = ({ tx }: MandantScope) => tx.selectFrom('agentur').where('empfehler_id', 'is', null);

/** Agencies with their status, those that wait for approval first; only those after the given number in this order. */
export const listAgenturen = (scope: MandantScope, { after, limit }: { readonly after?: string | undefined; readonly limit: number }) =>
  agenturen(scope)
    .select(['agenturnummer', 'name', 'status', 'erstellt_am'])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(status <> 'WartetAufFreigabe', erstellt_am, agenturnummer) >
          (select s.status <> 'WartetAufFreigabe', s.erstellt_am, s.agenturnummer from agentur s where s.agenturnummer = ${after})`,
      ),
    )
    .orderBy(sql`status <> 'WartetAufFreigabe'`)
    .orderBy('erstellt_am')
    .orderBy('agenturnummer')
    .limit(limit)
    .execute();

/** Whether the tenant has an agency with this number; employees of a firm that recommends do not count. */
export async function hasAgentur(scope: MandantScope, agenturnummer: string): Promise<boolean> {
  const row = await agenturen(scope).select('agenturnummer').where('agenturnummer', '=', agenturnummer).executeTakeFirst();
  return row !== undefined;
}
