import { type Insertable, sql } from 'kysely';
import type { Context } from '../../context.ts';
import { wiredIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import type { Owner } from '../owner.ts';
import type { Source, Sql } from '../report.ts';
import { NOTIZ } from './columns.ts';

type Notiz = Insertable<MandantTables['notiz']>;
type Key = Pick<Notiz, 'wer' | 'wer_id' | 'bericht' | 'bezug'>;

const ofKey = ({ tx }: MandantScope, { wer, wer_id, bericht, bezug }: Key) =>
  tx
    .selectFrom('notiz')
    .select(['text', 'wiedervorlage', 'geaendert_von', 'geaendert_am'])
    .where('wer', '=', wer)
    .where('wer_id', '=', wer_id)
    .where('bericht', '=', bericht)
    .where('bezug', '=', bezug);

export const findNotiz = (scope: MandantScope, key: Key) => ofKey(scope, key).executeTakeFirst();

/** The note of a key, locked until the transaction ends. */
export const lockNotiz = (scope: MandantScope, key: Key) => ofKey(scope, key).forUpdate().executeTakeFirst();

/** Inserts a note if there is none; returns whether it did. */
export async function insertNotiz({ tx }: MandantScope, notiz: Notiz): Promise<boolean> {
  const inserted = tx
    .insertInto('notiz')
    .values(notiz)
    .onConflict((conflict) => conflict.doNothing());
  return ((await inserted.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateNotiz({ tx }: MandantScope, notiz: Notiz): Promise<void> {
  const { text, wiedervorlage, geaendert_von, geaendert_am } = notiz;
  await tx
    .insertInto('notiz')
    .values(notiz)
    .onConflict((conflict) =>
      conflict
        .columns(['mandant', 'wer', 'wer_id', 'bericht', 'bezug'])
        .doUpdateSet({ text, wiedervorlage: wiedervorlage ?? null, geaendert_von, geaendert_am }),
    )
    .execute();
}

/** Returns whether there was one. */
export async function deleteNotiz({ tx }: MandantScope, { wer, wer_id, bericht, bezug }: Key): Promise<boolean> {
  const deleted = tx
    .deleteFrom('notiz')
    .where('wer', '=', wer)
    .where('wer_id', '=', wer_id)
    .where('bericht', '=', bericht)
    .where('bezug', '=', bezug);
  return (await deleted.executeTakeFirst()).numDeletedRows > 0n;
}

/** The name of a note's change in the audit log, such as `agentur.notiz`. */
export const changeOf = ({ wer }: Pick<Key, 'wer'>) => `${wer.toLowerCase() as Lowercase<typeof wer>}.notiz` as const;

/** The reminder day of a note before its latest change, if the caller made that change since a moment; undefined if another user made it, or there is none. */
export async function findPreviousWiedervorlage(
  { tx, wer }: Pick<Context, 'tx' | 'wer'>,
  { wer: owner, bericht, bezug }: Pick<Key, 'wer' | 'bericht' | 'bezug'>,
  since: Date,
): Promise<unknown> {
  const latest = await tx
    .selectFrom('protokoll')
    .select(['wer', 'zeit', 'daten'])
    .where('bezug', '=', bezug)
    .where('was', '=', changeOf({ wer: owner }))
    .where(sql`daten ->> 'bericht'`, '=', bericht)
    .orderBy('protokoll_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest && latest.wer === wer && latest.zeit >= since ? (latest.daten as { zuvor?: unknown }).zuvor : undefined;
}

/** Notes at the rows of these numbers, by report. */
export const listNotizenAt = ({ tx }: MandantScope, nummern: Readonly<Record<MandantTables['notiz']['bericht'], readonly string[]>>) =>
  tx
    .selectFrom('notiz')
    .select(wiredIn(NOTIZ))
    .where((eb) =>
      eb.or(
        Object.entries(nummern).map(([bericht, bezuege]) =>
          eb.and([eb(sql<string>`bericht`, '=', bericht), eb('bezug', '=', eb.fn.any(eb.val([...bezuege])))]),
        ),
      ),
    )
    .orderBy('geaendert_am')
    .orderBy('bezug')
    .execute();

/** Notes that have not changed since a moment, each as its key in one text. */
export async function listOldNotizen({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const old = tx.selectFrom('notiz').select(KEY).where('geaendert_am', '<', before);
  return (await old.limit(limit).execute()).map(({ wer, wer_id, bericht, bezug }) => [wer, wer_id, bericht, bezug].join(' '));
}

const KEY = ['wer', 'wer_id', 'bericht', 'bezug'] as const;

export async function deleteNotizen({ tx }: MandantScope, keys: readonly string[]): Promise<void> {
  const key = sql<string>`wer || ' ' || wer_id || ' ' || bericht || ' ' || bezug`;
  await tx.deleteFrom('notiz').where(key, 'in', keys).execute();
}

/** Condition for rows of a report with a note of this owner whose reminder day has come. */
export const hasWiedervorlage = <Row>(
  { wer, wer_id }: Owner,
  bericht: Notiz['bericht'],
  { id }: Pick<Source<Row, string>, 'id'>,
  day: string,
): Sql => sql`exists (
  select from notiz n where n.mandant = current_mandant() and n.wer = ${wer} and n.wer_id = ${wer_id}
    and n.bericht = ${bericht} and n.bezug = ${id} and n.wiedervorlage <= ${day}::date
)`;
