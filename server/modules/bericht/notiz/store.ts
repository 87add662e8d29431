import type { Insertable } from 'kysely';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';

type Notiz = Insertable<MandantTables['notiz']>;
type Key = Pick<Notiz, 'agenturnummer' | 'bericht' | 'bezug'>;

export const findNotiz = ({ tx }: MandantScope, { agenturnummer, bericht, bezug }: Key) =>
  tx
    .selectFrom('notiz')
    .select(['text', 'wiedervorlage', 'geaendert_von', 'geaendert_am'])
    .where('agenturnummer', '=', agenturnummer)
    .where('bericht', '=', bericht)
    .where('bezug', '=', bezug)
    .executeTakeFirst();

export async function putNotiz({ tx }: MandantScope, notiz: Notiz): Promise<void> {
  const { text, wiedervorlage, geaendert_von, geaendert_am } = notiz;
  await tx
    .insertInto('notiz')
    .values(notiz)
    .onConflict((conflict) =>
      conflict
        .columns(['mandant', 'agenturnummer', 'bericht', 'bezug'])
        .doUpdateSet({ text, wiedervorlage: wiedervorlage ?? null, geaendert_von, geaendert_am }),
    )
    .execute();
}

/** Tells whether there was one. */
export async function deleteNotiz({ tx }: MandantScope, { agenturnummer, bericht, bezug }: Key): Promise<boolean> {
  const deleted = tx
    .deleteFrom('notiz')
    .where('agenturnummer', '=', agenturnummer)
    .where('bericht', '=', bericht)
    .where('bezug', '=', bezug);
  return (await deleted.executeTakeFirst()).numDeletedRows > 0n;
}
