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

/**
 * A kind of mail, brought by a module. The outbox holds the name and an id alone; address and text are read at sending, so
 * what was deleted meanwhile is not mailed: then `load` answers null.
 */
export interface MailTemplate {
  readonly name: string;
  /**
   * Owed to its reader (reward, voucher, what became of an order or a claim), asked for by the owner behind a login, or the tenant's own:
   * no limit of its mailbox counts it or holds it back. Any other can be caused by a stranger.
   */
  readonly isOwed?: true;
  load(context: Context, bezug: string): Promise<LoadedMail | null>;
}
