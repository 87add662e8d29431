import { anyOf } from '../../db/any-of.ts';
import { wiredIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import { SESSION, ZUGANGSLINK } from './columns.ts';

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
    .where('account.account_id', '=', accountId)
    .where('account.geloescht_am', 'is', null);

/** Start and end of an account's sessions. */
export const listSessions = (scope: MandantScope, accountId: string) =>
  scope.tx
    .selectFrom('session')
    .select(wiredIn(SESSION))
    .where('account_id', '=', accountId)
    .orderBy('erstellt_am')
    .orderBy('token_hash')
    .execute();

/** Links mailed about `bezuege`, without their secrets. */
export const listZugangslinks = (scope: MandantScope, bezuege: readonly string[]) =>
  scope.tx
    .selectFrom('zugangslink')
    .select(['zugangslink_id', ...wiredIn(ZUGANGSLINK)])
    .where('bezug', '=', anyOf(bezuege))
    .orderBy('gueltig_bis')
    .orderBy('zugangslink_id')
    .execute();

/** Sessions that ended before a moment. */
export const listEndedSessions = async ({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> =>
  (await tx.selectFrom('session').select('token_hash').where('ablauf_am', '<', before).limit(limit).execute()).map((row) => row.token_hash);

/** Mailed links that ended before a moment. */
export const listEndedZugangslinks = async ({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> =>
  (await tx.selectFrom('zugangslink').select('zugangslink_id').where('gueltig_bis', '<', before).limit(limit).execute()).map(
    (row) => row.zugangslink_id,
  );

/** Tokens of a customer portal that expired before a moment. */
export const listEndedPortaltokens = async ({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> =>
  (await tx.selectFrom('portaltoken').select('token_hash').where('gueltig_bis', '<', before).limit(limit).execute()).map(
    (row) => row.token_hash,
  );
