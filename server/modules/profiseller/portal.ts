import type { Seller } from '../../../contract/calls/seller/login.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { emailSchluessel } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { recordHandlung } from '../../mail/postfach.ts';
import { changePasswort, checkUnchanged, findAccount, openSession, sperreOf } from '../account/index.ts';
import type { PasswortLoginPortal } from '../zugang/index.ts';
import { SELLER_PASSWORT } from './passwort.ts';
import { findKnown, findPersonOf } from './reads.ts';
import { toSeller } from './session.ts';

/** `bezug` of a failed login with an address that cannot log in. The address is not stored. */
const UNKNOWN = 'unbekannt';

/** The portal of profi sellers, whose logins have no second factor. */
export const SELLER_PORTAL: PasswortLoginPortal<Context, Seller & { readonly Token: string }> = {
  name: 'seller',
  find: findAccount,
  changePasswort: (context, { id: accountId, token }, hashes) => changePasswort(context, SELLER_PASSWORT, { accountId, token }, hashes),
  async findByEmail(context, email) {
    const seller = await findKnown(context, emailSchluessel(email));
    const sperre = await sperreOf(context, email);
    return seller && sperre === null ? { id: seller.account_id, passwort_hash: seller.passwort_hash } : undefined;
  },
  checkUnchanged,
  async recordFailure(context, accountId) {
    const seller = await findPersonOf(context, accountId ?? '');
    await writeProtokoll(context, 'anmeldung.fehlgeschlagen', seller?.sellernummer ?? UNKNOWN);
  },
  enter: (context, accountId) => enterSeller(context, accountId, context.now),
};

/** Opens a session of the seller of an account; `passwortAm` is null if no password was given. Throws PasswortOderEmailFalsch if the seller is gone. */
export async function enterSeller(
  context: Context,
  accountId: string,
  passwortAm: Date | null,
): Promise<Seller & { readonly Token: string }> {
  const seller = (await findPersonOf(context, accountId)) ?? refuse('PasswortOderEmailFalsch');
  const session = await openSession(context, accountId, { passwortAm });
  await writeProtokoll(context, 'anmeldung.seller', seller.sellernummer);
  await recordHandlung(context, seller.email);
  return { ...(await toSeller(context, seller.sellernummer, session)), Token: session.token };
}
