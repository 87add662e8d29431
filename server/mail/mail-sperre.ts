import type { Context } from '../context.ts';
import { emailSchluessel } from '../email-address.ts';
import { hasMailSperre, insertMailSperre } from './store.ts';

/** Stops all further mails to an address, which is stored only as a keyed hash. */
export const stopMails = (context: Context, email: string): Promise<void> => insertMailSperre(context, mailSperreHash(context, email));

/** Whether the owner of an address refused all further mails; checked before each mail that another person can cause. */
export const wantsNoMail = (context: Context, email: string): Promise<boolean> => hasMailSperre(context, mailSperreHash(context, email));

const mailSperreHash = (context: Context, email: string): string => context.secrets.pseudonym('mail', emailSchluessel(email));
