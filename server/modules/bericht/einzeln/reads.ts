import type { MandantScope } from '../../../db/scope.ts';

/** What decides on the release of an order, and the person of it. */
export const findFall = ({ tx }: MandantScope, auftragsnummer: string) =>
  tx
    .selectFrom('auftrag')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'auftrag.empfaengernummer')
    .innerJoin('account', 'account.account_id', 'empfaenger.empfehler_id')
    .select(['auftrag.status', 'auftrag.beanstandet_am', 'auftrag.empfaengernummer', 'auftrag.empfehlungsnummer'])
    .select(['empfaenger.status as empfaengerStatus', 'empfaenger.email as empfaenger_email', 'account.email as empfehler_email'])
    .where('auftrag.auftragsnummer', '=', auftragsnummer)
    .executeTakeFirst();
