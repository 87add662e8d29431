import type { MandantScope } from '../../db/scope.ts';
import { sperrmusterAt } from '../account/index.ts';

/** Sellers with their account. */
const sellers = ({ tx }: MandantScope) =>
  tx
    .selectFrom('seller')
    .innerJoin('account', 'account.account_id', 'seller.account_id')
    .where('account.geloescht_am', 'is', null)
    .select([
      'seller.sellernummer',
      'seller.account_id',
      'seller.status',
      'seller.grund',
      'seller.vorname',
      'seller.nachname',
      'seller.firma',
      'account.email',
      'account.language',
    ]);

/** A seller with the account; undefined once the account is erased. */
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export const findPerson = (scope: MandantScope, sellernummer: string) =>
  sellers(scope).where('seller.sellernummer', '=', sellernummer).executeTakeFirst();

export const findPersonOf = (scope: MandantScope, accountId: string) =>
  sellers(scope).where('seller.account_id', '=', accountId).executeTakeFirst();

/** The seller of an address who has set a password and so can log in, with the password; `schluessel` is the key of the address. */
export const findKnown = (scope: MandantScope, schluessel: string) =>
  sellers(scope)
    .select(['account.passwort_hash', 'account.bestaetigt_am'])
    .where('account.art', '=', 'Seller')
    .where('account.email_schluessel', '=', schluessel)
    .where('account.passwort_hash', 'is not', null)
    .executeTakeFirst();

/** The seller of a session, with the tenant's bars; undefined if the session ended. */
export const findSellerSession = (scope: MandantScope, tokenHash: string, now: Date) =>
  sellers(scope)
    .innerJoin('session', 'session.account_id', 'seller.account_id')
    .select(['session.ablauf_am', 'session.passwort_am'])
    .select(sperrmusterAt(now).as('muster'))
    .where('account.art', '=', 'Seller')
    .where('session.token_hash', '=', tokenHash)
    .where('session.ablauf_am', '>', now)
    .executeTakeFirst();

/** A seller with all stored data. */
export const findSeller = ({ tx }: MandantScope, sellernummer: string) =>
  tx.selectFrom('seller').selectAll().where('sellernummer', '=', sellernummer).executeTakeFirst();
