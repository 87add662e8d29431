import type { Context } from '../../context.ts';
import { findAccountOf } from '../account/index.ts';
import { findPersonOf } from './reads.ts';

/** The seller of an address who has set a password and so can log in; null if there is none. `schluessel` is the key of the address. */
export async function findKnown(context: Context, schluessel: string) {
  const account = await findAccountOf(context, 'Seller', schluessel);
  if (!account || account.passwort_hash === null) return null;
  return (await findPersonOf(context, account.account_id)) ?? null;
}
