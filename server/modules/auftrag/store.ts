import type { Insertable, Updateable } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { dueBy } from '../../jobs/store.ts';

/** Inserts unless the number is there already; waits for a parallel insert of the same number. Tells whether it did. */
export async function insertAuftrag(scope: MandantScope, row: Insertable<MandantTables['auftrag']>): Promise<boolean> {
  const result = await scope.tx
    .insertInto('auftrag')
    .values(row)
    .onConflict((conflict) => conflict.columns(['mandant', 'auftragsnummer']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const select = (scope: MandantScope, auftragsnummer: string) =>
  scope.tx
    .selectFrom('auftrag')
    .select(['auftragsnummer', 'empfaengernummer', 'empfehlungsnummer', 'produkt_id', 'auftragsdatum', 'frist_beginn', 'status', 'grund'])
    .select([
      'freigabe_am',
      'agenturnummer',
      'mitarbeiternummer',
      'beigetreten_am',
      'freigegeben_am',
      'freigegeben_durch',
      'beanstandet_am',
      'beanstandung',
    ])
    // Not a join: locking the order must not lock its product.
    .select((eb) =>
      eb.selectFrom('produkt').select('produkt.daten').whereRef('produkt.id', '=', 'auftrag.produkt_id').$asScalar().$notNull().as('daten'),
    )
    .where('auftragsnummer', '=', auftragsnummer);

export const findAuftrag = (scope: MandantScope, auftragsnummer: string) => select(scope, auftragsnummer).executeTakeFirst();

export type AuftragRow = NonNullable<Awaited<ReturnType<typeof findAuftrag>>>;

/** The order, kept from others until the transaction ends; what refers to it may come all the same, as what triggers change twice is looked up again. */
export const lockAuftrag = (scope: MandantScope, auftragsnummer: string) =>
  select(scope, auftragsnummer).forNoKeyUpdate().executeTakeFirst();

/** The latest order of a recipient. */
export const findAuftragOf = (scope: MandantScope, empfaengernummer: string) =>
  scope.tx
    .selectFrom('auftrag')
    .select(['auftragsnummer', 'status'])
    .where('empfaengernummer', '=', empfaengernummer)
    .orderBy('erstellt_am', 'desc')
    .executeTakeFirst();

/** Whether the recipient of an order has another one that waits for its release. */
export async function hasOtherOpenAuftrag(scope: MandantScope, auftrag: AuftragRow): Promise<boolean> {
  const row = await scope.tx
    .selectFrom('auftrag')
    .select('auftragsnummer')
    .where('empfaengernummer', '=', auftrag.empfaengernummer)
    .where('auftragsnummer', '!=', auftrag.auftragsnummer)
    .where('status', 'in', ['Eingegangen', 'Bestaetigt'])
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateAuftrag(
  scope: MandantScope,
  auftragsnummer: string,
  change: Updateable<MandantTables['auftrag']>,
): Promise<void> {
  await scope.tx.updateTable('auftrag').set(change).where('auftragsnummer', '=', auftragsnummer).execute();
}

export const dueFreigaben = dueBy('auftrag', 'auftragsnummer', 'freigabe_am');
