import type { MandantScope } from '../../db/scope.ts';

/** Whose invitation a recommender accepted last; null in both where there is none. */
export const findAgenturOf = (scope: MandantScope, empfehlerId: string) =>
  scope.tx
    .selectFrom('empfehler')
    .select(['agenturnummer', 'mitarbeiternummer'])
    .where('empfehler_id', '=', empfehlerId)
    .executeTakeFirst();

/** The addresses of all who work for an agency. */
export async function listMailboxes(scope: MandantScope, agenturnummer: string): Promise<string[]> {
  const rows = await scope.tx
    .selectFrom('agentur_benutzer')
    .innerJoin('account', 'account.account_id', 'agentur_benutzer.account_id')
    .select('account.email')
    .where('agentur_benutzer.agenturnummer', '=', agenturnummer)
    .where('agentur_benutzer.status', '!=', 'Deaktiviert')
    .execute();
  return rows.map(({ email }) => email);
}
