import type { AssignableRolle } from '../../../contract/rules/rollen.ts';
import type { Context } from '../../context.ts';
import type { MandantTables } from '../../db/tables.ts';
import { emailColumns, emailSchluessel } from '../../email-address.ts';
import { recordWechsel } from '../../ereignis/wechsel.ts';
import { findAccountOf, insertAccount } from '../account/index.ts';
import { beginKlickstand } from '../tracking/index.ts';
import * as store from './store.ts';

interface NewAgentur extends Partial<Omit<MandantTables['agentur'], 'mandant'>> {
  readonly agenturnummer: string;
  readonly name: string;
  readonly status: MandantTables['agentur']['status'];
}

/** Creates an agency and records its first status. */
export async function createAgentur(context: Context, agentur: NewAgentur): Promise<void> {
  await store.insertAgentur(context, { erstellt_am: context.now, ...agentur });
  await beginKlickstand(context);
  await recordFirstStatus(context, 'Agentur', agentur.agenturnummer, agentur.status);
}

/** Records the first status of an agency or a user. */
const recordFirstStatus = (context: Context, was: 'Agentur' | 'Mitarbeiter', bezug: string, nachher: string): Promise<void> =>
  recordWechsel(context, { was, bezug, vorher: null, nachher }, { was: `${was.toLowerCase() as Lowercase<typeof was>}.angelegt` });

interface NewBenutzer {
  readonly agenturnummer: string;
  readonly email: string;
  readonly passwortHash: string | null;
  readonly mitarbeiternummer: string | null;
  readonly vorname: string;
  readonly nachname: string;
  readonly rollen: readonly AssignableRolle[];
  readonly status: MandantTables['agentur_benutzer']['status'];
}

/** Creates a user of an agency, with the account of the address, which may already belong to other agencies. Returns both ids. */
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
  await recordFirstStatus(context, 'Mitarbeiter', id, person.status);
  return { id, accountId };
}

/** Finds the agency account of an address or creates it, by the same statements; one created with a password is confirmed. Returns its id. */
export async function ensureAgenturAccount(context: Context, email: string, passwortHash: string | null): Promise<string> {
  await insertAccount(context, {
    account_id: context.random.nummer(),
    art: 'Agentur',
    ...emailColumns(email),
    passwort_hash: passwortHash,
    bestaetigt_am: passwortHash === null ? null : context.now,
    language: context.locale,
    erstellt_am: context.now,
    loeschen_am: null,
  });
  const account = await findAccountOf(context, 'Agentur', emailSchluessel(email));
  if (!account) throw new Error('an account that was there is gone');
  return account.account_id;
}
