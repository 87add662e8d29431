import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '../context.ts';
import { anyOf } from '../db/any-of.ts';
import { wiredIn } from '../db/columns.ts';
import type { MandantScope, SystemScope } from '../db/scope.ts';
import type { MandantTables } from '../db/tables.ts';
import type { Retention } from '../retention.ts';
import { MAIL } from './columns.ts';
import type { MailTemplate } from './template.ts';

/**
 * Puts a mail into the outbox, in the transaction of the change that causes it. `bezug` is the id that the template reads by.
 * It is sent after the commit, at least once; a crash can double the mails that are being sent. A silent context causes none.
 */
export const enqueueMail = (context: Context, template: MailTemplate, bezug: string): Promise<void> =>
  enqueueMails(context, template, [bezug]);

/** Like `enqueueMail`, a mail for each id. */
export async function enqueueMails(context: Context, template: MailTemplate, bezuege: readonly string[]): Promise<void> {
  if (!context.isSilent) await insertMails(context, template, bezuege);
}

/** Like `enqueueMail`, but also in a silent context: for a mail without which its reader cannot reach what it is about. */
export const enqueueEvenIfSilent = (context: Context, template: MailTemplate, bezug: string): Promise<void> =>
  insertMails(context, template, [bezug]);

async function insertMails({ tx, now, random }: Context, template: MailTemplate, bezuege: readonly string[]): Promise<void> {
  const same = { vorlage: template.name, erstellt_am: now, faellig_am: now };
  const rows = bezuege.map((bezug) => ({ ...same, mail_id: random.nummer(), bezug }));
  await tx.insertInto('mail').values(rows).execute();
}

/** Whether a mail of this template about this id waits to be sent. */
export async function isMailWaiting({ tx }: MandantScope, template: MailTemplate, bezug: string): Promise<boolean> {
  const waiting = tx.selectFrom('mail').select('mail_id').where('vorlage', '=', template.name).where('bezug', '=', bezug).where(isWaiting);
  return (await waiting.executeTakeFirst()) !== undefined;
}

/** Due mails, oldest first; those of one moment in a stable order. */
export const dueMails = (scope: SystemScope, now: Date, limit: number) =>
  scope.tx
    .selectFrom('mail')
    .select(['mandant', 'mail_id as id', 'faellig_am as seit'])
    .where('gesendet_am', 'is', null)
    .where('verworfen_am', 'is', null)
    .where('unzustellbar_am', 'is', null)
    .where('faellig_am', '<=', now)
    .orderBy('faellig_am')
    .orderBy('mail_id')
    .limit(limit)
    .execute();

/** A mail that this process is sending. */
export type ClaimedMail = Pick<Selectable<MandantTables['mail']>, 'mail_id' | 'vorlage' | 'bezug' | 'erstellt_am' | 'versuche'> & {
  readonly versucht_seit: Date;
};

/** The moment of a claim by the product's clock and by the real clock, which leases follow, and the length of the lease. */
export interface ClaimTime {
  readonly now: Date;
  readonly realNow: Date;
  readonly leaseMs: number;
}

/**
 * Claims a due mail for this process; undefined if it is not due or another process has it. It is due again when the lease ends, so a process
 * that ends while it sends loses nothing.
 */
export const claimMail = (scope: MandantScope, mailId: string, time: ClaimTime): Promise<ClaimedMail | undefined> =>
  claim(scope, time).where('mail_id', '=', mailId).where('faellig_am', '<=', time.now).executeTakeFirst();

/** Claims the waiting mails of a group, due or not, oldest first. */
export const claimGruppe = (scope: MandantScope, gruppe: string, limit: number, time: ClaimTime): Promise<ClaimedMail[]> =>
  claim(scope, time)
    .where('mail_id', 'in', (eb) =>
      eb
        .selectFrom('mail')
        .select('mail_id')
        .where('gruppe', '=', gruppe)
        .where(isWaiting)
        .where(isFree(time.realNow))
        .orderBy('erstellt_am')
        .orderBy('mail_id')
        .limit(limit),
    )
    .execute();

const claim = ({ tx }: MandantScope, { now, realNow, leaseMs }: ClaimTime) =>
  tx
    .updateTable('mail')
    .set((eb) => ({
      gesperrt_bis: new Date(realNow.getTime() + leaseMs),
      faellig_am: new Date(now.getTime() + leaseMs),
      versuche: eb('versuche', '+', 1),
      versucht_seit: sql<Date>`coalesce(versucht_seit, ${now}::timestamptz)`,
    }))
    .where(isWaiting)
    .where(isFree(realNow))
    .returning(['mail_id', 'vorlage', 'bezug', 'erstellt_am', 'versuche'])
    .returning(sql<Date>`versucht_seit`.as('versucht_seit'));

