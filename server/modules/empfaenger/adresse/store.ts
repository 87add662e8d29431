import { type Insertable, sql } from 'kysely';
import { anyOf } from '../../../db/any-of.ts';
import { columnsIn } from '../../../db/columns.ts';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';
import { ADRESSAENDERUNG } from '../columns.ts';

type Table = MandantTables['adressaenderung'];

export async function insertAenderung({ tx }: MandantScope, row: Insertable<Table>): Promise<void> {
  await tx.insertInto('adressaenderung').values(row).execute();
}

const select = ({ tx }: MandantScope) => tx.selectFrom('adressaenderung').select(columnsIn(ADRESSAENDERUNG));

export const findAenderung = (scope: MandantScope, id: string) => select(scope).where('aenderung_id', '=', id).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockAenderung = (scope: MandantScope, id: string) =>
  select(scope).where('aenderung_id', '=', id).forUpdate().executeTakeFirst();

export type Aenderung = NonNullable<Awaited<ReturnType<typeof findAenderung>>>;

/** Whose address it is. */
export interface Whose {
  readonly account_id: string | null;
  readonly empfaengernummer: string | null;
}

/** The changes of a person's address, newest first. */
export const listAenderungen = (scope: MandantScope, { account_id, empfaengernummer }: Whose) =>
  select(scope)
    .where((eb) => eb.or([eb('account_id', '=', account_id), eb('empfaengernummer', '=', empfaengernummer)]))
    .orderBy('erstellt_am', 'desc')
    .orderBy('aenderung_id')
    .execute();

export async function updateAenderung(
  { tx }: MandantScope,
  id: string,
  values: Partial<Pick<Aenderung, 'wirksam_am' | 'widersprochen_am' | 'gueltig_bis'>>,
): Promise<void> {
  await tx.updateTable('adressaenderung').set(values).where('aenderung_id', '=', id).execute();
}

/** Deletes the changes of these people. */
export async function deleteAenderungenOf({ tx }: MandantScope, accountId: string, empfaengernummern: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('adressaenderung')
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('empfaengernummer', '=', anyOf(empfaengernummern))]))
    .execute();
}

export const listOldAenderungen = async ({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> =>
  (await tx.selectFrom('adressaenderung').select('aenderung_id').where('erstellt_am', '<', before).limit(limit).execute()).map(
    (row) => row.aenderung_id,
  );

export async function deleteAenderungen({ tx }: MandantScope, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('adressaenderung').where('aenderung_id', 'in', ids).execute();
}

/** The recipients of a mailbox who have entered data, locked in the order of joining. */
export const lockOfMailbox = ({ tx }: MandantScope, emailSchluessel: string) =>
  tx
    .selectFrom('empfaenger')
    .select(['empfaengernummer', 'empfehlungsnummer', 'empfehler_id', 'hex_version', 'hex_hash', 'status', 'bestaetigt_am'])
    .where('email_schluessel', '=', emailSchluessel)
    .where('vorlaeufig', '=', false)
    .orderBy('empfaengernummer')
    .forUpdate()
    .execute();

/** Ends the unused links that were mailed to a person about the account, the referrals and the participations. */
export async function endLinksOf(
  { tx }: MandantScope,
  accountId: string | null,
  empfaengernummern: readonly string[],
  now: Date,
): Promise<void> {
  const werbung = [...(accountId === null ? [] : [`Empfehler:${accountId}`]), ...empfaengernummern.map((nummer) => `Empfaenger:${nummer}`)];
  await tx
    .updateTable('zugangslink')
    .set({ gueltig_bis: now, verwendet_am: now })
    .where('verwendet_am', 'is', null)
    .where((eb) =>
      eb.or([
        eb('bezug', '=', anyOf([...(accountId === null ? [] : [accountId]), ...empfaengernummern, ...werbung])),
        eb('bezug', 'in', eb.selectFrom('empfehlung').select('empfehlungsnummer').where('empfehler_id', '=', accountId)),
      ]),
    )
    .execute();
}

/** Whether one of the referrals of these recipients has another one with an address, or one of their recommenders another open one with its alias. */
export async function isTaken(
  { tx }: MandantScope,
  rows: readonly { readonly empfaengernummer: string; readonly empfehlungsnummer: string; readonly empfehler_id: string | null }[],
  { email_schluessel, email_alias }: { readonly email_schluessel: string; readonly email_alias: string },
): Promise<boolean> {
  if (rows.length === 0) return false;
  const found = await tx
    .selectFrom('empfaenger')
    .select('empfaengernummer')
    .where('vorlaeufig', '=', false)
    .where('empfaengernummer', '!=', sql<string>`all (${rows.map((row) => row.empfaengernummer)}::text[])`)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('email_schluessel', '=', email_schluessel),
          eb('empfehlungsnummer', '=', anyOf(rows.map((row) => row.empfehlungsnummer))),
        ]),
        eb.and([
          eb('email_alias', '=', email_alias),
          eb('empfehler_id', '=', anyOf(rows.flatMap(({ empfehler_id }) => empfehler_id ?? []))),
          eb('status', 'in', ['Offen', 'Ok']),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
