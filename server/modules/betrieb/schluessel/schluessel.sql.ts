import { type Insertable, sql } from 'kysely';
import type { listSchluessel, SchluesselStatus } from '../../../../contract/calls/betrieb/schluessel.ts';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, fieldsOf, isOneOf, type RowIn, type SourceOf } from '../../../reports/report.ts';

type Tx = Pick<MandantScope, 'tx'>;

/** A key that can be used on a day, by its hash. */
export const findApiSchluessel = ({ tx }: Tx, schluesselHash: string, tag: string) =>
  tx
    .selectFrom('api_schluessel')
    .select(['schluessel_id', 'bezeichnung', 'rechte', 'zuletzt_am'])
    .where('schluessel_hash', '=', schluesselHash)
    .where('widerrufen_am', 'is', null)
    .where((eb) => eb.or([eb('gilt_bis', 'is', null), eb('gilt_bis', '>=', tag)]))
    .executeTakeFirst();

export async function setZuletzt({ tx }: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('api_schluessel').set({ zuletzt_am: now }).where('schluessel_id', '=', id).execute();
}

/** All keys of the tenant, including those that ended, oldest first. */
export const listApiSchluessel = ({ tx }: Tx) =>
  tx
    .selectFrom('api_schluessel')
    .select(['schluessel_id', 'bezeichnung', 'rechte', 'erstellt_am', 'gilt_bis', 'widerrufen_am'])
    .orderBy('erstellt_am')
    .orderBy('bezeichnung')
    .execute();

/** Inserts a key; false if the tenant has or had a key of that name. */
export async function insertApiSchluessel(
  { tx }: Tx,
  row: Omit<Insertable<MandantTables['api_schluessel']>, 'widerrufen_am' | 'zuletzt_am'>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('api_schluessel')
    .values({ ...row, widerrufen_am: null, zuletzt_am: null })
    .onConflict((conflict) => conflict.columns(['mandant', 'bezeichnung']).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A key by its number, locked until the transaction ends. */
export const lockApiSchluessel = ({ tx }: Tx, id: string) =>
  tx
    .selectFrom('api_schluessel')
    .select(['schluessel_id', 'bezeichnung', 'widerrufen_am'])
    .where('schluessel_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function endApiSchluessel({ tx }: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('api_schluessel').set({ widerrufen_am: now }).where('schluessel_id', '=', id).execute();
}

/** A key as its list reads it. */
export type SchluesselListRow = RowIn<ReturnType<typeof schluesselOn>>;

/** All keys of the tenant, with their status on a day. */
export function schluesselOn(tag: string) {
  const erstelltAm: Column = { value: sql`k.erstellt_am`, type: 'timestamptz' };
  const status = sql<SchluesselStatus>`case when k.widerrufen_am is not null then 'Beendet' when k.gilt_bis < ${tag}::date then 'Abgelaufen' else 'Gilt' end`;
  const columns = ['schluessel_id', 'bezeichnung', 'rechte', 'erstellt_am', 'gilt_bis', 'zuletzt_am'] as const;
  return {
    from: sql`api_schluessel k`,
    visible: sql`k.mandant = current_mandant()`,
    select: { ...fieldsOf('api_schluessel as k', columns), status },
    id: sql`k.schluessel_id`,
    columns: { ErstelltAm: erstelltAm, Name: { value: sql`k.bezeichnung`, type: 'text' } },
    defaultOrder: { by: 'ErstelltAm', descending: true },
    filters: { ...betweenDays(erstelltAm), Status: isOneOf(status), Suche: beginsWith(sql`k.bezeichnung`, sql`k.schluessel_id`) },
    search: () => [],
    sums: {},
  } satisfies SourceOf<typeof listSchluessel>;
}
