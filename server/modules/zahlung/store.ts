import { type Insertable, sql, type Updateable } from 'kysely';
import type { ZahlungArt, ZahlungStatus, ZurueckhaltungArt } from '../../../contract/rules/zahlung.ts';
import { anyOf } from '../../db/any-of.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { dueBy } from '../../jobs/store.ts';

type Lauf = MandantTables['zahlungslauf'];
type Zahlung = MandantTables['zahlung'];

export async function insertLauf({ tx }: MandantScope, row: Insertable<Lauf>): Promise<void> {
  await tx.insertInto('zahlungslauf').values(row).execute();
}

export const findLauf = ({ tx }: MandantScope, laufnummer: string) =>
  tx.selectFrom('zahlungslauf').selectAll().where('laufnummer', '=', laufnummer).executeTakeFirst();

export type LaufRow = NonNullable<Awaited<ReturnType<typeof findLauf>>>;

/** The run, locked until the transaction ends. Runs are locked after grants and before payments. */
export const lockLauf = ({ tx }: MandantScope, laufnummer: string) =>
  tx.selectFrom('zahlungslauf').selectAll().where('laufnummer', '=', laufnummer).forUpdate().executeTakeFirst();

export async function updateLauf({ tx }: MandantScope, laufnummer: string, change: Updateable<Lauf>): Promise<void> {
  await tx.updateTable('zahlungslauf').set(change).where('laufnummer', '=', laufnummer).execute();
}

