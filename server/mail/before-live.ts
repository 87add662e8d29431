import type { Mandant } from '../context.ts';
import { emailSchluessel } from '../email-address.ts';
import type { Parts } from '../parts.ts';
import { listBackofficeAddresses } from './backoffice.sql.ts';

/** Whether a mail of a tenant may go to an address: before it is live, only to its back office and its own support. */
export async function isOpenFor({ db }: Pick<Parts, 'db'>, { mandant, liveSeit, konfiguration }: Mandant, an: string): Promise<boolean> {
  if (liveSeit !== null) return true;
  const people = await db.inMandant(mandant, listBackofficeAddresses);
  return [konfiguration.SupportEmail, ...people].some((one) => emailSchluessel(one) === emailSchluessel(an));
}
