import type { Locale } from '../../contract/values/wire.ts';
import type { Context } from '../context.ts';
import type { MailContent } from './content.ts';

/** A mail ready to be laid out. */
export interface LoadedMail {
  readonly an: string;
  /** Where a reply goes, if not to the tenant's support. */
  readonly antwortAn?: string;
  /** Address at which the reader unsubscribes from mails of this kind in one request, without a login (RFC 8058). */
  readonly abbestellen?: string;
  readonly locale: Locale;
  readonly content: MailContent;
}

/** A notice, which can share a mail with others. */
export interface LoadedNotice extends LoadedMail {
  readonly line: NoticeLine;
}

interface NoticeLine {
  /** What happened, in a sentence or two. */
  readonly text: string;
  /** Button of a mail with several notices: a page that needs no secret. */
  readonly knopf?: MailContent['knopf'];
}

/**
 * A kind of mail, brought by a module. The outbox holds only its name and an id; address and text are read at sending, so deleted data is not
 * mailed. `load` returns null if the state that the mail is about has passed. A mail can be sent days after `erstelltAm`, the moment of its
 * cause, so its text names the moments at which things end, never the time that is left.
 */
export type MailTemplate = SingleMail | Notice;

interface SingleMail {
  readonly name: string;
  /** Sent by itself, as soon as possible: its reader waits for it, or it has a token or a code. */
  readonly kind: 'single';
  /**
   * Owed to its reader (reward, voucher, outcome of an order or a claim), requested by the owner behind a login, or the tenant's own:
   * no limit of its mailbox counts it or holds it back. A stranger can cause any other mail.
   */
  readonly isOwed?: true;
  /**
   * Its reader can do without it: it invites, reminds, or asks for a consent to advertising. A complaint ends such mails to its mailbox, and never those that
   * carry what their reader asked for or is owed, such as a link for a password or a reward.
   */
  readonly isOptional?: true;
  load(context: Context, bezug: string, erstelltAm: Date): Promise<LoadedMail | null>;
}

interface Notice {
  readonly name: string;
  /** Reports an event. The first to a mailbox is sent immediately; those of the hour after it come in one mail, without any secret. */
  readonly kind: 'notice';
  readonly isOwed: true;
  readonly isOptional?: true;
  load(context: Context, bezug: string, erstelltAm: Date): Promise<LoadedNotice | null>;
}
