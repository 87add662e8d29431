import type { MandantScope } from '../../db/scope.ts';

/** The second factors that are on, with the address of their account. */
export const listZweitfaktoren = ({ tx }: MandantScope) =>
  tx
    .selectFrom('zweitfaktor')
    .innerJoin('account', 'account.account_id', 'zweitfaktor.account_id')
    .select(['account.account_id', 'account.email', 'zweitfaktor.geheimnis'])
    .where('zweitfaktor.bestaetigt_am', 'is not', null)
    .orderBy('account.email')
    .execute();
