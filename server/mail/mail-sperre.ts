import type { Context } from '../context.ts';
import { emailSchluessel } from '../email-address.ts';
import { findMailSperren, hasMailSperre, insertMailSperre } from './store.ts';

/** Stops all further mails to an address, which is stored only as a keyed hash. */
export const stopMails = (context: Context, email: string): Promise<void> => insertMailSperre(context, mailSperreHash(context, email));

/** Whether the owner of an address refused all further mails; checked before each mail that another person can cause. */
export const wantsNoMail = (context: Context, email: string): Promise<boolean> => hasMailSperre(context, mailSperreHash(context, email));

/** Those of the addresses whose owners refused all further mails. */
export async function refusingMails(context: Context, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const hashOf = (email: string) => mailSperreHash(context, email);
  const refused = await findMailSperren(context, emails.map(hashOf));
  return new Set(emails.filter((email) => refused.has(hashOf(email))));
}

const mailSperreHash = (context: Context, email: string): string => context.secrets.pseudonym('mail', emailSchluessel(email));
