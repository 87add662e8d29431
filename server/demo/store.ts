import type { MandantScope, SystemScope } from '../db/scope.ts';

export async function hasMandanten(scope: SystemScope): Promise<boolean> {
  return (await scope.tx.selectFrom('mandant').select('mandant').limit(1).executeTakeFirst()) !== undefined;
}

/** The demo's past caused mails that nobody waits for. */
export async function discardMails(scope: MandantScope, now: Date): Promise<void> {
  await scope.tx.updateTable('mail').set({ verworfen_am: now }).where('gesendet_am', 'is', null).execute();
}

/** What the latest mail of a kind was about. */
export async function lastMailOf(scope: MandantScope, vorlage: string): Promise<string> {
  const row = await scope.tx
    .selectFrom('mail')
    .select('bezug')
    .where('vorlage', '=', vorlage)
    .orderBy('erstellt_am', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.bezug;
}

/** The recommender's grant of an order. */
export const findPraemierungOf = (scope: MandantScope, auftragsnummer: string) =>
  scope.tx
    .selectFrom('praemierung')
    .select(['praemierungsnummer', 'praemie_id'])
    .where('auftragsnummer', '=', auftragsnummer)
    .where('seite', '=', 'Empfehler')
    .executeTakeFirstOrThrow();
