import type { Mailart } from '../../../../contract/calls/agentur/mails.ts';
import { MAILARTEN } from '../../../../contract/calls/agentur/mails.ts';
import type { Context } from '../../../context.ts';

type CodeContext = Pick<Context, 'secrets' | 'mandant'>;

/** Mails of one kind to one user. */
interface MailsOf {
  readonly art: Mailart;
  readonly id: string;
}

const ZWECK = 'agenturmails';

/** The signed code in a mail that unsubscribes a user from mails of a kind. It is not stored. */
export const abmeldecodeOf = ({ secrets, mandant }: CodeContext, { art, id }: MailsOf): string =>
  secrets.sign(`${MAILARTEN.indexOf(art)}${id}`, ZWECK, mandant);

/** The user and the kind of mails of an unsubscribe code; null for an invalid code or one of another tenant. Needs no database. */
export function readAbmeldecode({ secrets, mandant }: CodeContext, code: string): MailsOf | null {
  const text = secrets.readSigned(code, ZWECK, mandant) ?? '';
  const art = MAILARTEN[Number(text.slice(0, 1))];
  return art && text.length > 1 ? { art, id: text.slice(1) } : null;
}
