import type { Insertable } from 'kysely';
import type { MandantScope, SystemScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

export const listMandanten = (scope: SystemScope) =>
  scope.tx
    .selectFrom('mandant')
    .select(['mandant', 'konfiguration', 'theme', 'texte', 'live_seit as liveSeit'])
    .orderBy('mandant')
    .execute();

export const listHosts = (scope: SystemScope) => scope.tx.selectFrom('mandant_host').select(['host', 'mandant', 'art']).execute();

const AKTION = [
  ...(['aktions_id', 'titel', 'titel_en', 'text', 'text_en', 'rechtstext', 'rechtstext_en'] as const),
  ...(['version', 'startdatum', 'enddatum'] as const),
];

/** Campaigns of the tenant, including past and future ones. */
export const listAktionen = ({ tx }: MandantScope) => tx.selectFrom('aktion').select(AKTION).orderBy('aktions_id').execute();

export type AktionRow = Awaited<ReturnType<typeof listAktionen>>[number];

/** Campaigns of all tenants. */
export const listAllAktionen = ({ tx }: SystemScope) =>
  tx
    .selectFrom('aktion')
    .select(['mandant', ...AKTION])
    .orderBy('aktions_id')
    .execute();

export async function insertAktionZustimmung(
  { tx }: MandantScope,
  rows: readonly Insertable<MandantTables['aktion_zustimmung']>[],
): Promise<void> {
  await tx.insertInto('aktion_zustimmung').values(rows).execute();
}
