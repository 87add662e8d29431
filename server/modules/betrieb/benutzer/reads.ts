import type { Selectable } from 'kysely';
import type { MandantScope } from '../../../db/scope.ts';
import type { SystemTables } from '../../../db/tables.ts';

/** What a tenant's transaction sees of the people who work for the tenant, and of their links: the database lets it read these columns alone. */
type SeenTables = {
  betrieb_benutzer: Pick<
    Selectable<SystemTables['betrieb_benutzer']>,
    'benutzer_id' | 'email' | 'vorname' | 'nachname' | 'language' | 'plattform' | 'status' | 'faktor_zurueckgesetzt_am'
  >;
  betrieb_link: Pick<Selectable<SystemTables['betrieb_link']>, 'link_id' | 'zweck' | 'benutzer_id' | 'gueltig_bis' | 'verwendet_am'>;
};

const seenBy = ({ tx }: MandantScope) => tx.withTables<SeenTables>();

export const findPerson = (scope: MandantScope, id: string) =>
  seenBy(scope)
    .selectFrom('betrieb_benutzer')
    .select(['benutzer_id', 'email', 'vorname', 'nachname', 'language', 'plattform', 'status', 'faktor_zurueckgesetzt_am'])
    .where('benutzer_id', '=', id)
    .executeTakeFirst();

export const findLink = (scope: MandantScope, id: string) =>
  seenBy(scope)
    .selectFrom('betrieb_link')
    .select(['benutzer_id', 'gueltig_bis', 'verwendet_am'])
    .where('link_id', '=', id)
    .executeTakeFirst();
