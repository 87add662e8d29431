import { sql } from 'kysely';
import { addDays } from '../../../calendar.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { isVisible, type RowAccess } from '../../agentur/index.ts';
import { type Freigabefrist, isReleasable, type ReleaseWindow } from '../../auftrag/index.ts';

interface PreviousCheck {
  /** The moment of the previous check. */
  readonly von: Date;
  /** The day of the previous check. */
  readonly tag: string;
}

/** Counts orders that a user can release now but not at the previous check: their first release day or their confirmation came since then. */
export async function countNewlyReleasable(
  { tx }: MandantScope,
  frist: Freigabefrist,
  fenster: ReleaseWindow,
  access: RowAccess,
  { von, tag }: PreviousCheck,
): Promise<number> {
  const query = sql<{ anzahl: number }>`(
    select count(*)::int as anzahl from auftrag a
    where ${isVisible('a', access)} and ${isReleasable(frist, fenster, access)} and ((${frist.between(addDays(tag, 1), fenster.bis)}) or exists (
      select from ereignis e where e.mandant = a.mandant and e.was = 'Auftrag' and e.bezug = a.auftragsnummer
        and e.nachher = 'Bestaetigt' and e.zeit >= ${von}::timestamptz
    ))
  )`;
  return (await tx.selectFrom(query.as('gezaehlt')).select('anzahl').executeTakeFirstOrThrow()).anzahl;
}

interface Inviter {
  readonly agenturnummer: string;
  readonly mitarbeiternummer: string | null;
  /** The user's name in the audit log. */
  readonly wer: string;
}

/** People who accepted an invitation between two moments (the second exclusive), if the user made it or it carries the user's number. */
export const listAccepted = ({ tx }: MandantScope, { agenturnummer, mitarbeiternummer, wer }: Inviter, von: Date, vor: Date) =>
  tx
    .selectFrom('einladung as i')
    .select(['i.vorname', 'i.nachname as name'])
    .where('i.agenturnummer', '=', agenturnummer)
    .where('i.status', '=', 'Angenommen')
    .where('i.beendet_am', '>=', von)
    .where('i.beendet_am', '<', vor)
    .where(
      sql<boolean>`(i.mitarbeiternummer = ${mitarbeiternummer} or exists (
        select from ereignis e where e.mandant = i.mandant and e.was = 'Einladung' and e.bezug = i.einladungsnummer
          and e.vorher is null and e.wer = ${wer}
      ))`,
    )
    .orderBy('i.beendet_am')
    .orderBy('i.einladungsnummer')
    .execute();
