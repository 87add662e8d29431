import type { Context } from '../../context.ts';
import { emailSchluessel } from '../../email-address.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import { hasMailSperre, insertMailSperre } from '../../mail/store.ts';
import { mayTeilnehmen } from '../account/index.ts';
import { hasWithdrawn } from '../werbeeinwilligung/index.ts';

/** Separate from the list that stops all mails: a person who declines an invitation still gets the mails about their own account. */
const hashOf = (context: Context, email: string): string => context.secrets.pseudonym('einladung', emailSchluessel(email));

/** Stops all invitations to an address, from every agency of the tenant; stored as a keyed hash. */
export const stopEinladungen = (context: Context, email: string): Promise<void> => insertMailSperre(context, hashOf(context, email));

/** Whether an address has declined an invitation before. */
export const hasDeclined = (context: Context, email: string): Promise<boolean> => hasMailSperre(context, hashOf(context, email));

/**
 * Whether no invitation is mailed to an address: it declined one, refused mails of the tenant, withdrew its consent to advertising, or may
 * not take part. The inviter does not learn of it.
 */
export const isUnwelcome = async (context: Context, email: string): Promise<boolean> =>
  (await hasDeclined(context, email)) ||
  (await wantsNoMail(context, email)) ||
  (await hasWithdrawn(context, email)) ||
  !(await mayTeilnehmen(context, email));
