import { type Insertable, sql, type Updateable } from 'kysely';
import type { PraemierungStatus } from '../../../contract/values/status.ts';
import { anyOf } from '../../db/any-of.ts';
import { columnsIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { dueBy } from '../../jobs/store.ts';
import { PRAEMIERUNG } from './columns.ts';

const select = (scope: MandantScope) => scope.tx.selectFrom('praemierung').select(columnsIn(PRAEMIERUNG));

export const findPraemierung = (scope: MandantScope, nummer: string) =>
  select(scope).where('praemierungsnummer', '=', nummer).executeTakeFirst();

export type PraemierungRow = NonNullable<Awaited<ReturnType<typeof findPraemierung>>>;

/** The grant, locked until the transaction ends. */
export const lockPraemierung = (scope: MandantScope, nummer: string) =>
  select(scope).where('praemierungsnummer', '=', nummer).forUpdate().executeTakeFirst();

/** These grants in the order in which they end, locked until the transaction ends. */
export const lockPraemierungen = (scope: MandantScope, nummern: readonly string[]) =>
  select(scope).where('praemierungsnummer', '=', anyOf(nummern)).orderBy('gueltig_bis').orderBy('praemierungsnummer').forUpdate().execute();

export const findByTokenHash = (scope: MandantScope, tokenHash: string) =>
  select(scope).where('token_hash', '=', tokenHash).executeTakeFirst();

/** The grants of an order, the recommender's first. */
export const listOfAuftrag = (scope: MandantScope, auftragsnummer: string) =>
  select(scope).where('auftragsnummer', '=', auftragsnummer).orderBy('seite', 'desc').execute();

/** The grants of these orders, each recommender's first. */
export const listOfAuftraege = (scope: MandantScope, auftragsnummern: readonly string[]) =>
  select(scope).where('auftragsnummer', '=', anyOf(auftragsnummern)).orderBy('seite', 'desc').execute();

/** The grants of an order, the recommender's first, locked until the transaction ends. */
export const lockOfAuftrag = (scope: MandantScope, auftragsnummer: string) =>
  select(scope).where('auftragsnummer', '=', auftragsnummer).orderBy('seite', 'desc').forUpdate().execute();

export const listOfEmpfaenger = (scope: MandantScope, empfaengernummer: string) => listOfManyEmpfaenger(scope, [empfaengernummer]);

export const listOfManyEmpfaenger = (scope: MandantScope, empfaengernummern: readonly string[]) =>
  select(scope).where('empfaengernummer', '=', anyOf(empfaengernummern)).execute();

export async function insertPraemierung(scope: MandantScope, row: Insertable<MandantTables['praemierung']>): Promise<void> {
  await scope.tx.insertInto('praemierung').values(row).execute();
}

/** Moves grants from one status to another, with further changes. Returns how many; one that has left that status does not move, so only one concurrent call moves it. */
export async function moveStatus(
  scope: MandantScope,
  nummern: readonly string[],
  from: PraemierungStatus,
  to: PraemierungStatus,
  change: Updateable<MandantTables['praemierung']> = {},
): Promise<number> {
  const result = await scope.tx
    .updateTable('praemierung')
    .set({ faellig_am: null, ...change, status: to })
    .where('praemierungsnummer', '=', anyOf(nummern))
    .where('status', '=', from)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** The vouchers handed out for grants, the highest value first. */
export const listGutscheineOf = (scope: MandantScope, nummern: readonly string[]) =>
  scope.tx
    .selectFrom('gutschein')
    .select(['gutschein_id', 'code', 'ausgegeben_am', 'wert_cent', 'praemierungsnummer'])
    .where('praemierungsnummer', '=', anyOf(nummern))
    .where('ausgegeben_am', 'is not', null)
    .orderBy('wert_cent', 'desc')
    .orderBy('gutschein_id')
    .execute();

/** Maximum number of hashes in one statement. */
const HASHES = 5000;

export async function listGutscheineByHash(
  { tx }: MandantScope,
  hashes: readonly string[],
): Promise<{ code_hash: string; wert_cent: number }[]> {
  const found = [];
  for (let from = 0; from < hashes.length; from += HASHES) {
    const some = hashes.slice(from, from + HASHES);
    found.push(...(await tx.selectFrom('gutschein').select(['code_hash', 'wert_cent']).where('code_hash', 'in', some).execute()));
  }
  return found;
}

/** Inserts any number of vouchers with one statement, whose text does not depend on their number. */
export async function insertGutscheine(
  scope: MandantScope,
  rows: readonly { gutschein_id: string; wert_cent: number; haendler: string | null; code: string; code_hash: string }[],
): Promise<void> {
  await scope.tx
    .insertInto('gutschein')
    .columns(['gutschein_id', 'wert_cent', 'haendler', 'code', 'code_hash'])
    .expression(sql`
      select gutschein_id, wert_cent, haendler, code, code_hash from json_to_recordset(${JSON.stringify(rows)}::json)
        as gutschein(gutschein_id text, wert_cent integer, haendler text, code text, code_hash text)`)
    .execute();
}

/** Sets when a grant is due next; null means not before another event. */
export async function setFaellig(scope: MandantScope, nummer: string, faellig_am: Date | null): Promise<void> {
  await scope.tx.updateTable('praemierung').set({ faellig_am }).where('praemierungsnummer', '=', nummer).execute();
}

export const duePraemierungen = dueBy('praemierung', 'praemierungsnummer', 'faellig_am');

export const findKundennummer = (scope: MandantScope, empfehlerId: string) =>
  scope.tx
    .selectFrom('kundennummer')
    .select(['kundennummer', 'status', 'anfrage', 'gestellt_am', 'beantwortet_am'])
    .where('empfehler_id', '=', empfehlerId)
    .executeTakeFirst();

/** Stores an unanswered customer number of a recommender, replacing a different one. Returns false if the number is the same as before. */
export async function upsertKundennummer(
  scope: MandantScope,
  row: { empfehler_id: string; anfrage: string; kundennummer: string; gestellt_am: Date },
): Promise<boolean> {
  const { anfrage, kundennummer, gestellt_am } = row;
  const result = await scope.tx
    .insertInto('kundennummer')
    .values({ ...row, status: 'Offen', beantwortet_am: null })
    .onConflict((conflict) =>
      conflict
        .columns(['mandant', 'empfehler_id'])
        .doUpdateSet({ anfrage, kundennummer, gestellt_am, status: 'Offen', beantwortet_am: null })
        .where('kundennummer.kundennummer', '!=', kundennummer),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Answers a question; returns false if it is unknown or a different number was stated since. */
export async function setKundennummerStatus(
  scope: MandantScope,
  anfrage: string,
  status: 'Gefunden' | 'Unbekannt',
  now: Date,
): Promise<boolean> {
  const result = await scope.tx
    .updateTable('kundennummer')
    .set({ status, beantwortet_am: now })
    .where('anfrage', '=', anfrage)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteKundennummer(scope: MandantScope, empfehlerId: string): Promise<void> {
  await scope.tx.deleteFrom('kundennummer').where('empfehler_id', '=', empfehlerId).execute();
}

/** Sets the account to which a transfer goes. */
export async function setBankdaten(scope: MandantScope, nummer: string, bankdaten_id: string): Promise<void> {
  await scope.tx.updateTable('praemierung').set({ bankdaten_id }).where('praemierungsnummer', '=', nummer).execute();
}

/** Removes the reference to bank data from its grants. */
export async function detachBankdaten(scope: MandantScope, bankdatenIds: readonly string[]): Promise<void> {
  await scope.tx.updateTable('praemierung').set({ bankdaten_id: null }).where('bankdaten_id', 'in', bankdatenIds).execute();
}
