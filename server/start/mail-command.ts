import type { Mandant } from '../context.ts';
import { loadByRow, type MailRow, maskAddress } from '../mail/addressee.ts';
import { countPostfachSperren, findEmailHash, listReturned } from '../mail/ruecklauf/sperre.sql.ts';
import { allow, emailHash, reasonOfSperre } from '../mail/ruecklauf/sperre.ts';
import { countMails, listUnsent, retryMails, type UnsentMail } from '../mail/store.ts';
import { inContext } from '../parts.ts';
import { MAIL_TEMPLATES } from './modules.ts';
import { type Opened, type Opening, openedBy } from './opened.ts';

export { openedBy };

/** Maximum number of unsent mails in the list; the counts above it include all. */
const LINES = 500;
/** Maximum number of mails per tenant in the list that came back. */
const RETURNED = 50;

/** Lists waiting and undeliverable mails, and the latest that came back, one per line, with masked addresses. Changes nothing. */
export const listMails = (open: Opening): Promise<string> =>
  open(async (opened) => {
    const lines: string[] = [];
    const returned: string[] = [];
    let [waiting, undeliverable, suppressed] = [0, 0, 0];
    for (const mandant of opened.mandanten.all()) {
      const ofMandant = await opened.db.inMandant(mandant.mandant, (scope) => countMails(scope, opened.clock.now()));
      undeliverable += ofMandant.undeliverable;
      waiting += ofMandant.waiting;
      const rows = await opened.db.inMandant(mandant.mandant, (scope) => listUnsent(scope, LINES - lines.length));
      for (const row of rows) lines.push(await printMail(opened, mandant, row));
      const back = await opened.db.inMandant(mandant.mandant, (scope) => listReturned(scope, RETURNED));
      for (const { grund, ...row } of back) {
        const fehler = grund === null ? row.fehler : `${row.fehler}, mailbox suppressed`;
        returned.push(await printMail(opened, mandant, { ...row, fehler }, 'returned'));
      }
      suppressed += await opened.db.inMandant(mandant.mandant, countPostfachSperren);
    }
    const rest = waiting + undeliverable - lines.length;
    const counts = `${waiting} waiting, ${undeliverable} undeliverable, ${suppressed} suppressed`;
    return [counts, ...lines, ...(rest > 0 ? [`and ${rest} more`] : []), ...returned].join('\n');
  });

const isUndeliverable = ({ unzustellbar_am }: UnsentMail): boolean => unzustellbar_am !== null;

async function printMail(
  opened: Opened,
  mandant: Mandant,
  row: UnsentMail,
  state = isUndeliverable(row) ? 'undeliverable' : 'waiting',
): Promise<string> {
  const now = opened.clock.now();
  return [
    row.mail_id,
    state,
    mandant.mandant,
    row.vorlage,
    `to ${await maskedAddress(opened, mandant, row)}`,
    `written ${ageOf(row.erstellt_am, now)} ago`,
    `tries ${row.versuche}`,
    ...(state !== 'waiting' || row.faellig_am <= now ? [] : [`next in ${ageOf(now, row.faellig_am)}`]),
    row.fehler ?? (row.gruppe === null || row.versuche > 0 ? 'not tried yet' : 'comes in one mail with other notices'),
  ].join('  ');
}

async function maskedAddress(opened: Opened, mandant: Mandant, row: UnsentMail): Promise<string> {
  try {
    const loaded = await inContext(opened, mandant, { wer: 'Betrieb' }, (context) => loadByRow(context, MAIL_TEMPLATES, row));
    return loaded ? maskAddress(loaded.an) : 'nobody: what it tells of is over';
  } catch {
    return 'an address that cannot be read';
  }
}

function ageOf(from: Date, to: Date): string {
  const minutes = Math.max(0, Math.round((to.getTime() - from.getTime()) / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}

/** Mails of the answer of a retry whose mailboxes are named as suppressed; the count above them includes all. */
const SUPPRESSED = 20;

/**
 * Makes one unsent mail due immediately, or all that failed, with another five days of retries. The running product sends them within a minute, and gives up
 * those again whose mailbox is suppressed, so the answer names them. Throws with a line for the user if there is no such mail.
 */
export const retryMail = (open: Opening, wanted: { readonly id: string } | 'all'): Promise<string> =>
  open(async (opened) => {
    let count = 0;
    const suppressed: string[] = [];
    for (const mandant of opened.mandanten.all()) {
      const retried = await opened.db.inMandant(mandant.mandant, (scope) => retryMails(scope, wanted, opened.clock.now()));
      count += retried.length;
      if (retried.length === 0 || (await opened.db.inMandant(mandant.mandant, countPostfachSperren)) === 0) continue;
      for (const row of retried) {
        const reason = await findSperre(opened, mandant, row);
        if (reason !== null) suppressed.push(`${row.mail_id}  ${reason}`);
      }
    }
    if (count === 0 && wanted !== 'all') throw new Error(`there is no unsent mail ${wanted.id}; list says which there are`);
    const due = `${count} ${count === 1 ? 'mail is' : 'mails are'} due again: the running product sends within a minute, what is over is dropped`;
    return [due, ...printSuppressed(suppressed)].join('\n');
  });

/** Why the mailbox of a mail is suppressed; null if it may be mailed, or if the mail cannot be made. */
async function findSperre(opened: Opened, mandant: Mandant, row: MailRow): Promise<string | null> {
  try {
    return await inContext(opened, mandant, { wer: 'Betrieb' }, async (context) => {
      const made = await loadByRow(context, MAIL_TEMPLATES, row);
      return made && (await reasonOfSperre(context, emailHash(opened.secrets, made.an), made.template));
    });
  } catch {
    return null;
  }
}

function printSuppressed(lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - SUPPRESSED;
  return [
    `${lines.length} of them ${lines.length === 1 ? 'is' : 'are'} given up again, as the mailbox is suppressed: allow it first (allow ID), then retry`,
    ...lines.slice(0, SUPPRESSED),
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ];
}

/**
 * Ends the suppression of a mailbox, given by its address or by a mail to it, at every tenant. Mails to it that were given up stay so until they are retried.
 * Throws with a line for the user if no such mailbox is suppressed.
 */
export const allowMailbox = (open: Opening, given: string): Promise<string> =>
  open(async (opened) => {
    const hashes = given.includes('@') ? [emailHash(opened.secrets, given)] : await hashesOfMail(opened, given);
    let count = 0;
    for (const mandant of opened.mandanten.all())
      for (const hash of hashes) if (await inContext(opened, mandant, { wer: 'Betrieb' }, (context) => allow(context, hash))) count += 1;
    if (count === 0) throw new Error('no such mailbox is suppressed; list says which mails were given up or came back for it');
    return 'the mailbox gets mails again; retry sends those that were given up';
  });

async function hashesOfMail({ db, mandanten }: Opened, mailId: string): Promise<string[]> {
  const found = [];
  for (const { mandant } of mandanten.all()) found.push(await db.inMandant(mandant, (scope) => findEmailHash(scope, mailId)));
  return found.filter((hash) => typeof hash === 'string');
}
