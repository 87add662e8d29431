import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely';
import type { MandantScope, SystemScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { dueBy } from '../../jobs/store.ts';
import type { Due } from '../../jobs/sweep.ts';

/** Locks the number of an order until the transaction ends, so that of two transactions one stores it as an order or as one without a referral. */
export async function lockAuftragsnummer({ tx, mandant }: MandantScope, auftragsnummer: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`auftrag ${mandant} ${auftragsnummer}`}, 0))`.execute(tx);
}

/** Inserts an order unless its number exists; waits for a concurrent insert of the same number. Returns whether it inserted. */
export async function insertAuftrag(scope: MandantScope, row: Insertable<MandantTables['auftrag']>): Promise<boolean> {
  const result = await scope.tx
    .insertInto('auftrag')
    .values(row)
    .onConflict((conflict) => conflict.columns(['mandant', 'auftragsnummer']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The moment at which the recipient of an order joined the referral. */
const joinedAt = (eb: ExpressionBuilder<MandantTables, 'auftrag'>) =>
  eb
    .selectFrom('empfaenger')
    .select('empfaenger.erstellt_am')
    .whereRef('empfaenger.empfaengernummer', '=', 'auftrag.empfaengernummer')
    .$asScalar()
    .$notNull()
    .as('beigetreten_am');

const select = (scope: MandantScope, auftragsnummer: string) =>
  scope.tx
    .selectFrom('auftrag')
    .select(['auftragsnummer', 'empfaengernummer', 'empfehlungsnummer', 'produkt_id', 'auftragsdatum', 'frist_beginn', 'status', 'grund'])
    .select(['freigabe_am', 'agenturnummer', 'mitarbeiternummer', 'freigegeben_am', 'freigegeben_durch', 'beanstandet_am', 'beanstandung'])
    .select(['sellernummer', 'provision'])
    // No joins: locking the order must lock neither its product nor its recipient.
    .select((eb) =>
      eb.selectFrom('produkt').select('produkt.daten').whereRef('produkt.id', '=', 'auftrag.produkt_id').$asScalar().$notNull().as('daten'),
    )
    .select(joinedAt)
    .where('auftragsnummer', '=', auftragsnummer);

export const findAuftrag = (scope: MandantScope, auftragsnummer: string) => select(scope, auftragsnummer).executeTakeFirst();

export type AuftragRow = NonNullable<Awaited<ReturnType<typeof findAuftrag>>>;

/** Locks the order until the transaction ends, but not against inserts that refer to it: triggers that change a row twice recheck its foreign key. */
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

/** The number of the recipient's order that was released last, also if it was cancelled since. */
export async function findReleasedOf(scope: MandantScope, empfaengernummer: string): Promise<string | undefined> {
  const row = await scope.tx
    .selectFrom('auftrag')
    .select('auftragsnummer')
    .where('empfaengernummer', '=', empfaengernummer)
    .where('freigegeben_am', 'is not', null)
    .orderBy('freigegeben_am', 'desc')
    .executeTakeFirst();
  return row?.auftragsnummer;
}

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

/** Locks orders without an amount until the transaction ends, and reads the facts that decide on it. Skips those that are locked already. */
export const lockWithoutAngebot = ({ tx }: MandantScope, limit: number) =>
  tx
    .selectFrom('auftrag')
    .select(['auftragsnummer', 'produkt_id', 'auftragsdatum', 'agenturnummer'])
    .select(joinedAt)
    .where('angebot_cent', 'is', null)
    .orderBy('auftragsnummer')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

/** Stores amounts of orders, in cents. */
export async function setAngebote(
  { tx }: MandantScope,
  amounts: readonly { readonly auftragsnummer: string; readonly cent: number }[],
): Promise<void> {
  const of = sql<{ auftragsnummer: string; cent: number }>`jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb)`;
  await tx
    .updateTable('auftrag')
    .from(of.as<'amount'>(sql`amount(auftragsnummer text, cent integer)`))
    .set((eb) => ({ angebot_cent: eb.ref('amount.cent') }))
    .whereRef('auftrag.auftragsnummer', '=', 'amount.auftragsnummer')
    .execute();
}

/** One order of each tenant that has orders without an amount. */
export async function dueAngebote({ tx }: SystemScope, _now: Date, limit: number): Promise<Due[]> {
  const rows = await tx
    .selectFrom('auftrag')
    .distinctOn('mandant')
    .select(['mandant', 'auftragsnummer as id'])
    .where('angebot_cent', 'is', null)
    .orderBy('mandant')
    .orderBy('auftragsnummer')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, seit: ALWAYS }));
}

/** Makes them due immediately. The moment has to be constant, because the queue distinguishes work by it. */
const ALWAYS = new Date(0);

export const dueFreigaben = dueBy('auftrag', 'auftragsnummer', 'freigabe_am');
