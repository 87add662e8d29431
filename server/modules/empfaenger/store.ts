import { type Insertable, sql, type Updateable } from 'kysely';
import type { EmpfaengerStatus } from '../../../contract/values/status.ts';
import { anyOf } from '../../db/any-of.ts';
import { columnsIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { dueBy } from '../../jobs/store.ts';
import { EMPFAENGER } from './columns.ts';

const select = (scope: MandantScope) => scope.tx.selectFrom('empfaenger').select(columnsIn(EMPFAENGER));

export const findEmpfaenger = (scope: MandantScope, empfaengernummer: string) =>
  select(scope).where('empfaengernummer', '=', empfaengernummer).executeTakeFirst();

export type EmpfaengerRow = NonNullable<Awaited<ReturnType<typeof findEmpfaenger>>>;

/** Recipients, locked in the order of their numbers until the transaction ends. */
export const lockManyEmpfaenger = (scope: MandantScope, empfaengernummern: readonly string[]) =>
  select(scope).where('empfaengernummer', '=', anyOf(empfaengernummern)).orderBy('empfaengernummer').forNoKeyUpdate().execute();

/** The recipient, locked until the transaction ends. */
export const lockEmpfaenger = (scope: MandantScope, empfaengernummer: string) =>
  select(scope).where('empfaengernummer', '=', empfaengernummer).forNoKeyUpdate().executeTakeFirst();

export const findByHexHash = (scope: MandantScope, hexHash: string) => select(scope).where('hex_hash', '=', hexHash).executeTakeFirst();

const ofEmpfehlung = (scope: MandantScope, empfehlungsnummer: string) =>
  select(scope).where('empfehlungsnummer', '=', empfehlungsnummer).orderBy('erstellt_am').orderBy('empfaengernummer').forNoKeyUpdate();

/** Recipients of a referral, oldest first, locked until the transaction ends. On a link for many there can be thousands. */
export const lockOfEmpfehlung = (scope: MandantScope, empfehlungsnummer: string) => ofEmpfehlung(scope, empfehlungsnummer).execute();

/** The first recipients of a referral: those with a place, or the provisional entries. Locked until the transaction ends. */
export const lockFirstOf = (scope: MandantScope, empfehlungsnummer: string, kind: { readonly vorlaeufig: boolean }, limit: number) =>
  ofEmpfehlung(scope, empfehlungsnummer).where('vorlaeufig', '=', kind.vorlaeufig).limit(limit).execute();

/** Recipients of a referral with this address, and the own one with the entry that was joined to it. Locked until the transaction ends. */
export const lockByAddress = (scope: MandantScope, empfehlungsnummer: string, emailSchluessel: string, own: string | null) =>
  ofEmpfehlung(scope, empfehlungsnummer)
    .where((eb) => eb.or([eb('email_schluessel', '=', emailSchluessel), eb('empfaengernummer', '=', own), eb('verbunden_mit', '=', own)]))
    .execute();

/** Whether a recipient of a referral has entered data, even a provisional entry or data erased since, or has left the status Offen. */
export async function hasJoined(scope: MandantScope, empfehlungsnummer: string): Promise<boolean> {
  const row = await scope.tx
    .selectFrom('empfaenger')
    .select('empfaengernummer')
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .where((eb) => eb.or([eb('hex_hash', 'is not', null), eb('daten_geloescht_am', 'is not', null), eb('status', '<>', 'Offen')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a recipient, or an entry that was joined to the recipient, is on a referral. */
export async function hasPlaceOn(scope: MandantScope, empfehlungsnummer: string, empfaengernummer: string): Promise<boolean> {
  const row = await scope.tx
    .selectFrom('empfaenger')
    .select('empfaengernummer')
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .where((eb) => eb.or([eb('empfaengernummer', '=', empfaengernummer), eb('verbunden_mit', '=', empfaengernummer)]))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertEmpfaenger(scope: MandantScope, row: Insertable<MandantTables['empfaenger']>): Promise<void> {
  await scope.tx.insertInto('empfaenger').values(row).execute();
}

export async function updateEmpfaenger(
  scope: MandantScope,
  empfaengernummer: string,
  change: Updateable<MandantTables['empfaenger']>,
): Promise<void> {
  await scope.tx.updateTable('empfaenger').set(change).where('empfaengernummer', '=', empfaengernummer).execute();
}

/** Moves recipients from one status to another; returns how many still had the first. */
export async function moveStatus(
  scope: MandantScope,
  empfaengernummern: readonly string[],
  from: EmpfaengerStatus,
  to: EmpfaengerStatus,
  moments: { frist_am: Date | null; beendet_am: Date | null },
): Promise<number> {
  const result = await scope.tx
    .updateTable('empfaenger')
    .set({ status: to, ...moments })
    .where('empfaengernummer', '=', anyOf(empfaengernummern))
    .where('status', '=', from)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Recipients of a referral with an address who are not among the recommender's open pairs yet. */
export const listAliasless = (scope: MandantScope, empfehlungsnummer: string) =>
  select(scope)
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .where('email_alias', 'is', null)
    .where('email', 'is not', null)
    .execute();

/** Any recipient with a secret. */
export const findAnyWithHexHash = ({ tx }: Pick<MandantScope, 'tx'>) =>
  tx
    .selectFrom('empfaenger')
    .select(['empfaengernummer', 'hex_version', 'hex_hash'])
    .where('hex_hash', 'is not', null)
    .where(sql<boolean>`hex_hash not like 'neu:%'`)
    .limit(1)
    .executeTakeFirst();

/** Recipients whose renewed secret has no hash yet, locked until the transaction ends. The index of the migration finds them. */
export const lockWithoutHexHash = ({ tx }: MandantScope, limit: number) =>
  tx
    .selectFrom('empfaenger')
    .select(['empfaengernummer', 'hex_version'])
    .where(sql<boolean>`hex_hash like 'neu:%'`)
    .orderBy('empfaengernummer')
    .limit(limit)
    .forNoKeyUpdate()
    .execute();

/** Makes other transactions that join the same two people, on any referral, wait until this one ends. */
export async function lockPaar({ tx, mandant }: MandantScope, empfehlerId: string, emailAlias: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${mandant} ${empfehlerId} ${emailAlias}`}, 0))`.execute(tx);
}

/** Moves the orders of one recipient to another. What they earn is computed again, because it depends on when the recipient joined. */
export async function moveAuftraege({ tx }: MandantScope, from: string, to: string): Promise<void> {
  await tx.updateTable('auftrag').set({ empfaengernummer: to, angebot_cent: null }).where('empfaengernummer', '=', from).execute();
}

/** Moves the accepted terms of one recipient to another. */
export async function moveZustimmungen({ tx }: MandantScope, from: string, to: string): Promise<void> {
  const moved = tx
    .deleteFrom('zustimmung')
    .where('seite', '=', 'Empfaenger')
    .where('bezug', '=', from)
    .returning(['seite', 'agb_text', 'agb_version', 'praemienbedingungen_version', 'gegeben_am']);
  for (const row of await moved.execute())
    await tx
      .insertInto('zustimmung')
      .values({ ...row, bezug: to })
      .execute();
}

/** Ends the links mailed for a recipient. */
export async function endZugangslinks(scope: MandantScope, empfaengernummer: string, now: Date): Promise<void> {
  await scope.tx
    .updateTable('zugangslink')
    .set({ gueltig_bis: now })
    .where('zweck', '=', 'Empfaenger')
    .where('bezug', '=', empfaengernummer)
    .where('gueltig_bis', '>', now)
    .execute();
}

export async function insertZustimmung(scope: MandantScope, row: Insertable<MandantTables['zustimmung']>): Promise<void> {
  await scope.tx.insertInto('zustimmung').values(row).execute();
}

export const dueFristen = dueBy('empfaenger', 'empfaengernummer', 'frist_am');

export const dueDeletions = dueBy('empfaenger', 'empfaengernummer', 'loeschen_am');
