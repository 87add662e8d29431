import { type Insertable, type Selectable, sql } from 'kysely';
import { MAX_SELLER_AENDERUNGEN } from '../../../contract/calls/seller/daten.ts';
import { erasedIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { SELLER } from './columns.ts';

export type SellerRow = Omit<Selectable<MandantTables['seller']>, 'mandant'>;
export type SteuerRow = Awaited<ReturnType<typeof listSteuer>>[number];

export async function insertSeller({ tx }: MandantScope, row: Insertable<MandantTables['seller']>): Promise<void> {
  await tx.insertInto('seller').values(row).execute();
}

export async function updateSeller({ tx }: MandantScope, sellernummer: string, change: Partial<SellerRow>): Promise<void> {
  if (Object.keys(change).length > 0) await tx.updateTable('seller').set(change).where('sellernummer', '=', sellernummer).execute();
}

/** A seller, locked until the transaction ends. */
export const lockSeller = ({ tx }: MandantScope, sellernummer: string) =>
  tx.selectFrom('seller').selectAll().where('sellernummer', '=', sellernummer).forUpdate().executeTakeFirst();

/** The seller of an account, locked until the transaction ends. */
export const lockSellerOf = ({ tx }: MandantScope, accountId: string) =>
  tx.selectFrom('seller').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst();

/** Locks the tenant's seller numbers until the transaction ends and returns the next one: `P-2002` after `P-2001`. */
export async function nextSellernummer({ tx, mandant }: MandantScope): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('sellernummer'), hashtext(${mandant}))`.execute(tx);
  const last = sql<number>`coalesce(max(substr(sellernummer, 3)::bigint) filter (where sellernummer ~ '^P-[0-9]{1,12}$'), 2000)`;
  const { nummer } = await tx.selectFrom('seller').select(last.as('nummer')).executeTakeFirstOrThrow();
  return `P-${Number(nummer) + 1}`;
}

/** The tax data of a seller, in the order in which it was entered. */
export const listSteuer = ({ tx }: MandantScope, sellernummer: string) =>
  tx
    .selectFrom('seller_steuer')
    .select(['eintrag', 'gilt_ab', 'steuerstatus', 'steuernummer', 'ust_id', 'ku_idnr'])
    .where('sellernummer', '=', sellernummer)
    .orderBy('eintrag')
    .execute();

export async function insertSteuer({ tx }: MandantScope, row: Insertable<MandantTables['seller_steuer']>): Promise<void> {
  await tx.insertInto('seller_steuer').values(row).execute();
}

export async function insertAenderung({ tx }: MandantScope, row: Insertable<MandantTables['seller_aenderung']>): Promise<void> {
  await tx.insertInto('seller_aenderung').values(row).execute();
}

/** The latest changes of a seller; all of them with the limit null. */
export const listAenderungen = ({ tx }: MandantScope, sellernummer: string, limit: number | null = MAX_SELLER_AENDERUNGEN) =>
  tx
    .selectFrom('seller_aenderung')
    .select(['feld', 'vorher', 'nachher', 'geaendert_am'])
    .where('sellernummer', '=', sellernummer)
    .orderBy('geaendert_am', 'desc')
    .orderBy('aenderung_id')
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute();

export async function setSessionPasswort({ tx }: MandantScope, tokenHash: string, at: Date): Promise<void> {
  await tx.updateTable('session').set({ passwort_am: at }).where('token_hash', '=', tokenHash).execute();
}

/** Statuses of a registration whose data is not complete. */
export const UNFINISHED = ['Angelegt', 'AdresseBestaetigt', 'Zusatzdaten'] as const;

/** Sellers who began their registration before a moment and have not completed their data. */
export async function listUnfinished({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const begun = tx.selectFrom('seller').select('sellernummer').where('status', 'in', UNFINISHED).where('erstellt_am', '<', before);
  return (await begun.limit(limit).execute()).map((row) => row.sellernummer);
}

/** Sellers who became Inaktiv before a moment and still have a name. */
export async function listEnded({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const ended = tx.selectFrom('seller').select('sellernummer').where('status', '=', 'Inaktiv').where('beendet_am', '<', before);
  return (await ended.where('nachname', '<>', '').limit(limit).execute()).map((row) => row.sellernummer);
}

/** Erases the data of a seller; the number stays. */
export async function eraseSeller({ tx }: MandantScope, sellernummer: string): Promise<void> {
  await tx.updateTable('seller').set(erasedIn(SELLER)).where('sellernummer', '=', sellernummer).execute();
  await tx.deleteFrom('seller_aenderung').where('sellernummer', '=', sellernummer).execute();
  await tx.deleteFrom('seller_steuer').where('sellernummer', '=', sellernummer).execute();
}
