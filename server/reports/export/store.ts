import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { MandantScope, SystemScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import type { Owner, OwnerKind } from '../owner.ts';
import type { RowKey } from '../reads.ts';
import type { Zeile } from './cell.ts';

export type ExportRow = Omit<Selectable<MandantTables['export']>, 'mandant'>;

const UNFINISHED = ['Wartet', 'Laeuft'] as const;

/** Inserts an export that is to be written; returns false while another one of the same user is being written. */
export async function insertExport({ tx }: MandantScope, row: Insertable<MandantTables['export']>): Promise<boolean> {
  const result = await tx
    .insertInto('export')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['mandant', 'wer', 'wer_id'])
        .where(
          'status',
          'in',
          UNFINISHED.map((status) => sql.lit(status)),
        )
        .doNothing(),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The exports of a user that were requested until a moment and are not finished. */
export const listUnfinished = ({ tx }: MandantScope, { wer, wer_id }: Owner, before: Date) =>
  tx
    .selectFrom('export')
    .select(['exportnummer', 'status', 'sicht'])
    .where('wer', '=', wer)
    .where('wer_id', '=', wer_id)
    .where('status', 'in', UNFINISHED)
    .where('erstellt_am', '<=', before)
    .execute();

/** Exports of one kind of owner whose next part or expiry is due. */
export const dueExporte = ({ tx }: SystemScope, wer: OwnerKind, now: Date, limit: number) =>
  tx
    .selectFrom('export')
    .select(['mandant', 'exportnummer as id', 'faellig_am as seit'])
    .where('wer', '=', wer)
    .where('faellig_am', '<=', now)
    .$narrowType<{ seit: Date }>()
    .orderBy('faellig_am')
    .orderBy('exportnummer')
    .limit(limit)
    .execute();

/** Locks a due export until the transaction ends; undefined if another process has the lock. */
export const claimExport = ({ tx }: MandantScope, exportnummer: string, now: Date) =>
  tx
    .selectFrom('export')
    .selectAll()
    .where('exportnummer', '=', exportnummer)
    .where('faellig_am', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function updateExport(
  { tx }: MandantScope,
  exportnummer: string,
  change: Omit<Updateable<MandantTables['export']>, 'mandant' | 'exportnummer'>,
): Promise<void> {
  await tx.updateTable('export').set(change).where('exportnummer', '=', exportnummer).execute();
}

export const findExport = ({ tx }: MandantScope, exportnummer: string) =>
  tx.selectFrom('export').selectAll().where('exportnummer', '=', exportnummer).executeTakeFirst();

/** Maximum number of exports in a list. */
const LISTED = 50;

/** The latest exports of a user that are being written, or that were requested or could be fetched since a moment, latest first. */
export const listExporteOf = ({ tx }: MandantScope, { wer, wer_id }: Owner, seit: Date) =>
  tx
    .selectFrom('export')
    .selectAll()
    .where('wer', '=', wer)
    .where('wer_id', '=', wer_id)
    .where((eb) => eb.or([eb('status', 'in', UNFINISHED), eb('gueltig_bis', '>', seit), eb('erstellt_am', '>', seit)]))
    .orderBy('erstellt_am', 'desc')
    .orderBy('exportnummer')
    .limit(LISTED)
    .execute();

/** Inserts a piece with its number. */
export async function insertTeil(
  { tx }: MandantScope,
  { exportnummer, teil, zeilen, bis }: { exportnummer: string; teil: number; zeilen: readonly Zeile[]; bis: RowKey | null },
): Promise<void> {
  const place = { schluessel: bis?.sortKey ?? '', stelle: bis?.id ?? '' };
  await tx
    .insertInto('export_teil')
    .values({ exportnummer, teil, zeilen: JSON.stringify(zeilen), ...place })
    .execute();
}

/** The last piece of an export: its number and the key at its end. */
export const findLastTeil = ({ tx }: MandantScope, exportnummer: string) =>
  tx
    .selectFrom('export_teil')
    .select(['teil', 'schluessel as sortKey', 'stelle as id'])
    .where('exportnummer', '=', exportnummer)
    .orderBy('teil', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The rows of a piece; undefined after the last one. */
export const findTeil = ({ tx }: MandantScope, exportnummer: string, teil: number) =>
  tx.selectFrom('export_teil').select('zeilen').where('exportnummer', '=', exportnummer).where('teil', '=', teil).executeTakeFirst();

export async function deleteTeile({ tx }: MandantScope, exportnummer: string): Promise<void> {
  await tx.deleteFrom('export_teil').where('exportnummer', '=', exportnummer).execute();
}

/** Exports requested before a moment. */
export async function listOldExporte({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const rows = await tx.selectFrom('export').select('exportnummer').where('erstellt_am', '<', before).limit(limit).execute();
  return rows.map((row) => row.exportnummer);
}

export async function deleteExporte({ tx }: MandantScope, nummern: readonly string[]): Promise<void> {
  await tx.deleteFrom('export').where('exportnummer', 'in', nummern).execute();
}