/** Runs that were approved before a moment and still have their file. */
export const listOldDateien = async ({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> =>
  (
    await tx
      .selectFrom('zahlungslauf')
      .select('laufnummer')
      .where('freigegeben_am', '<', before)
      .where('datei', 'is not', null)
      .limit(limit)
      .execute()
  ).map(({ laufnummer }) => laufnummer);

export async function deleteDateien({ tx }: MandantScope, laufnummern: readonly string[]): Promise<void> {
  await tx.updateTable('zahlungslauf').set({ datei: null }).where('laufnummer', '=', anyOf(laufnummern)).execute();
}

/** Counts the payments of a run that is not approved. */
export async function countLauf({ tx }: MandantScope, laufnummer: string): Promise<{ anzahl: number; summe_cent: number }> {
  return tx
    .selectFrom('zahlung')
    .select([({ fn }) => fn.countAll<number>().as('anzahl'), sql<number>`coalesce(sum(betrag_cent), 0)`.as('summe_cent')])
    .where('laufnummer', '=', laufnummer)
    .where('gilt', '=', true)
    .executeTakeFirstOrThrow();
}

export interface NewZahlung extends Pick<Insertable<Zahlung>, 'zahlungsnummer' | 'bezug' | 'betrag_cent' | 'zweck'> {
  readonly art: ZahlungArt;
  readonly bankdaten_id: string | null;
}

/** Inserts payments with one statement; what is in another live payment already is left out. */
export async function insertZahlungen(
  { tx }: MandantScope,
  laufnummer: string,
  zahlungen: readonly NewZahlung[],
  erstellt_am: Date,
): Promise<void> {
  await tx
    .insertInto('zahlung')
    .columns(['zahlungsnummer', 'laufnummer', 'art', 'bezug', 'bankdaten_id', 'betrag_cent', 'zweck', 'erstellt_am'])
    .expression(sql`
      select zahlungsnummer, ${laufnummer}, art, bezug, bankdaten_id, betrag_cent, zweck, ${erstellt_am}::timestamptz
      from json_to_recordset(${JSON.stringify(zahlungen)}::json)
        as neu(zahlungsnummer text, art text, bezug text, bankdaten_id text, betrag_cent integer, zweck text)`)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A payment by its number. */
export const findZahlung = ({ tx }: MandantScope, zahlungsnummer: string) =>
  tx.selectFrom('zahlung').selectAll().where('zahlungsnummer', '=', zahlungsnummer).executeTakeFirst();

export type ZahlungRow = NonNullable<Awaited<ReturnType<typeof findZahlung>>>;

export const lockZahlung = ({ tx }: MandantScope, zahlungsnummer: string) =>
  tx.selectFrom('zahlung').selectAll().where('zahlungsnummer', '=', zahlungsnummer).forUpdate().executeTakeFirst();

/** Payments by their numbers, locked in their order. */
export const lockZahlungen = ({ tx }: MandantScope, zahlungsnummern: readonly string[]) =>
  tx.selectFrom('zahlung').selectAll().where('zahlungsnummer', '=', anyOf(zahlungsnummern)).orderBy('zahlungsnummer').forUpdate().execute();

/** The payments of a run that are not approved yet, by their number. */
export const listVorgesehene = ({ tx }: MandantScope, laufnummer: string) =>
  tx
    .selectFrom('zahlung')
    .selectAll()
    .where('laufnummer', '=', laufnummer)
    .where('status', '=', 'Vorgesehen')
    .orderBy('zahlungsnummer')
    .execute();

/** The live payment of a thing, if there is one. */
export const findGueltige = ({ tx }: MandantScope, art: ZahlungArt, bezug: string) =>
  tx.selectFrom('zahlung').selectAll().where('art', '=', art).where('bezug', '=', bezug).where('gilt', '=', true).executeTakeFirst();

export const updateZahlung = (scope: MandantScope, zahlungsnummer: string, change: Updateable<Zahlung>): Promise<void> =>
  updateZahlungen(scope, [zahlungsnummer], change);

export async function updateZahlungen(
  { tx }: MandantScope,
  zahlungsnummern: readonly string[],
  change: Updateable<Zahlung>,
): Promise<void> {
  await tx.updateTable('zahlung').set(change).where('zahlungsnummer', '=', anyOf(zahlungsnummern)).execute();
}

/** Moves all payments of a run from one state to another. */
export async function moveZahlungen(
  { tx }: MandantScope,
  laufnummer: string,
  from: ZahlungStatus,
  change: Updateable<Zahlung>,
): Promise<void> {
  await tx.updateTable('zahlung').set(change).where('laufnummer', '=', laufnummer).where('status', '=', from).execute();
}

/** Makes the approved payments of a run whose orders were cancelled due: their grants end. */
export async function setFaelligOfStorniert({ tx }: MandantScope, laufnummer: string, faellig_am: Date): Promise<void> {
  const approved = tx.updateTable('zahlung').set({ faellig_am }).where('laufnummer', '=', laufnummer).where('status', '=', 'Freigegeben');
  await approved.where('storno_vorgemerkt', '=', true).execute();
}

/** Makes all approved payments of a run due. */
export async function setFaelligOfLauf({ tx }: MandantScope, laufnummer: string, faellig_am: Date): Promise<void> {
  await tx.updateTable('zahlung').set({ faellig_am }).where('laufnummer', '=', laufnummer).where('status', '=', 'Freigegeben').execute();
}

/** Whether a payment of a run waits for the bank. Asked after each payment of a run, so it looks for one and counts none. */
export const hasFreigegebene = async ({ tx }: MandantScope, laufnummer: string): Promise<boolean> =>
  (await tx
    .selectFrom('zahlung')
    .select('zahlungsnummer')
    .where('laufnummer', '=', laufnummer)
    .where('status', '=', 'Freigegeben')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** How many payments of a run are in each state, and their sums in cents. */
export const countByStatus = ({ tx }: MandantScope, laufnummer: string) =>
  tx
    .selectFrom('zahlung')
    .select(['status', ({ fn }) => fn.countAll<number>().as('anzahl'), sql<number>`sum(betrag_cent)`.as('summe_cent')])
    .where('laufnummer', '=', laufnummer)
    .groupBy('status')
    .execute();

/** Checked runs that nobody approved in time. */
export const dueLaeufe = dueBy('zahlungslauf', 'laufnummer', 'ablauf_am');

/** The payments of grants, the newest first. */
export const listZahlungenOf = ({ tx }: MandantScope, praemierungsnummern: readonly string[]) =>
  tx
    .selectFrom('zahlung')
    .innerJoin('zahlungslauf', 'zahlungslauf.laufnummer', 'zahlung.laufnummer')
    .selectAll('zahlung')
    .select(['zahlungslauf.ausfuehrungstag', 'zahlungslauf.status as lauf_status'])
    .where('zahlung.praemierungsnummer', '=', anyOf(praemierungsnummern))
    .orderBy('zahlung.erstellt_am', 'desc')
    .orderBy('zahlung.zahlungsnummer')
    .execute();

/** The numbers of the payments for these documents of one kind. */
export async function listZahlungsnummern({ tx }: MandantScope, art: ZahlungArt, bezuege: readonly string[]): Promise<string[]> {
  const rows = tx.selectFrom('zahlung').select('zahlungsnummer').where('art', '=', art).where('bezug', '=', anyOf(bezuege));
  return (await rows.execute()).map((row) => row.zahlungsnummer);
}

/** The holds of grants that nobody has lifted, the oldest first; one whose moment has passed holds no more. */
export const listZurueckhaltungen = ({ tx }: MandantScope, praemierungsnummern: readonly string[], now: Date) =>
  tx
    .selectFrom('zurueckhaltung')
    .selectAll()
    .where('praemierungsnummer', '=', anyOf(praemierungsnummern))
    .where('aufgehoben_am', 'is', null)
    .where((eb) => eb.or([eb('bis', 'is', null), eb('nachfrage', '=', true), eb('bis', '>', now)]))
    .orderBy('am')
    .execute();

/** Every hold of grants, the oldest first. */
export const listAllZurueckhaltungen = ({ tx }: MandantScope, praemierungsnummern: readonly string[]) =>
  tx.selectFrom('zurueckhaltung').selectAll().where('praemierungsnummer', '=', anyOf(praemierungsnummern)).orderBy('am').execute();

export type ZurueckhaltungRow = Awaited<ReturnType<typeof listZurueckhaltungen>>[number];

/** Holds a grant; one that is held by this kind already stays as it is. Returns whether it is new. */
export async function insertZurueckhaltung({ tx }: MandantScope, row: Insertable<MandantTables['zurueckhaltung']>): Promise<boolean> {
  const result = await tx
    .insertInto('zurueckhaltung')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A person as the owner of grants: by the account, and by participations. */
export interface Owner {
  readonly accountId: string | null;
  readonly empfaengernummern: readonly string[];
}

/** The picked transfers of a person that are not paid, locked in their order. */
export async function lockTransfersOf({ tx }: MandantScope, { accountId, empfaengernummern }: Owner): Promise<string[]> {
  const rows = await tx
    .selectFrom('praemierung')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .select('praemierung.praemierungsnummer')
    .where('praemierung.status', '=', 'Bereitgestellt')
    .where('praemierung.art', '=', 'Ueberweisung')
    .where((eb) =>
      eb.or([
        eb.and([eb('praemierung.seite', '=', 'Empfaenger'), eb('praemierung.empfaengernummer', '=', anyOf(empfaengernummern))]),
        eb.and([eb('praemierung.seite', '=', 'Empfehler'), eb('empfaenger.empfehler_id', '=', accountId)]),
      ]),
    )
    .orderBy('praemierung.praemierungsnummer')
    .forUpdate(['praemierung'])
    .execute();
  return rows.map(({ praemierungsnummer }) => praemierungsnummer);
}

export const lockZurueckhaltung = ({ tx }: MandantScope, id: string) =>
  tx.selectFrom('zurueckhaltung').selectAll().where('zurueckhaltung_id', '=', id).forUpdate().executeTakeFirst();

export async function liftZurueckhaltung({ tx }: MandantScope, id: string, wer: string, now: Date): Promise<void> {
  await tx
    .updateTable('zurueckhaltung')
    .set({ aufgehoben_von: wer, aufgehoben_am: now })
    .where('zurueckhaltung_id', '=', id)
    .where('aufgehoben_am', 'is', null)
    .execute();
}

/** Lifts the open holds of one kind of a grant. */
export async function liftAll(
  { tx }: MandantScope,
  praemierungsnummer: string,
  art: ZurueckhaltungArt,
  wer: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('zurueckhaltung')
    .set({ aufgehoben_von: wer, aufgehoben_am: now })
    .where('praemierungsnummer', '=', praemierungsnummer)
    .where('art', '=', art)
    .where('aufgehoben_am', 'is', null)
    .execute();
}

export const dueErinnerungen = dueBy('zurueckhaltung', 'zurueckhaltung_id', 'erinnern_am');

/** Notes that the person was reminded. */
export async function clearErinnerung({ tx }: MandantScope, id: string): Promise<void> {
  await tx.updateTable('zurueckhaltung').set({ erinnern_am: null }).where('zurueckhaltung_id', '=', id).execute();
}

/** Removes the reference to accounts from their payments. */
export async function detachFromZahlungen({ tx }: MandantScope, bankdatenIds: readonly string[]): Promise<void> {
  await tx.updateTable('zahlung').set({ bankdaten_id: null }).where('bankdaten_id', '=', anyOf(bankdatenIds)).execute();
}
