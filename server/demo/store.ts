import type { MandantScope, SystemScope } from '../db/scope.ts';

export async function hasMandanten(scope: SystemScope): Promise<boolean> {
  return (await scope.tx.selectFrom('mandant').select('mandant').limit(1).executeTakeFirst()) !== undefined;
}

/** The demo's past caused mails that nobody waits for. */
export async function discardMails(scope: MandantScope, now: Date): Promise<void> {
  await scope.tx.updateTable('mail').set({ verworfen_am: now }).where('gesendet_am', 'is', null).execute();
}

/** The link to confirm that was mailed to a recipient. */
export async function findLinkOf(scope: MandantScope, empfaengernummer: string): Promise<string> {
  const row = await scope.tx
    .selectFrom('zugangslink')
    .select('zugangslink_id')
    .where('zweck', '=', 'Empfaenger')
    .where('bezug', '=', empfaengernummer)
    .where('verwendet_am', 'is', null)
    .executeTakeFirstOrThrow();
  return row.zugangslink_id;
}

/** The recommender's grant of an order. */
export const findPraemierungOf = (scope: MandantScope, auftragsnummer: string) =>
  scope.tx
    .selectFrom('praemierung')
    .select(['praemierungsnummer', 'praemie_id'])
    .where('auftragsnummer', '=', auftragsnummer)
    .where('seite', '=', 'Empfehler')
    .executeTakeFirstOrThrow();
