import { sql } from 'kysely';
import { addTage } from '../calendar.ts';
import type { SystemScope } from '../db/scope.ts';

/**
 * Counts one use within a window that begins with the first, and returns the number of uses and the beginning. A single statement, so that parallel uses in
 * several processes all count.
 */
export async function countUse(scope: SystemScope, art: string, schluessel: string, now: Date, windowMs: number) {
  const expired = new Date(now.getTime() - windowMs);
  return scope.tx
    .insertInto('zaehler')
    .values({ art, schluessel, beginn: now, anzahl: 1 })
    .onConflict((conflict) =>
      conflict.columns(['art', 'schluessel']).doUpdateSet({
        anzahl: sql`case when zaehler.beginn <= ${expired} then 1 else zaehler.anzahl + 1 end`,
        beginn: sql`case when zaehler.beginn <= ${expired} then ${now} else zaehler.beginn end`,
      }),
    )
    .returning(['anzahl', 'beginn'])
    .executeTakeFirstOrThrow();
}

/** The stored uses of a limit, and the beginning of their window. */
export const readUse = (scope: SystemScope, art: string, schluessel: string) =>
  scope.tx
    .selectFrom('zaehler')
    .select(['anzahl', 'beginn'])
    .where('art', '=', art)
    .where('schluessel', '=', schluessel)
    .executeTakeFirst();

/** A mail to be sent, with its limits: how many of its template and how many in total are allowed since a moment. */
export interface MailPassage {
  readonly mailId: string;
  readonly postfachHash: string;
  readonly vorlage: string;
  readonly erstelltAm: Date;
  readonly vorlageLimit: { readonly anzahl: number; readonly seit: Date };
  readonly postfachLimit: { readonly anzahl: number; readonly seit: Date };
}

/**
 * Records a mail for its mailbox and returns true, or false if it exceeds a limit. Mails from before the owner's latest action at any tenant do not count, and
 * a mail that was recorded before stays allowed. Runs for one mail of a mailbox at a time, over all processes.
 */
export async function letThrough(scope: SystemScope, mail: MailPassage): Promise<boolean> {
  const { mailId: mail_id, postfachHash: postfach_hash, vorlage, erstelltAm: erstellt_am, vorlageLimit, postfachLimit } = mail;
  await sql`select pg_advisory_xact_lock(hashtextextended(${postfach_hash}, 0))`.execute(scope.tx);
  const { rows } = await sql<{ bekannt: boolean; gleiche: number; alle: number }>`
    select coalesce(bool_or(mail_id = ${mail_id}), false) as bekannt,
      (count(*) filter (where zaehlt and vorlage = ${vorlage} and erstellt_am > ${vorlageLimit.seit}))::int as gleiche,
      (count(*) filter (where zaehlt and erstellt_am > ${postfachLimit.seit}))::int as alle
    from (
      select mail_id, vorlage, erstellt_am, erstellt_am > coalesce(
        (select max(gehandelt_am) from postfach where postfach_hash = ${postfach_hash}), '-infinity') as zaehlt
      from postfach_mail where postfach_hash = ${postfach_hash}
    ) as mails`.execute(scope.tx);
  const [{ bekannt, gleiche, alle } = { bekannt: false, gleiche: 0, alle: 0 }] = rows;
  if (bekannt) return true;
  if (gleiche >= vorlageLimit.anzahl || alle >= postfachLimit.anzahl) return false;
  await scope.tx.insertInto('postfach_mail').values({ mail_id, postfach_hash, vorlage, erstellt_am }).execute();
  return true;
}

const LONGEST_WINDOW_DAYS = 1;

export async function deleteOldZaehler(scope: SystemScope, now: Date): Promise<void> {
  const before = addTage(now, -LONGEST_WINDOW_DAYS);
  await scope.tx.deleteFrom('zaehler').where('beginn', '<', before).execute();
  await scope.tx.deleteFrom('postfach_mail').where('erstellt_am', '<', before).execute();
}
