import type { MandantScope } from '../db/scope.ts';
import type { SystemTables } from '../db/tables.ts';

/** The columns of people of the back office that the database lets a tenant's transaction read. */
type SeenTables = Pick<SystemTables, 'betrieb_benutzer'>;

export const listBetriebNames = async ({ tx }: MandantScope, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .withTables<SeenTables>()
        .selectFrom('betrieb_benutzer')
        .select(['benutzer_id as id', 'vorname', 'nachname'])
        .where('benutzer_id', 'in', ids)
        .execute();

export const listAgenturNames = async ({ tx }: MandantScope, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('agentur_benutzer')
        .select(['agentur_benutzer_id as id', 'vorname', 'nachname'])
        .where('agentur_benutzer_id', 'in', ids)
        .execute();

export const listSellerNames = async ({ tx }: MandantScope, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx.selectFrom('seller').select(['sellernummer as id', 'vorname', 'nachname']).where('sellernummer', 'in', ids).execute();
