import type { AgenturBenutzer } from '../../../../contract/calls/agentur/login.ts';
import type { Context } from '../../../context.ts';
import { emailSchluessel } from '../../../email-address.ts';
import { confirmAccount, findAccountOf, lockLiveAccount, redeemZugangslinks, sperreOf } from '../../account/index.ts';
import type { SsoPortal } from '../../zugang/index.ts';
import { AGENTUR_PORTAL } from '../portal.ts';
import { listActiveBenutzer } from '../reads.ts';
import { moveBenutzer } from '../registrierung/wechsel.ts';
import { listOpenEinladungen } from './reads.ts';

/** The portal of agencies for logins at the tenant's provider. A login with a proven address accepts open invitations, as the mailed link does. */
export const AGENTUR_SSO: SsoPortal<AgenturBenutzer> = {
  ...AGENTUR_PORTAL,
  loginPage: 'AgencyLogin',

  async findIdByEmail(context, email) {
    return (await findAccountOf(context, 'Agentur', emailSchluessel(email)))?.account_id;
  },

  async admit(context, accountId, { email, isProven }) {
    if ((await sperreOf(context, email)) !== null) return false;
    if ((await listActiveBenutzer(context, accountId)).length > 0) return true;
    return isProven && acceptEinladungen(context, accountId);
  },
};

/** Accepts the open invitations of an account to the staff of agencies. Returns whether it can log in now. */
async function acceptEinladungen(context: Context, accountId: string): Promise<boolean> {
  // Locks the account before its links, in the same order as a mailed link.
  await lockLiveAccount(context, accountId);
  for (const einladung of await listOpenEinladungen(context, accountId, context.now)) {
    await redeemZugangslinks(context, 'AgenturEinladung', einladung.agentur_benutzer_id);
    await moveBenutzer(context, einladung, 'Aktiv');
    await confirmAccount(context, accountId);
  }
  return (await listActiveBenutzer(context, accountId)).length > 0;
}
