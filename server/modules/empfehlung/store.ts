import type { Insertable } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

const COLUMNS = [
  'empfehlungsnummer',
  'empfehler_id',
  'vorname',
  'nachname',
  'produkt_id',
  'channel',
  'empfehlungslink',
  'anteil_empfehler',
  'code',
  'erstellt_am',
  'bestaetigt_am',
  'gueltig_bis',
] as const;

const select = (scope: MandantScope) => scope.tx.selectFrom('empfehlung').select(COLUMNS);

export const findEmpfehlung = (scope: MandantScope, empfehlungsnummer: string) =>
  select(scope).where('empfehlungsnummer', '=', empfehlungsnummer).executeTakeFirst();

export type EmpfehlungRow = NonNullable<Awaited<ReturnType<typeof findEmpfehlung>>>;

export const findByCode = (scope: MandantScope, code: string) => select(scope).where('code', '=', code).executeTakeFirst();

export async function insertEmpfehlung(scope: MandantScope, row: Insertable<MandantTables['empfehlung']>): Promise<void> {
  await scope.tx.insertInto('empfehlung').values(row).execute();
}

export async function confirmEmpfehlungRow(scope: MandantScope, empfehlungsnummer: string, now: Date): Promise<void> {
  await scope.tx
    .updateTable('empfehlung')
    .set({ bestaetigt_am: now })
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .where('bestaetigt_am', 'is', null)
    .execute();
}

export async function insertZustimmung(scope: MandantScope, row: Insertable<MandantTables['zustimmung']>): Promise<void> {
  await scope.tx.insertInto('zustimmung').values(row).execute();
}

/** Removes an unconfirmed recommender with everything typed in that name: referrals, people named, terms, links. */
export async function deleteUnconfirmed(scope: MandantScope, empfehlerId: string): Promise<void> {
  const { tx } = scope;
  const rows = await tx.selectFrom('empfehlung').select('empfehlungsnummer').where('empfehler_id', '=', empfehlerId).execute();
  const nummern = rows.map((row) => row.empfehlungsnummer);
  if (nummern.length > 0) {
    await tx.deleteFrom('empfaenger').where('empfehlungsnummer', 'in', nummern).execute();
    await tx.deleteFrom('zustimmung').where('bezug', 'in', nummern).execute();
    await tx.deleteFrom('zugangslink').where('zweck', '=', 'Empfehlung').where('bezug', 'in', nummern).execute();
    await tx.deleteFrom('empfehlung').where('empfehler_id', '=', empfehlerId).execute();
  }
  await tx.deleteFrom('empfehler').where('empfehler_id', '=', empfehlerId).execute();
  await tx.deleteFrom('account').where('account_id', '=', empfehlerId).where('bestaetigt_am', 'is', null).execute();
}
