import type { Mailart } from '../../../../contract/calls/agentur/mails.ts';
import { MAILARTEN } from '../../../../contract/calls/agentur/mails.ts';
import type { Context } from '../../../context.ts';

type Maker = Pick<Context, 'secrets' | 'mandant'>;

/** Whose mails of a kind. */
interface MailsOf {
  readonly art: Mailart;
  readonly id: string;
}

const ZWECK = 'agenturmails';

/** The secret by which mails of a kind are ended. Nothing of it is stored. */
export const abmeldecodeOf = ({ secrets, mandant }: Maker, { art, id }: MailsOf): string =>
  secrets.sign(`${MAILARTEN.indexOf(art)}${id}`, ZWECK, mandant);

/** Whose mails a secret ends; null for anything else, also that of another tenant. Told without the database. */
export function readAbmeldecode({ secrets, mandant }: Maker, code: string): MailsOf | null {
  const text = secrets.readSigned(code, ZWECK, mandant) ?? '';
  const art = MAILARTEN[Number(text.slice(0, 1))];
  return art && text.length > 1 ? { art, id: text.slice(1) } : null;
}
