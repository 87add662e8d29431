import type { VergebeneRolle } from '../../../contract/rules/rollen.ts';
import type { Context } from '../../context.ts';
import type { MandantTables } from '../../db/tables.ts';
import { emailSchluessel } from '../../email-address.ts';
import { findAccountOf, insertAccount } from '../account/index.ts';
import * as store from './store.ts';

interface NewAgentur extends Partial<Omit<MandantTables['agentur'], 'mandant'>> {
  readonly agenturnummer: string;
  readonly name: string;
  readonly status: MandantTables['agentur']['status'];
}

/** Makes an agency. */
export const createAgentur = (context: Context, agentur: NewAgentur): Promise<void> =>
  store.insertAgentur(context, { erstellt_am: context.now, ...agentur });

interface NewBenutzer {
  readonly agenturnummer: string;
  readonly email: string;
  readonly passwortHash: string | null;
  readonly mitarbeiternummer: string | null;
  readonly vorname: string;
  readonly nachname: string;
  readonly rollen: readonly VergebeneRolle[];
  readonly status: MandantTables['agentur_benutzer']['status'];
}

/** Makes somebody of an agency, with the account of the address, which may be of other agencies already. Returns both ids. */
export async function createBenutzer(context: Context, { email, passwortHash, rollen, ...person }: NewBenutzer) {
  const accountId = await ensureAgenturAccount(context, email, passwortHash);
  const id = context.random.nummer();
  await store.insertBenutzer(context, {
    agentur_benutzer_id: id,
    agenturnummer: person.agenturnummer,
    account_id: accountId,
    mitarbeiternummer: person.mitarbeiternummer,
    vorname: person.vorname,
    nachname: person.nachname,
    rollen: [...rollen],
    status: person.status,
    erstellt_am: context.now,
  });
  return { id, accountId };
}

/** The account of an agency's people at an address; one with a password is its owner's already. */
async function ensureAgenturAccount(context: Context, email: string, passwortHash: string | null): Promise<string> {
  const accountId = context.random.nummer();
  const isNew = await insertAccount(context, {
    account_id: accountId,
    art: 'Agentur',
    email,
    email_schluessel: emailSchluessel(email),
    passwort_hash: passwortHash,
    bestaetigt_am: passwortHash === null ? null : context.now,
    language: context.locale,
    erstellt_am: context.now,
    loeschen_am: null,
  });
  if (isNew) return accountId;
  const known = await findAccountOf(context, 'Agentur', emailSchluessel(email));
  if (!known) throw new Error('an account that was there is gone');
  return known.account_id;
}
