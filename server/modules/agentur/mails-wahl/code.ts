import type { Mailart } from '../../../../contract/calls/agentur-mails.ts';
import { MAILARTEN } from '../../../../contract/calls/agentur-mails.ts';
import { isSameSecret } from '../../../config/secrets.ts';
import type { Context } from '../../../context.ts';

type Maker = Pick<Context, 'secrets' | 'mandant'>;

/** Whose mails of a kind. */
interface Bezug {
  readonly art: Mailart;
  readonly id: string;
}

const textOf = ({ art, id }: Bezug): string => `${MAILARTEN.indexOf(art)}${id}`;

const macOf = ({ secrets, mandant }: Maker, text: string): string => secrets.token('agenturmails', mandant, text);

/** The secret by which mails of a kind are ended: whose, and what only this installation can have made of that. Nothing of it is stored. */
export function abmeldecodeOf(context: Maker, bezug: Bezug): string {
  const text = textOf(bezug);
  return `${macOf(context, text)}${Buffer.from(text).toString('base64url')}`;
}

/** Whose mails a secret ends; null for anything else, also that of another tenant. Told without the database. */
export function readAbmeldecode(context: Maker, code: string): Bezug | null {
  const text = Buffer.from(code.slice(macOf(context, '').length), 'base64url').toString();
  const art = MAILARTEN[Number(text.slice(0, 1))];
  const bezug = art && text.length > 1 ? { art, id: text.slice(1) } : null;
  return bezug && isSameSecret(code, abmeldecodeOf(context, bezug)) ? bezug : null;
}
