import type { Selectable } from 'kysely';
import type { MandantScope } from '../db/scope.ts';
import type { SystemTables } from '../db/tables.ts';

/** What a tenant's transaction sees of the people who work for the tenant. */
type SeenTables = { betrieb_benutzer: Pick<Selectable<SystemTables['betrieb_benutzer']>, 'email'> };

/** Addresses of the people who have or had a role at the tenant, and of the platform. */
export async function listBackofficeAddresses({ tx }: MandantScope): Promise<string[]> {
  const rows = await tx.withTables<SeenTables>().selectFrom('betrieb_benutzer').select('email').execute();
  return rows.map(({ email }) => email);
}
