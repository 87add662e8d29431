import { BESTAETIGUNG_TAGE } from '../../../../contract/calls/agentur/registrierung.ts';
import type { Context } from '../../../context.ts';
import { emailSchluessel } from '../../../email-address.ts';
import { refuse } from '../../../errors.ts';
import {
  confirmAccount,
  findAccount,
  inviteToRegister,
  listRegistrierungenOf,
  lockLiveAccount,
  type Registrierung,
  type RegistrierungPortal,
} from '../../account/index.ts';
import { createAgentur, createBenutzer, ensureAgenturAccount } from '../create.ts';
import { findPerson, listActiveOfEmail } from '../reads.ts';
import { insertZustimmungen } from '../zustimmung/zustimmung.ts';
import { agenturBestaetigen, agenturEingeladen } from './mails.ts';
import * as store from './store.ts';
import { moveAgentur } from './wechsel.ts';

/**
 * The registration of an agency by its owner, who is its first user. An address is known if it works for an agency; an invitation that it has
 * not accepted counts for nothing.
 */
export const AGENTUR_REGISTRIERUNG: RegistrierungPortal = {
  zweck: 'AgenturRegistrierung',
  tage: BESTAETIGUNG_TAGE,
  bestaetigen: agenturBestaetigen,
  isKnown: async (context, email) => (await listActiveOfEmail(context, emailSchluessel(email))).length > 0,

  async begin(context, { firma, vorname, nachname, email, zustimmungen, erstellt_am }) {
    const name = firma ?? '';
    const account = await lockLiveAccount(context, await ensureAgenturAccount(context, email, null));
    const open = await store.findOpenRegistrierung(context, account.account_id);
    if (open) {
      await store.rename(context, open, { firma: name, vorname, nachname });
      await insertZustimmungen(context, open, zustimmungen ?? {}, erstellt_am);
      return open.id;
    }
    const agenturnummer = await store.nextAgenturnummer(context);
    await createAgentur(context, { agenturnummer, name, status: 'Angelegt', email });
    const person = { agenturnummer, vorname, nachname, email, passwortHash: null, mitarbeiternummer: 'M-1' };
    const { id } = await createBenutzer(context, { ...person, rollen: ['Inhaber'], status: 'Eingeladen' });
    await insertZustimmungen(context, { id, agenturnummer }, zustimmungen ?? {}, erstellt_am);
    return id;
  },

  async confirm(context, id) {
    const { account_id, agenturnummer } = (await findPerson(context, id)) ?? refuse('NichtGefunden');
    await confirmAccount(context, account_id);
    const agentur = (await store.lockAgentur(context, agenturnummer)) ?? refuse('NichtGefunden');
    if (agentur.status === 'Angelegt') await moveAgentur(context, agentur, 'AdresseBestaetigt');
  },
};

/** What was entered to register an agency with the address of an account. */
export async function listRegistrierungenOfAccount(context: Context, accountId: string) {
  const account = await findAccount(context, accountId);
  return account ? listRegistrierungenOf(context, AGENTUR_REGISTRIERUNG.zweck, account.email_schluessel) : [];
}

/** Begins the registration of an agency that the tenant invites. Returns its number, or null if the address belongs to one already. Throws KontoGesperrt. */
export async function inviteAgentur(
  context: Context,
  registrierung: Omit<Registrierung, 'zustimmungen'> & { readonly firma: string },
): Promise<string | null> {
  const begun = await inviteToRegister(context, AGENTUR_REGISTRIERUNG, { ...registrierung, zustimmungen: null }, agenturEingeladen);
  return begun && ((await findPerson(context, begun))?.agenturnummer ?? null);
}
