import type { Context } from '../../context.ts';
import { emailSchluessel } from '../../email-address.ts';
import { recordHandlung } from '../../mail/postfach.ts';
import {
  beginRegistrierung,
  endRegistrierungen,
  findRegistrierung,
  findZugangslink,
  inspectPasswortlink,
  mailPasswortlink,
  type Passwortart,
  setPasswortByLink,
  showPasswortlink,
} from '../account/index.ts';
import { sellerPasswortGeaendert, sellerPasswortSetzen } from './mails.ts';
import { findKnown, findPersonOf } from './reads.ts';
import { accountOfSeller, SELLER_REGISTRIERUNG } from './registrieren.ts';

/** How passwords of profi sellers are set. */
export const SELLER_PASSWORT: Passwortart = {
  zweck: 'SellerPasswort',
  setzen: sellerPasswortSetzen,
  geaendert: sellerPasswortGeaendert,
  beendet: [],
};

/** How the first password is set by the link of a registration. */
const REGISTRIERUNG: Passwortart = {
  zweck: 'SellerRegistrierung',
  setzen: sellerPasswortSetzen,
  geaendert: null,
  beendet: ['SellerPasswort'],
  async accountOf(context, bezug) {
    const sellernummer = (await findRegistrierung(context, bezug))?.bezug;
    return sellernummer ? accountOfSeller(context, sellernummer) : null;
  },
};

/** Purposes of a mailed link of a seller, by their names on the wire. */
const ARTEN = { Passwort: SELLER_PASSWORT, Registrierung: REGISTRIERUNG } as const;

/** How the password is set by a mailed link. Throws NichtGefunden for an unknown one. */
export const artOfToken = async (context: Context, token: string): Promise<Passwortart> =>
  (await inspectPasswortlink(context, ARTEN, token)).art;

/** A mailed link of a seller: purpose, expiry and, while it is valid, the address. Throws NichtGefunden for an unknown one. */
export const readSellerToken = (context: Context, token: string) =>
  showPasswortlink(context, ARTEN, token, async (zweck, bezug) =>
    zweck === 'Passwort' ? findPersonOf(context, bezug) : findRegistrierung(context, bezug),
  );

/** Mails the link that sets the password of a seller. An address that cannot log in causes the same work and gets no mail. */
export async function requestSellerPasswortlink(context: Context, email: string): Promise<void> {
  await mailPasswortlink(context, SELLER_PASSWORT, email, await findKnown(context, emailSchluessel(email)));
}

/**
 * Sets the password by a mailed link, which ends all sessions; one of a registration confirms the address and uses up the other links of registrations of the same
 * address. Throws what `setPasswortByLink` throws.
 */
export async function setSellerPasswort(context: Context, art: Passwortart, token: string, passwortHash: string): Promise<void> {
  const { bezug } = await findZugangslink(context, art.zweck, token);
  const isRegistrierung = art === REGISTRIERUNG;
  if (isRegistrierung) await beginRegistrierung(context, SELLER_REGISTRIERUNG, bezug);
  const { email } = await setPasswortByLink(context, art, token, passwortHash);
  if (isRegistrierung) await endRegistrierungen(context, SELLER_REGISTRIERUNG, email);
  await recordHandlung(context, email);
}
