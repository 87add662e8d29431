import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import { wiredIn } from '../../db/columns.ts';
import type { MandantScope, SystemScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import type { Retention } from '../../retention.ts';
import { POSTFACH_SPERRE } from '../columns.ts';

type Sperre = Omit<MandantTables['postfach_sperre'], 'mandant'>;

/** Stores that a mailbox is suppressed. Returns false if it was already, for this reason. */
export async function insertPostfachSperre({ tx }: MandantScope, sperre: Sperre): Promise<boolean> {
  const inserted = await tx
    .insertInto('postfach_sperre')
    .values(sperre)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The reasons for which a mailbox is suppressed; `Unbekannt` first. */
export const listPostfachSperren = ({ tx }: MandantScope, emailHash: string) =>
  tx
    .selectFrom('postfach_sperre')
    .select(['grund', 'status', 'seit'])
    .where('email_hash', '=', emailHash)
    .orderBy('grund', 'desc')
    .execute();

/** The same for the disclosure of a person. */
export const disclosePostfachSperren = ({ tx }: MandantScope, emailHash: string) =>
  tx.selectFrom('postfach_sperre').select(wiredIn(POSTFACH_SPERRE)).where('email_hash', '=', emailHash).orderBy('grund').execute();

/** Ends the suppression of a mailbox. Returns what was there. */
export const deletePostfachSperren = ({ tx }: MandantScope, emailHash: string) =>
  tx.deleteFrom('postfach_sperre').where('email_hash', '=', emailHash).returning(['grund', 'mail_id']).execute();

/** A sent mail, locked, so that two reports about it are read one after the other. */
export const lockSentMail = ({ tx }: MandantScope, mailId: string) =>
  tx
    .selectFrom('mail')
    .select(['mail_id', 'email_hash', 'zurueck_am'])
    .where('mail_id', '=', mailId)
    .where('gesendet_am', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

/** Stores that a sent mail came back. */
export async function setZurueck({ tx }: MandantScope, mailId: string, now: Date, fehler: string): Promise<void> {
  await tx.updateTable('mail').set({ zurueck_am: now, fehler }).where('mail_id', '=', mailId).execute();
}

/** The address of a mail as a keyed hash: of a sent mail, or of one that was given up; undefined without such a mail. */
export const findEmailHash = async ({ tx }: MandantScope, mailId: string): Promise<string | null | undefined> =>
  (await tx.selectFrom('mail').select('email_hash').where('mail_id', '=', mailId).executeTakeFirst())?.email_hash;

/** Why the mailbox of a mail is suppressed, `Unbekannt` before `Beschwerde`; null if it is not. */
const grundOf = (eb: ExpressionBuilder<MandantTables, 'mail'>) =>
  eb
    .selectFrom('postfach_sperre')
    .whereRef('postfach_sperre.email_hash', '=', 'mail.email_hash')
    .select((one) => one.fn.max('grund').as('grund'))
    .as('grund');

/** What became of sent mails: when each came back, and why its mailbox is suppressed. */
export const listDelivery = ({ tx }: MandantScope, mailIds: readonly string[]) =>
  tx
    .selectFrom('mail')
    .select((eb) => ['mail_id', 'zurueck_am', grundOf(eb)])
    .where('mail_id', '=', anyOf(mailIds))
    .execute();

/** The latest mails that came back after they were sent, and why their mailboxes are suppressed. */
export const listReturned = ({ tx }: MandantScope, limit: number) =>
  tx
    .selectFrom('mail')
    .select(['mail_id', 'vorlage', 'bezug', 'erstellt_am', 'faellig_am', 'versuche', 'unzustellbar_am', 'fehler', 'gruppe', 'zurueck_am'])
    .select(grundOf)
    .where('zurueck_am', 'is not', null)
    .orderBy('zurueck_am', 'desc')
    .orderBy('mail_id')
    .limit(limit)
    .execute();

/** Reason of a mail that was given up because its reader complained about another. */
export const COMPLAINED = 'suppressed: its owner complained';

/**
 * Whether a mail did not reach its mailbox: it came back, was refused for good, or its mailbox does not exist. A complaint is no such reason, since senders do not
 * learn that a reader wants no mail. `mail` is the alias of its row.
 */
export const isUndelivered = (mail: string): RawBuilder<boolean> =>
  sql`((${sql.ref(`${mail}.zurueck_am`)} is not null or ${sql.ref(`${mail}.unzustellbar_am`)} is not null) and ${sql.ref(`${mail}.fehler`)} is distinct from ${COMPLAINED})`;

/** Number of suppressions of a tenant, or of all. */
export async function countPostfachSperren({ tx }: MandantScope | SystemScope): Promise<number> {
  const { rows } = await sql<{ anzahl: number }>`select count(mandant)::int as anzahl from postfach_sperre`.execute(tx);
  return rows[0]?.anzahl ?? 0;
}

/** Deletes the keyed hashes of addresses that reports name no more, and old suppressions, which are tried again then. */
export const ruecklaufRetentions: readonly Retention[] = [
  {
    rule: 'mailadresse',
    async find({ tx }, before, limit) {
      const rows = await tx
        .selectFrom('mail')
        .select('mail_id')
        .where('email_hash', 'is not', null)
        .where((eb) => eb.or([eb('gesendet_am', '<', before), eb('unzustellbar_am', '<', before)]))
        .limit(limit)
        .execute();
      return rows.map((row) => row.mail_id);
    },
    remove: async ({ tx }, keys) => void (await tx.updateTable('mail').set({ email_hash: null }).where('mail_id', 'in', keys).execute()),
  },
  {
    rule: 'postfachsperre',
    async find({ tx }, before, limit) {
      const rows = await tx.selectFrom('postfach_sperre').select('email_hash').where('seit', '<', before).limit(limit).execute();
      return rows.map((row) => row.email_hash);
    },
    remove: async ({ tx }, keys, before) =>
      void (await tx.deleteFrom('postfach_sperre').where('email_hash', 'in', keys).where('seit', '<', before).execute()),
  },
];