type Expressions = ExpressionBuilder<MandantTables, 'mail'>;

const isWaiting = (eb: Expressions) =>
  eb.and([eb('gesendet_am', 'is', null), eb('verworfen_am', 'is', null), eb('unzustellbar_am', 'is', null)]);

const isFree = (realNow: Date) => (eb: Expressions) => eb.or([eb('gesperrt_bis', 'is', null), eb('gesperrt_bis', '<', realNow)]);

/** Postpones a due mail that another process has claimed. If that process has ended, the mail is tried at this moment. */
export async function postponeMail({ tx }: MandantScope, mailId: string, now: Date, at: Date): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ faellig_am: at })
    .where('mail_id', '=', mailId)
    .where(isWaiting)
    .where('faellig_am', '<=', now)
    .execute();
}

/** Releases the mails that a process was sending when it ended, and makes them due; only where there can be no other process. */
export async function releaseMails({ tx }: MandantScope, now: Date): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ gesperrt_bis: null, faellig_am: now })
    .where('gesperrt_bis', 'is not', null)
    .where(isWaiting)
    .execute();
}

/** Locks a group, so that only one process at a time decides about its mails. */
export async function lockGruppe({ tx }: MandantScope, gruppe: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${gruppe}, 1))`.execute(tx);
}

/** When a mail of a group was sent last, or null; `now` while another process is sending one. */
export async function lastOfGruppe(
  { tx }: MandantScope,
  gruppe: string,
  mailId: string,
  { now, realNow }: ClaimTime,
): Promise<Date | null> {
  const row = await tx
    .selectFrom('mail')
    .select((eb) => [
      eb.fn.max('gesendet_am').as('gesendet_am'),
      eb.fn
        .coalesce(eb.fn.agg<boolean>('bool_or', [eb.and([isWaiting(eb), eb('gesperrt_bis', '>', realNow)])]), eb.lit(false))
        .as('inHand'),
    ])
    .where('gruppe', '=', gruppe)
    .where('mail_id', '<>', mailId)
    .executeTakeFirst();
  return row?.inHand ? now : (row?.gesendet_am ?? null);
}

/** Sets the group of a notice, which stands for its mailbox. */
export async function setGruppe({ tx }: MandantScope, mailId: string, gruppe: string): Promise<void> {
  await tx.updateTable('mail').set({ gruppe }).where('mail_id', '=', mailId).execute();
}

/** Makes a claimed mail wait, a notice for the next mail to its mailbox, others for their host; this does not count as a try. */
export async function postponeClaimed({ tx }: MandantScope, mailId: string, faelligAm: Date): Promise<void> {
  await tx
    .updateTable('mail')
    .set((eb) => ({
      gesperrt_bis: null,
      faellig_am: faelligAm,
      versuche: eb('versuche', '-', 1),
      versucht_seit: sql<Date | null>`case when versuche = 1 then null else versucht_seit end`,
    }))
    .where('mail_id', '=', mailId)
    .execute();
}

type Outcome = Partial<
  Pick<
    MandantTables['mail'],
    'gesendet_am' | 'gesendet_mit' | 'verworfen_am' | 'unzustellbar_am' | 'faellig_am' | 'fehler' | 'gruppe' | 'email_hash'
  >
>;

/** Ends a try with its outcome or the moment of the next try, and releases the mail to other processes. */
export async function settleMail({ tx }: MandantScope, mailId: string, outcome: Outcome): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ gesperrt_bis: null, fehler: null, ...outcome })
    .where('mail_id', '=', mailId)
    .execute();
}

/** Whether this address asked never to be mailed again; the key is `mailSperreHash`. */
export async function hasMailSperre(scope: MandantScope, emailHash: string): Promise<boolean> {
  const row = await scope.tx.selectFrom('mail_sperre').select('email_hash').where('email_hash', '=', emailHash).executeTakeFirst();
  return row !== undefined;
}

/** Those of the hashes (`mailSperreHash`) whose addresses asked never to be mailed again. */
export async function findMailSperren(scope: MandantScope, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await scope.tx.selectFrom('mail_sperre').select('email_hash').where('email_hash', '=', anyOf(hashes)).execute();
  return new Set(rows.map((row) => row.email_hash));
}

export async function insertMailSperre(context: Context, emailHash: string): Promise<void> {
  await context.tx
    .insertInto('mail_sperre')
    .values({ email_hash: emailHash, erstellt_am: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores when the owner of a mailbox last acted. */
export async function upsertPostfach(scope: MandantScope, postfachHash: string, now: Date): Promise<void> {
  await scope.tx
    .insertInto('postfach')
    .values({ postfach_hash: postfachHash, gehandelt_am: now })
    .onConflict((conflict) => conflict.columns(['mandant', 'postfach_hash']).doUpdateSet({ gehandelt_am: now }))
    .execute();
}

/** Number of mails in the outbox of a tenant, or of all: waiting, due among those, and given up. */
export async function countMails(
  { tx }: MandantScope | SystemScope,
  now: Date,
): Promise<{ waiting: number; due: number; undeliverable: number }> {
  const { rows } = await sql<{ waiting: number; due: number; undeliverable: number }>`
    select (count(*) filter (where unzustellbar_am is null))::int as waiting,
      (count(*) filter (where unzustellbar_am is null and faellig_am <= ${now}))::int as due,
      (count(*) filter (where unzustellbar_am is not null))::int as undeliverable
    from mail where gesendet_am is null and verworfen_am is null`.execute(tx);
  return rows[0] ?? { waiting: 0, due: 0, undeliverable: 0 };
}

/** Deletes unsent mails about these ids, including those that were given up, with the stored reply of the mail system. */
export async function deleteWaitingMails(scope: MandantScope, bezuege: readonly string[]): Promise<void> {
  await scope.tx
    .deleteFrom('mail')
    .where('bezug', '=', anyOf(bezuege))
    .where('gesendet_am', 'is', null)
    .where('verworfen_am', 'is', null)
    .execute();
}

/** The oldest mails that wait or were given up. */
export const listUnsent = ({ tx }: MandantScope, limit: number) =>
  tx
    .selectFrom('mail')
    .select(['mail_id', 'vorlage', 'bezug', 'erstellt_am', 'faellig_am', 'versuche', 'unzustellbar_am', 'fehler', 'gruppe'])
    .where('gesendet_am', 'is', null)
    .where('verworfen_am', 'is', null)
    .orderBy('erstellt_am')
    .orderBy('mail_id')
    .limit(limit)
    .execute();

export type UnsentMail = Awaited<ReturnType<typeof listUnsent>>[number];

/** Makes one unsent mail, or all that failed, due immediately, with all their tries again. Returns them. */
export const retryMails = ({ tx }: MandantScope, wanted: { readonly id: string } | 'all', now: Date) =>
  tx
    .updateTable('mail')
    .set({ faellig_am: now, versuche: 0, versucht_seit: null, unzustellbar_am: null })
    .where((eb) => (wanted === 'all' ? eb('fehler', 'is not', null) : eb('mail_id', '=', wanted.id)))
    .where('gesendet_am', 'is', null)
    .where('verworfen_am', 'is', null)
    .returning(['mail_id', 'vorlage', 'bezug', 'erstellt_am'])
    .execute();

/** Mails about these ids, sent or waiting. */
export const listMails = (scope: MandantScope, bezuege: readonly string[]) =>
  scope.tx.selectFrom('mail').select(wiredIn(MAIL)).where('bezug', '=', anyOf(bezuege)).orderBy('erstellt_am').orderBy('mail_id').execute();

/** Deletes rows of mails that were sent, dropped or given up, their groups, and mailboxes whose owner acted. */
export const mailRetentions: readonly Retention[] = [
  {
    rule: 'mail',
    async find({ tx }, before, limit) {
      const rows = await tx
        .selectFrom('mail')
        .select('mail_id')
        .where((eb) => eb.or([eb('gesendet_am', '<', before), eb('verworfen_am', '<', before), eb('unzustellbar_am', '<', before)]))
        .limit(limit)
        .execute();
      return rows.map((row) => row.mail_id);
    },
    remove: async ({ tx }, keys) => void (await tx.deleteFrom('mail').where('mail_id', 'in', keys).execute()),
  },
  {
    rule: 'mailgruppe',
    async find({ tx }, before, limit) {
      const rows = await tx
        .selectFrom('mail')
        .select('mail_id')
        .where('gruppe', 'is not', null)
        .where((eb) => eb.or([eb('gesendet_am', '<', before), eb('verworfen_am', '<', before), eb('unzustellbar_am', '<', before)]))
        .limit(limit)
        .execute();
      return rows.map((row) => row.mail_id);
    },
    remove: async ({ tx }, keys) => void (await tx.updateTable('mail').set({ gruppe: null }).where('mail_id', 'in', keys).execute()),
  },
  {
    rule: 'postfach',
    async find({ tx }, before, limit) {
      const rows = await tx.selectFrom('postfach').select('postfach_hash').where('gehandelt_am', '<', before).limit(limit).execute();
      return rows.map((row) => row.postfach_hash);
    },
    // The owner may act in the meantime; then the row stays.
    remove: async ({ tx }, keys, before) =>
      void (await tx.deleteFrom('postfach').where('postfach_hash', 'in', keys).where('gehandelt_am', '<', before).execute()),
  },
];
