import type { Insertable } from 'kysely';
import type { SchluesselRecht } from '../../../contract/rules/rechte.ts';
import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

export const findApiSchluessel = (scope: MandantScope, schluesselHash: string) =>
  scope.tx
    .selectFrom('api_schluessel')
    .select(['bezeichnung', 'rechte'])
    .where('schluessel_hash', '=', schluesselHash)
    .where('widerrufen_am', 'is', null)
    .executeTakeFirst();

/** All keys of the tenant, including revoked ones, oldest first. */
export const listApiSchluessel = ({ tx }: MandantScope) =>
  tx
    .selectFrom('api_schluessel')
    .select(['schluessel_hash', 'bezeichnung', 'rechte', 'erstellt_am', 'widerrufen_am'])
    .orderBy('erstellt_am')
    .orderBy('bezeichnung')
    .execute();

export async function endApiSchluessel({ tx }: Pick<MandantScope, 'tx'>, schluesselHash: string, now: Date): Promise<void> {
  await tx.updateTable('api_schluessel').set({ widerrufen_am: now }).where('schluessel_hash', '=', schluesselHash).execute();
}

export async function insertApiSchluessel(
  context: Pick<Context, 'tx' | 'now'>,
  schluesselHash: string,
  bezeichnung: string,
  rechte: readonly SchluesselRecht[],
): Promise<void> {
  await context.tx
    .insertInto('api_schluessel')
    .values({ schluessel_hash: schluesselHash, bezeichnung, rechte: [...rechte], erstellt_am: context.now, widerrufen_am: null })
    .execute();
}

export async function insertKontaktnachricht(scope: MandantScope, row: Insertable<MandantTables['kontaktnachricht']>): Promise<void> {
  await scope.tx.insertInto('kontaktnachricht').values(row).execute();
}

export const findKontaktnachricht = (scope: MandantScope, id: string) =>
  scope.tx.selectFrom('kontaktnachricht').select(['inhalt', 'language']).where('kontaktnachricht_id', '=', id).executeTakeFirst();

/** Messages without a waiting mail, and all messages from before a moment. */
export async function listSentKontaktnachrichten({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const waiting = tx
    .selectFrom('mail')
    .select('bezug')
    .where('vorlage', 'in', ['kontaktAnfrage', 'kontaktEingang'])
    .where('gesendet_am', 'is', null)
    .where('verworfen_am', 'is', null);
  const rows = await tx
    .selectFrom('kontaktnachricht')
    .select('kontaktnachricht_id')
    .where((eb) => eb.or([eb('kontaktnachricht_id', 'not in', waiting), eb('erstellt_am', '<', before)]))
    .limit(limit)
    .execute();
  return rows.map((row) => row.kontaktnachricht_id);
}

export async function deleteKontaktnachrichten({ tx }: MandantScope, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('kontaktnachricht').where('kontaktnachricht_id', 'in', ids).execute();
}
