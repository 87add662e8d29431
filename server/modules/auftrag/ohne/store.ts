import type { Insertable, Selectable, Updateable } from 'kysely';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';
import type { Retention } from '../../../retention.ts';

type Table = MandantTables['auftrag_ohne_empfehlung'];
export type OhneEmpfehlungRow = Selectable<Table>;

/** The order without a referral, locked until the transaction ends. Locked before a recipient, so that a message and a link of one order never wait for each other. */
export const lockOhneEmpfehlung = ({ tx }: MandantScope, auftragsnummer: string): Promise<OhneEmpfehlungRow | undefined> =>
  tx.selectFrom('auftrag_ohne_empfehlung').selectAll().where('auftragsnummer', '=', auftragsnummer).forUpdate().executeTakeFirst();

/** Inserts unless the number exists; returns whether it inserted. */
export async function insertOhneEmpfehlung({ tx }: MandantScope, row: Insertable<Table>): Promise<boolean> {
  const result = await tx
    .insertInto('auftrag_ohne_empfehlung')
    .values(row)
    .onConflict((conflict) => conflict.columns(['mandant', 'auftragsnummer']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateOhneEmpfehlung({ tx }: MandantScope, auftragsnummer: string, change: Updateable<Table>): Promise<void> {
  await tx.updateTable('auftrag_ohne_empfehlung').set(change).where('auftragsnummer', '=', auftragsnummer).execute();
}

const deleteAll = async ({ tx }: MandantScope, auftragsnummern: readonly string[]): Promise<void> => {
  await tx.deleteFrom('auftrag_ohne_empfehlung').where('auftragsnummer', 'in', auftragsnummern).execute();
};

export const deleteOhneEmpfehlung = (scope: MandantScope, auftragsnummer: string): Promise<void> => deleteAll(scope, [auftragsnummer]);

export const ohneEmpfehlungRetentions: readonly Retention[] = [
  {
    rule: 'ohneEmpfehlung',
    async find({ tx }, before, limit) {
      const rows = await tx
        .selectFrom('auftrag_ohne_empfehlung')
        .select('auftragsnummer')
        .where('geaendert_am', '<', before)
        .limit(limit)
        .execute();
      return rows.map((row) => row.auftragsnummer);
    },
    remove: deleteAll,
  },
];
