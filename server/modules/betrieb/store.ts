import type { Insertable } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

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
