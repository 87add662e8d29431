import type { Context } from '../../context.ts';
import { pageUrl } from '../mandant/index.ts';

/** What the link of a QR code refers to: an invitation, or the standing link of an employee number. */
export type Bezug =
  | { readonly einladungsnummer: string }
  | { readonly einladungsnummer?: undefined; readonly agenturnummer: string; readonly mitarbeiternummer: string };

const ZWECK = 'einladung';

/** Separates the numbers of a standing link; neither the number of an invitation nor that of an agency contains it. */
const SEPARATOR = ':';

/** The stored form, in a code and in the link that confirms an acceptance. */
export const serializeBezug = (bezug: Bezug): string =>
  bezug.einladungsnummer === undefined ? `${bezug.agenturnummer}${SEPARATOR}${bezug.mitarbeiternummer}` : bezug.einladungsnummer;

export function parseBezug(text: string): Bezug {
  const at = text.indexOf(SEPARATOR);
  return at < 0 ? { einladungsnummer: text } : { agenturnummer: text.slice(0, at), mitarbeiternummer: text.slice(at + 1) };
}

type CodeContext = Pick<Context, 'secrets' | 'mandant'>;

/** What a code invites by; null for anything else, including another tenant's code. Does not read the database. */
export function readCode({ secrets, mandant }: CodeContext, code: string): Bezug | null {
  const text = secrets.readSigned(code, ZWECK, mandant);
  return text === null ? null : parseBezug(text);
}

/** The address in a QR code. */
export const linkOf = (context: Context, bezug: Bezug): string =>
  pageUrl(context, 'Invitation', context.locale, { token: context.secrets.sign(serializeBezug(bezug), ZWECK, context.mandant) });
