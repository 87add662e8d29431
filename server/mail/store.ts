import type { Context } from '../context.ts';
import { wiredIn } from '../db/columns.ts';
import type { MandantScope, SystemScope } from '../db/scope.ts';
import type { Retention } from '../retention.ts';
import { MAIL } from './columns.ts';
import type { MailTemplate } from './template.ts';

/**
 * Puts a mail into the outbox, in the transaction of the change that causes it. `bezug` is the id that the template reads by.
 * It is sent after the commit, at least once; a crash while sending can double that one mail.
 */
export async function enqueueMail(context: Context, template: MailTemplate, bezug: string): Promise<void> {
  await context.tx
    .insertInto('mail')
    .values({
      mail_id: context.random.nummer(),
      vorlage: template.name,
      bezug,
      erstellt_am: context.now,
      faellig_am: context.now,
      gesperrt_bis: null,
      gesendet_am: null,
      verworfen_am: null,
    })
    .execute();
}

/** Mails that are due, oldest first; those of one moment in an order that stays. */
export const dueMails = (scope: SystemScope, now: Date, limit: number) =>
  scope.tx
    .selectFrom('mail')
    .select(['mandant', 'mail_id as id', 'faellig_am as seit'])
    .where('gesendet_am', 'is', null)
    .where('verworfen_am', 'is', null)
    .where('faellig_am', '<=', now)
    .orderBy('faellig_am')
    .orderBy('mail_id')
    .limit(limit)
    .execute();

/** Takes a waiting mail for this process until a moment; undefined when it is sent or another process has it. */
export const claimMail = (scope: MandantScope, mailId: string, now: Date, until: Date) =>
  scope.tx
    .updateTable('mail')
    .set((eb) => ({ gesperrt_bis: until, versuche: eb('versuche', '+', 1) }))
    .where('mail_id', '=', mailId)
    .where('gesendet_am', 'is', null)
    .where('verworfen_am', 'is', null)
    .where((eb) => eb.or([eb('gesperrt_bis', 'is', null), eb('gesperrt_bis', '<', now)]))
    .returning(['mail_id', 'vorlage', 'bezug', 'erstellt_am'])
    .executeTakeFirst();

/** Whether a mail is still to be sent. */
export async function isMailWaiting(scope: MandantScope, mailId: string): Promise<boolean> {
  const row = await scope.tx
    .selectFrom('mail')
    .select('mail_id')
    .where('mail_id', '=', mailId)
    .where('gesendet_am', 'is', null)
    .where('verworfen_am', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Frees the mails that a process had in hand when it ended; only where there can be no other process. */
export async function releaseMails(scope: MandantScope): Promise<void> {
  await scope.tx
    .updateTable('mail')
    .set({ gesperrt_bis: null })
    .where('gesperrt_bis', 'is not', null)
    .where('gesendet_am', 'is', null)
    .where('verworfen_am', 'is', null)
    .execute();
}

/** Ends a mail's way: sent, discarded, or free for the next try. */
export async function settleMail(
  scope: MandantScope,
  mailId: string,
  outcome: { gesendet_am: Date } | { verworfen_am: Date } | { gesperrt_bis: null },
) {
  await scope.tx.updateTable('mail').set(outcome).where('mail_id', '=', mailId).execute();
}

/** Whether this address asked never to be mailed again; the key is `mailSperreHash`. */
export async function isMailGesperrt(scope: MandantScope, emailHash: string): Promise<boolean> {
  const row = await scope.tx.selectFrom('mail_sperre').select('email_hash').where('email_hash', '=', emailHash).executeTakeFirst();
  return row !== undefined;
}

export async function insertMailSperre(context: Context, emailHash: string): Promise<void> {
  await context.tx
    .insertInto('mail_sperre')
    .values({ email_hash: emailHash, erstellt_am: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps when the owner of a mailbox acted last. */
export async function upsertPostfach(scope: MandantScope, postfachHash: string, now: Date): Promise<void> {
  await scope.tx
    .insertInto('postfach')
    .values({ postfach_hash: postfachHash, gehandelt_am: now })
    .onConflict((conflict) => conflict.columns(['mandant', 'postfach_hash']).doUpdateSet({ gehandelt_am: now }))
    .execute();
}

/** How many mails wait in the outbox. */
export async function countWaiting(scope: SystemScope): Promise<number> {
  const row = await scope.tx
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .where('gesendet_am', 'is', null)
    .where('verworfen_am', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.anzahl);
}

/** Removes mails about these things that have not been sent. */
export async function deleteWaitingMails(scope: MandantScope, bezuege: readonly string[]): Promise<void> {
  await scope.tx
    .deleteFrom('mail')
    .where('bezug', 'in', bezuege)
    .where('gesendet_am', 'is', null)
    .where('verworfen_am', 'is', null)
    .execute();
}

/** What was mailed, or waits to be, about these things. */
export const listMails = (scope: MandantScope, bezuege: readonly string[]) =>
  scope.tx.selectFrom('mail').select(wiredIn(MAIL)).where('bezug', 'in', bezuege).orderBy('erstellt_am').orderBy('mail_id').execute();

/** Rows of mails that have gone their way, and of mailboxes whose owner acted. */
export const mailRetentions: readonly Retention[] = [
  {
    rule: 'mail',
    async find({ tx }, before, limit) {
      const rows = await tx
        .selectFrom('mail')
        .select('mail_id')
        .where((eb) => eb.or([eb('gesendet_am', '<', before), eb('verworfen_am', '<', before)]))
        .limit(limit)
        .execute();
      return rows.map((row) => row.mail_id);
    },
    remove: async ({ tx }, keys) => void (await tx.deleteFrom('mail').where('mail_id', 'in', keys).execute()),
  },
  {
    rule: 'postfach',
    async find({ tx }, before, limit) {
      const rows = await tx.selectFrom('postfach').select('postfach_hash').where('gehandelt_am', '<', before).limit(limit).execute();
      return rows.map((row) => row.postfach_hash);
    },
    // Whoever acts meanwhile keeps the row.
    remove: async ({ tx }, keys, before) =>
      void (await tx.deleteFrom('postfach').where('postfach_hash', 'in', keys).where('gehandelt_am', '<', before).execute()),
  },
];
