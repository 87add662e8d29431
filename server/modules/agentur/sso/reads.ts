import type { MandantScope } from '../../../db/scope.ts';

/** The open invitations of an account to agencies whose mailed link is still valid at `now`. */
export const listOpenEinladungen = ({ tx }: MandantScope, accountId: string, now: Date) =>
  tx
    .selectFrom('agentur_benutzer as b')
    .select(['b.agentur_benutzer_id', 'b.status'])
    .where('b.account_id', '=', accountId)
    .where('b.status', '=', 'Eingeladen')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('zugangslink as l')
          .select('l.zugangslink_id')
          .whereRef('l.bezug', '=', 'b.agentur_benutzer_id')
          .where('l.zweck', '=', 'AgenturEinladung')
          .where('l.verwendet_am', 'is', null)
          .where('l.gueltig_bis', '>', now),
      ),
    )
    .orderBy('b.agentur_benutzer_id')
    .execute();
