import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { emailSchluessel } from '../../../email-address.ts';
import { findBenutzer } from '../../account/index.ts';
import { findEmpfaenger } from '../store.ts';

/**
 * Whether the caller has shown before that this address is theirs, so that no mail has to confirm it: a recommender who is logged in with it, or a
 * recipient who confirmed it by the mailed link of another referral. An order that the tenant confirmed shows nothing about the mailbox, and a session of
 * the tenant's administrator is not the person's own.
 */
export async function ownsAddress(context: Context, login: Login | null, email: string): Promise<boolean> {
  const own = await addressOf(context, login);
  return own !== null && emailSchluessel(own) === emailSchluessel(email);
}

async function addressOf(context: Context, login: Login | null): Promise<string | null> {
  if (login?.who === 'E') return login.nurLesen === true ? null : ((await findBenutzer(context, login.id))?.email ?? null);
  if (login?.who !== 'R') return null;
  const row = await findEmpfaenger(context, login.id);
  const isConfirmed = row?.bestaetigt_durch === 'Link' || row?.bestaetigt_durch === 'Sitzung';
  return isConfirmed && !row.vorlaeufig ? row.email : null;
}
