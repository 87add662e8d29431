import type { MandantScope } from '../../db/scope.ts';

/** A recommender with the person behind the account, if there still is one. */
export const findBenutzer = (scope: MandantScope, accountId: string) => benutzerOf(scope, accountId).executeTakeFirst();

/** A recommender with the person behind the account. */
export const readBenutzer = (scope: MandantScope, accountId: string) => benutzerOf(scope, accountId).executeTakeFirstOrThrow();

const benutzerOf = (scope: MandantScope, accountId: string) =>
  scope.tx
    .selectFrom('account')
    .innerJoin('empfehler', 'empfehler.empfehler_id', 'account.account_id')
    .select([
      'account.email',
      'account.language',
      'empfehler.anrede',
      'empfehler.vorname',
      'empfehler.nachname',
      'empfehler.empfehlerhash',
      'empfehler.newsletter_optin_gegeben',
      'empfehler.newsletter_optin_versendet_am',
    ])
    .where('account.account_id', '=', accountId);
