import type { Selectable } from 'kysely';
import type { Mandant } from '../context.ts';
import type { SystemTables } from '../db/tables.ts';
import { emailSchluessel } from '../email-address.ts';
import type { Parts } from '../parts.ts';

/** What a tenant's transaction sees of the people who work for the tenant. */
type SeenTables = { betrieb_benutzer: Pick<Selectable<SystemTables['betrieb_benutzer']>, 'email'> };

/** Whether a mail of a tenant may go to an address: before it is live, only to its back office and its own support. */
export async function isOpenFor({ db }: Pick<Parts, 'db'>, { mandant, liveSeit, konfiguration }: Mandant, an: string): Promise<boolean> {
  if (liveSeit !== null) return true;
  const people = await db.inMandant(mandant, ({ tx }) =>
    tx.withTables<SeenTables>().selectFrom('betrieb_benutzer').select('email').execute(),
  );
  return [konfiguration.SupportEmail, ...people.map(({ email }) => email)].some((one) => emailSchluessel(one) === emailSchluessel(an));
}
