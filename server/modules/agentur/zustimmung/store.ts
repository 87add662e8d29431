import { type Insertable, sql } from 'kysely';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';

/** Stores an agreement; returns false if the agency had agreed to this version already. */
export async function insertZustimmung({ tx }: MandantScope, row: Insertable<MandantTables['agentur_zustimmung']>): Promise<boolean> {
  const result = await tx
    .insertInto('agentur_zustimmung')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** All agreements of an agency, oldest first. */
export const listZustimmungen = ({ tx }: MandantScope, agenturnummer: string) =>
  tx
    .selectFrom('agentur_zustimmung as z')
    .innerJoin('agentur_benutzer as b', 'b.agentur_benutzer_id', 'z.agentur_benutzer_id')
    .select(['z.block', 'z.version', 'z.agentur_benutzer_id', 'z.gegeben_am'])
    .select(sql<string>`b.vorname || ' ' || b.nachname`.as('name'))
    .where('z.agenturnummer', '=', agenturnummer)
    .orderBy('gegeben_am')
    .orderBy('block')
    .execute();
