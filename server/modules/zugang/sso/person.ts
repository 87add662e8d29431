import { writeProtokoll } from '../../../audit/store.ts';
import type { Context } from '../../../context.ts';
import { emailSchluessel } from '../../../email-address.ts';
import { Refusal } from '../../../errors.ts';
import type { Person } from '../../../openid/anbieter.ts';
import type { SsoPortal } from './portal.ts';
import * as store from './store.ts';

/**
 * The account of a person authenticated by an identity provider: the account linked to the subject, regardless of the current address, otherwise
 * the account of the verified address, which is then linked. Throws NichtRegistriert, PasswortOderEmailFalsch for an account that cannot log
 * in now, and Konflikt if the subject or the account is linked otherwise.
 */
export async function accountOfPerson(portal: SsoPortal<unknown>, context: Context, person: Person): Promise<string> {
  const id = (await store.findVerbunden(context, person)) ?? (await accountOfAddress(portal, context, person));
  const { email } = (await portal.find(context, id)) ?? refuseUnknown();
  const isProven = person.email !== null && emailSchluessel(person.email) === emailSchluessel(email);
  if (!(await portal.admit(context, id, { email, isProven })))
    throw new Refusal('PasswortOderEmailFalsch', { text: 'fehler.PasswortOderEmailFalsch.dienst' });
  await link(context, person, id);
  return id;
}

const refuseUnknown = (): never => {
  throw new Refusal('NichtRegistriert', { text: 'fehler.NichtRegistriert.dienst' });
};

async function accountOfAddress(portal: SsoPortal<unknown>, context: Context, { email }: Person): Promise<string> {
  if (email === null) throw new Refusal('NichtRegistriert', { text: 'fehler.NichtRegistriert.dienstadresse' });
  return (await portal.findIdByEmail(context, email)) ?? refuseUnknown();
}

/** Links subject and account once. The second of two concurrent calls finds the link of the first. */
async function link(context: Context, { issuer, subject }: Person, id: string): Promise<void> {
  const isNew = await store.insertVerbunden(context, { issuer, subject, account_id: id, verbunden_am: context.now });
  if (isNew) return writeProtokoll(context, 'anmeldedienst.verbunden', id, {}, { nachher: 'Verbunden' });
  if ((await store.findVerbunden(context, { issuer, subject })) !== id) throw new Refusal('Konflikt', { text: 'fehler.Konflikt.dienst' });
}
