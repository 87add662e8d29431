import type { MandantScope } from '../../db/scope.ts';

/** The numbers of the invitation that a recommender accepted last; both null without one. */
export const findAgenturOf = (scope: MandantScope, empfehlerId: string) =>
  scope.tx
    .selectFrom('empfehler')
    .select(['agenturnummer', 'mitarbeiternummer'])
    .where('empfehler_id', '=', empfehlerId)
    .executeTakeFirst();

/** The number and name of a recommender as an employee of a firm whose people recommend for it. */
export const findMitarbeitende = (scope: MandantScope, empfehlerId: string) =>
  scope.tx.selectFrom('agentur').select(['agenturnummer', 'name']).where('empfehler_id', '=', empfehlerId).executeTakeFirst();

/** The addresses of all who work for an agency; for an employee's number, the address of that employee. */
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
