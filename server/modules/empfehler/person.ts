import type { Context } from '../../context.ts';
import { ensureEmpfehlerAccount } from '../account/index.ts';
import * as store from './store.ts';

export interface Person {
  readonly email: string;
  readonly vorname: string;
  readonly nachname: string;
}

/** The hash that identifies a recommender to others. */
export const empfehlerhashOf = (context: Context, empfehlerId: string): string =>
  context.secrets.token('empfehler', context.mandant, empfehlerId);

/**
 * The recommender of an address, created unconfirmed if there is none, by the same statements in both cases. An existing one keeps its name,
 * since anyone can type an address.
 */
export async function ensureEmpfehler(context: Context, person: Person): Promise<string> {
  const accountId = await ensureEmpfehlerAccount(context, person.email);
  await store.insertEmpfehler(context, {
    empfehler_id: accountId,
    anrede: null,
    vorname: person.vorname,
    nachname: person.nachname,
    empfehlerhash: empfehlerhashOf(context, accountId),
    newsletter_optin_versendet_am: null,
    bankdaten_id: null,
    geloescht_am: null,
  });
  return accountId;
}

/** The same, but an unconfirmed recommender gets this name: until the address is confirmed, no one's entry counts more than another's. */
export async function ensureNamed(context: Context, person: Person): Promise<string> {
  const empfehlerId = await ensureEmpfehler(context, person);
  await store.updateUnconfirmedNames(context, empfehlerId, person);
  return empfehlerId;
}

/** The recommender of an address, created without a name if there is none; the first referral sets the name. */
export const ensureUnnamed = (context: Context, email: string): Promise<string> =>
  ensureEmpfehler(context, { email, vorname: '', nachname: '' });

/** Sets the name of a recommender who has none yet. */
export const nameUnnamed = (context: Context, empfehlerId: string, names: store.Names): Promise<void> =>
  store.updateMissingNames(context, empfehlerId, names);

/** Sets the name that the owner of a just confirmed address gave. */
export const nameEmpfehler = (context: Context, empfehlerId: string, names: store.Names): Promise<void> =>
  store.updateNames(context, empfehlerId, names);
