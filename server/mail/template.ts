import type { Locale } from '../../contract/values/wire.ts';
import type { Context } from '../context.ts';
import type { MailContent } from './layout.tsx';

/** A mail ready to be laid out. */
export interface LoadedMail {
  readonly an: string;
  /** Where an answer goes, if not to the tenant's support. */
  readonly antwortAn?: string;
  /** Where its reader ends mails of this kind by one request, without a login (RFC 8058). */
  readonly abbestellen?: string;
  readonly locale: Locale;
  readonly content: MailContent;
}

/** A notice: it can also stand in one mail with others. */
export interface LoadedNotice extends LoadedMail {
  readonly line: NoticeLine;
}

interface NoticeLine {
  /** What happened, in a sentence or two. */
  readonly text: string;
  /** The button of a mail of several: a page that needs no secret. */
  readonly knopf?: MailContent['knopf'];
}

/**
 * A kind of mail, brought by a module. The outbox holds the name and an id alone; address and text are read at sending, so
 * what was deleted meanwhile is not mailed, and nothing is mailed whose state is over: then `load` answers null. A mail can be sent days
 * after `erstelltAm`, the moment of its cause, so its text names the moments at which things end, never how long from now.
 */
export type MailTemplate = SingleMail | Notice;

interface SingleMail {
  readonly name: string;
  /** Sent by itself, as soon as possible: its reader waits for it, or it brings a token or a code. */
  readonly kind: 'single';
  /**
   * Owed to its reader (reward, voucher, what became of an order or a claim), asked for by the owner behind a login, or the tenant's own:
   * no limit of its mailbox counts it or holds it back. Any other can be caused by a stranger.
   */
  readonly isOwed?: true;
  load(context: Context, bezug: string, erstelltAm: Date): Promise<LoadedMail | null>;
}

interface Notice {
  readonly name: string;
  /** Says that something happened. The first to a mailbox is sent at once; those of the hour after it come in one mail, without any secret. */
  readonly kind: 'notice';
  readonly isOwed: true;
  load(context: Context, bezug: string, erstelltAm: Date): Promise<LoadedNotice | null>;
}
