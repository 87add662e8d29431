import type { MandantScope } from '../../db/scope.ts';

/** Whose invitation a recommender accepted last; null in both where there is none. */
export const findAgenturOf = (scope: MandantScope, empfehlerId: string) =>
  scope.tx
    .selectFrom('empfehler')
    .select(['agenturnummer', 'mitarbeiternummer'])
    .where('empfehler_id', '=', empfehlerId)
    .executeTakeFirst();

/** The number of an employee of a firm whose people recommend for it. */
export const findMitarbeitende = (scope: MandantScope, empfehlerId: string) =>
  scope.tx.selectFrom('agentur').select(['agenturnummer', 'name']).where('empfehler_id', '=', empfehlerId).executeTakeFirst();

/** The addresses of all who work for an agency; of an employee's number the one of that employee. */
export async function listMailboxes(scope: MandantScope, agenturnummer: string): Promise<string[]> {
  const rows = await scope.tx
    .selectFrom('agentur_benutzer')
    .innerJoin('account', 'account.account_id', 'agentur_benutzer.account_id')
    .select('account.email')
    .where('agentur_benutzer.agenturnummer', '=', agenturnummer)
    .where('agentur_benutzer.status', '!=', 'Deaktiviert')
    .unionAll(
      scope.tx
        .selectFrom('agentur')
        .innerJoin('account', 'account.account_id', 'agentur.empfehler_id')
        .select('account.email')
        .where('agentur.agenturnummer', '=', agenturnummer),
    )
    .execute();
  return rows.map(({ email }) => email);
}
