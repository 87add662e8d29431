import type { Insertable } from 'kysely';
import type { Mandantenrolle } from '../../../../contract/rules/betriebsrollen.ts';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';

/** The roles of a person at the tenant that have not been taken away, also those whose day has passed; locked until the transaction ends. */
export const lockRoles = ({ tx }: MandantScope, benutzerId: string) =>
  tx
    .selectFrom('betrieb_rolle')
    .select(['rolle_id', 'rolle', 'gilt_bis'])
    .where('benutzer_id', '=', benutzerId)
    .where('entzogen_am', 'is', null)
    .orderBy('rolle')
    .forUpdate()
    .execute();

/** The roles of a person that hold on a day; they cannot be taken away until the transaction ends. */
export const shareRoles = ({ tx }: MandantScope, benutzerId: string, tag: string) =>
  tx
    .selectFrom('betrieb_rolle')
    .select(['rolle', 'vergeben_am'])
    .where('benutzer_id', '=', benutzerId)
    .where('entzogen_am', 'is', null)
    .where((eb) => eb.or([eb('gilt_bis', 'is', null), eb('gilt_bis', '>=', tag)]))
    .forShare()
    .execute();

/** Who has a role without an end; locked, so that of two changes at once the second sees the first. */
export const lockHolders = ({ tx }: MandantScope, rolle: Mandantenrolle) =>
  tx
    .selectFrom('betrieb_rolle')
    .select('benutzer_id')
    .where('rolle', '=', rolle)
    .where('entzogen_am', 'is', null)
    .where('gilt_bis', 'is', null)
    .orderBy('rolle_id')
    .forUpdate()
    .execute();

/** Who has one of the roles on a day. */
export async function listHolders({ tx }: MandantScope, rollen: readonly Mandantenrolle[], tag: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('betrieb_rolle')
    .select('benutzer_id')
    .distinct()
    .where('rolle', 'in', rollen)
    .where('entzogen_am', 'is', null)
    .where((eb) => eb.or([eb('gilt_bis', 'is', null), eb('gilt_bis', '>=', tag)]))
    .execute();
  return rows.map(({ benutzer_id }) => benutzer_id);
}

export async function insertRole({ tx }: MandantScope, row: Insertable<MandantTables['betrieb_rolle']>): Promise<void> {
  await tx.insertInto('betrieb_rolle').values(row).execute();
}

export async function endRole({ tx }: MandantScope, rolleId: string, wer: string, now: Date): Promise<void> {
  await tx.updateTable('betrieb_rolle').set({ entzogen_von: wer, entzogen_am: now }).where('rolle_id', '=', rolleId).execute();
}

export async function setEnd({ tx }: MandantScope, rolleId: string, giltBis: string | null): Promise<void> {
  await tx.updateTable('betrieb_rolle').set({ gilt_bis: giltBis }).where('rolle_id', '=', rolleId).execute();
}
