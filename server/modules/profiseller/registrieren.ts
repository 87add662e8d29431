import { SELLER_BESTAETIGUNG_TAGE } from '../../../contract/calls/seller/registrierung.ts';
import type { Context } from '../../context.ts';
import { emailColumns, emailSchluessel } from '../../email-address.ts';
import { recordWechsel } from '../../ereignis/wechsel.ts';
import { refuse } from '../../errors.ts';
import { confirmAccount, findAccountOf, insertAccount, lockLiveAccount, type RegistrierungPortal } from '../account/index.ts';
import { sellerBestaetigen } from './mails.ts';
import { findKnown, findPerson } from './reads.ts';
import { moveSeller } from './status.ts';
import * as store from './store.ts';

/** The registration of a profi seller. An address is known once its owner has set a password. */
export const SELLER_REGISTRIERUNG: RegistrierungPortal = {
  zweck: 'SellerRegistrierung',
  tage: SELLER_BESTAETIGUNG_TAGE,
  bestaetigen: sellerBestaetigen,
  isKnown: async (context, email) => (await findKnown(context, emailSchluessel(email))) !== undefined,

  async begin(context, { vorname, nachname, email }) {
    const account = await lockLiveAccount(context, await ensureSellerAccount(context, email));
    const open = await store.lockSellerOf(context, account.account_id);
    if (open) {
      if (account.passwort_hash === null) await store.updateSeller(context, open.sellernummer, { vorname, nachname });
      return open.sellernummer;
    }
    const sellernummer = await store.nextSellernummer(context);
    await store.insertSeller(context, {
      sellernummer,
      account_id: account.account_id,
      status: 'Angelegt',
      vorname,
      nachname,
      erstellt_am: context.now,
    });
    await recordWechsel(context, { was: 'Seller', bezug: sellernummer, vorher: null, nachher: 'Angelegt' }, { was: 'seller.angelegt' });
    return sellernummer;
  },

  async confirm(context, sellernummer) {
    const seller = (await store.lockSeller(context, sellernummer)) ?? refuse('NichtGefunden');
    await confirmAccount(context, seller.account_id);
    if (seller.status === 'Angelegt') await moveSeller(context, seller, 'AdresseBestaetigt');
  },
};

/** Finds the seller account of an address or creates it, by the same statements. Returns its id. */
async function ensureSellerAccount(context: Context, email: string): Promise<string> {
  await insertAccount(context, {
    account_id: context.random.nummer(),
    art: 'Seller',
    ...emailColumns(email),
    passwort_hash: null,
    bestaetigt_am: null,
    language: context.locale,
    erstellt_am: context.now,
    loeschen_am: null,
  });
  const account = await findAccountOf(context, 'Seller', emailSchluessel(email));
  if (!account) throw new Error('an account that was there is gone');
  return account.account_id;
}

/** The account of what a registration made; null if it is gone. */
export const accountOfSeller = async (context: Context, sellernummer: string): Promise<string | null> =>
  (await findPerson(context, sellernummer))?.account_id ?? null;
