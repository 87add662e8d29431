import { writeProtokoll } from '../../../audit/store.ts';
import type { Context } from '../../../context.ts';
import { emailSchluessel } from '../../../email-address.ts';
import { Refusal } from '../../../errors.ts';
import type { Person } from '../../../openid/anbieter.ts';
import { confirmAccount, findAccount, findAccountOf, lockLiveAccount, spendZugangslinks, sperreOf } from '../../account/index.ts';
import { listAktive } from '../reads.ts';
import { moveBenutzer } from '../registrierung/wechsel.ts';
import { listOffeneEinladungen } from './reads.ts';
import * as store from './store.ts';

/**
 * The account of somebody whom a provider vouches for: the one that its subject is linked to, whatever the address is now, else that of the verified
 * address, linked from now on. Who was only invited to the staff and never came accepts by it, as by the mailed link. Throws NichtRegistriert,
 * PasswortOderEmailFalsch for who cannot be logged in now, Konflikt for an account of somebody else there.
 */
export async function accountOfPerson(context: Context, person: Person): Promise<string> {
  const accountId = (await store.findVerbunden(context, person)) ?? (await accountOfAddress(context, person));
  const { email } = (await findAccount(context, accountId)) ?? refuseUnknown();
  if ((await sperreOf(context, email)) !== null || !(await isDabei(context, person, { accountId, email })))
    throw new Refusal('PasswortOderEmailFalsch', { text: 'fehler.PasswortOderEmailFalsch.dienst' });
  await link(context, person, accountId);
  return accountId;
}

interface Konto {
  readonly accountId: string;
  readonly email: string;
}

/** Whether an account can be logged in, now that its address is proven: open invitations make it so, which are used up then. */
async function isDabei(context: Context, person: Person, { accountId, email }: Konto): Promise<boolean> {
  if ((await listAktive(context, accountId)).length > 0) return true;
  if (person.email === null || emailSchluessel(person.email) !== emailSchluessel(email)) return false;
  // The account before its links, as behind a mailed link.
  await lockLiveAccount(context, accountId);
  for (const einladung of await listOffeneEinladungen(context, accountId, context.now)) {
    await spendZugangslinks(context, 'AgenturEinladung', einladung.agentur_benutzer_id);
    await moveBenutzer(context, einladung, 'Aktiv');
    await confirmAccount(context, accountId);
  }
  return (await listAktive(context, accountId)).length > 0;
}

const refuseUnknown = (): never => {
  throw new Refusal('NichtRegistriert', { text: 'fehler.NichtRegistriert.dienst' });
};

async function accountOfAddress(context: Context, { email }: Person): Promise<string> {
  if (email === null) throw new Refusal('NichtRegistriert', { text: 'fehler.NichtRegistriert.dienstadresse' });
  return (await findAccountOf(context, 'Agentur', emailSchluessel(email)))?.account_id ?? refuseUnknown();
}

/** Links both once; of two at once the second finds what the first did. */
async function link(context: Context, { issuer, subject }: Person, accountId: string): Promise<void> {
  const isNew = await store.insertVerbunden(context, { issuer, subject, account_id: accountId, verbunden_am: context.now });
  if (isNew) return writeProtokoll(context, 'anmeldedienst.verbunden', accountId, {}, { nachher: 'Verbunden' });
  if ((await store.findVerbunden(context, { issuer, subject })) !== accountId)
    throw new Refusal('Konflikt', { text: 'fehler.Konflikt.dienst' });
}
