import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import { emailColumns, emailSchluessel } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import { UNCONFIRMED_DAYS } from '../../retention.ts';
import { findBenutzer } from './reads.ts';
import * as store from './store.ts';

/** The recommender's account of an address, however it is spelt. */
export const findEmpfehlerAccount = (scope: MandantScope, email: string) => store.findAccountOf(scope, 'Empfehler', emailSchluessel(email));

/**
 * Finds the account of an address or creates it unconfirmed; returns its id. An unconfirmed account is deleted after 12 weeks. The statements
 * are the same in both cases, so that their time does not reveal whether the address has an account.
 */
export async function ensureEmpfehlerAccount(context: Context, email: string): Promise<string> {
  await store.insertAccount(context, {
    account_id: context.random.nummer(),
    art: 'Empfehler',
    ...emailColumns(email),
    passwort_hash: null,
    bestaetigt_am: null,
    language: context.locale,
    erstellt_am: context.now,
    loeschen_am: addTage(context.now, UNCONFIRMED_DAYS),
  });
  const account = await findEmpfehlerAccount(context, email);
  if (!account) throw new Error('an account that was there is gone');
  return account.account_id;
}

/** Confirms the address of an account. Returns whether it was unconfirmed until now. */
export const confirmAccount = (context: Context, accountId: string): Promise<boolean> =>
  store.confirmAccountRow(context, accountId, context.now);

/** Replaces the address of an account; `isConfirmed` says that the owner of the new one has just confirmed it. */
export const setAccountEmail = (context: Context, accountId: string, email: string, isConfirmed: boolean): Promise<void> =>
  store.setEmail(context, accountId, emailColumns(email), isConfirmed ? context.now : null);

/** Stores the hash of a password. */
export const setPasswort = (context: Context, accountId: string, passwortHash: string): Promise<void> =>
  store.setPasswortHash(context, accountId, passwortHash);

/** Throws NichtRegistriert for an address without an account if the tenant reveals that (KontoAuskunft). */
export function checkRegistriert({ konfiguration }: Context, account: object | undefined): void {
  if (konfiguration.KontoAuskunft && !account) refuse('NichtRegistriert');
}

/** Whether an address may get mails that lead into its account. A refusal of referral mails does not count for a confirmed account. */
export async function wantsMailOfAccount(context: Context, email: string, account: { bestaetigt_am: Date | null } | undefined) {
  return !(await wantsNoMail(context, email)) || Boolean(account?.bestaetigt_am);
}

/** The address of an account. Throws PSOF0204 if the account was deleted in the meantime. */
export const accountEmail = async (scope: MandantScope, accountId: string): Promise<string> =>
  ((await findBenutzer(scope, accountId)) ?? refuse('PSOF0204')).email;
