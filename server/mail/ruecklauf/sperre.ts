import type { SPERRGRUENDE } from '../../../contract/values/postfachsperre.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Secrets } from '../../config/secrets.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import { emailSchluessel } from '../../email-address.ts';
import { POSTFACH_SPERRE } from '../columns.ts';
import type { MailTemplate } from '../template.ts';
import { COMPLAINED, deletePostfachSperren, disclosePostfachSperren, insertPostfachSperre, listPostfachSperren } from './sperre.sql.ts';

type Writing = Pick<Context, 'tx' | 'mandant' | 'now' | 'wer'>;

/**
 * A keyed hash of one address. Unlike the limits of a mailbox it keeps tags (`anna+x@…`): that one spelling does not exist says nothing of the others, and a
 * stranger could otherwise suppress a mailbox by typing such a spelling.
 */
export const emailHash = (secrets: Pick<Secrets, 'pseudonym'>, email: string): string =>
  secrets.pseudonym('ruecklauf', emailSchluessel(email));

/** Action of the audit entries; `bezug` is the mail that came back. */
const WAS = 'postfach.sperre';

interface Report {
  readonly grund: (typeof SPERRGRUENDE)[number];
  /** Status code (RFC 3463); null for a complaint. */
  readonly status: string | null;
  readonly mailId: string;
}

/** Suppresses a mailbox by its hash, with an audit entry; does nothing if it is already, for this reason. */
export async function suppress(context: Writing, hash: string, { grund, status, mailId }: Report): Promise<void> {
  const isNew = await insertPostfachSperre(context, { email_hash: hash, grund, status, mail_id: mailId, seit: context.now });
  if (isNew) await writeProtokoll(context, WAS, mailId, { grund, status }, { vorher: 'Frei', nachher: 'Gesperrt' });
}

/** Ends the suppression of a mailbox, with audit entries. Returns whether there was one. */
export async function allow(context: Writing, hash: string): Promise<boolean> {
  const ended = await deletePostfachSperren(context, hash);
  for (const { grund, mail_id } of ended) await writeProtokoll(context, WAS, mail_id, { grund }, { vorher: 'Gesperrt', nachher: 'Frei' });
  return ended.length > 0;
}

/** Why a mail is not sent to its mailbox, as its row says it; null if it may be sent. A complaint ends only mails that their reader can do without. */
export async function reasonOfSperre(
  scope: Pick<Context, 'tx' | 'mandant'>,
  hash: string,
  { isOptional }: Pick<MailTemplate, 'isOptional'>,
): Promise<string | null> {
  const sperren = await listPostfachSperren(scope, hash);
  const counted = sperren.find(({ grund }) => grund === 'Unbekannt' || isOptional);
  if (!counted) return null;
  return counted.grund === 'Unbekannt' ? `suppressed: the mailbox does not exist (${counted.status})` : COMPLAINED;
}

/** Suppressions of an address as the disclosure of a person shows them. */
export const auskunftOfPostfach = async (context: Pick<Context, 'tx' | 'mandant' | 'secrets'>, email: string) =>
  (await disclosePostfachSperren(context, emailHash(context.secrets, email))).map((row) => auskunftOf(POSTFACH_SPERRE, row));
