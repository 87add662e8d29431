import type { Insertable } from 'kysely';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';

export async function insertAenderung({ tx }: MandantScope, row: Insertable<MandantTables['agentur_aenderung']>): Promise<void> {
  await tx.insertInto('agentur_aenderung').values(row).execute();
}

/** A change with the agency as it is called now. */
export const findAenderung = ({ tx }: MandantScope, aenderungId: string) =>
  tx
    .selectFrom('agentur_aenderung as a')
    .innerJoin('agentur', 'agentur.agenturnummer', 'a.agenturnummer')
    .select(['a.feld', 'a.geaendert_am', 'a.email', 'agentur.name', 'agentur.agenturnummer'])
    .where('a.aenderung_id', '=', aenderungId)
    .executeTakeFirst();
