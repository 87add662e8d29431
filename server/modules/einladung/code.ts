import { isSameSecret } from '../../config/secrets.ts';
import type { Context } from '../../context.ts';
import { pageUrl } from '../mandant/index.ts';

/** What the link of a QR code invites by: an invitation, or the standing link of somebody's number. */
export type Bezug =
  | { readonly einladungsnummer: string }
  | { readonly einladungsnummer?: undefined; readonly agenturnummer: string; readonly mitarbeiternummer: string };

/** Between the numbers of a standing link; neither an invitation's number nor an agency's has one. */
const BETWEEN = ':';

/** As it is kept: in a code, and at the link by which somebody confirms it. */
export const textOf = (bezug: Bezug): string =>
  bezug.einladungsnummer === undefined ? `${bezug.agenturnummer}${BETWEEN}${bezug.mitarbeiternummer}` : bezug.einladungsnummer;

export function bezugFrom(text: string): Bezug {
  const at = text.indexOf(BETWEEN);
  return at < 0 ? { einladungsnummer: text } : { agenturnummer: text.slice(0, at), mitarbeiternummer: text.slice(at + 1) };
}

const macOf = (context: Pick<Context, 'secrets' | 'mandant'>, text: string): string =>
  context.secrets.token('einladung', context.mandant, text);

/** The secret of a QR code: what it invites by, and what only this installation can have made of that. Nothing of it is stored. */
function codeOf(context: Pick<Context, 'secrets' | 'mandant'>, bezug: Bezug): string {
  const text = textOf(bezug);
  return `${macOf(context, text)}${Buffer.from(text).toString('base64url')}`;
}

/** What a code invites by; null for anything else, also the code of another tenant. Told without the database. */
export function readCode(context: Pick<Context, 'secrets' | 'mandant'>, code: string): Bezug | null {
  const length = macOf(context, '').length;
  const text = Buffer.from(code.slice(length), 'base64url').toString();
  return text !== '' && isSameSecret(code, codeOf(context, bezugFrom(text))) ? bezugFrom(text) : null;
}

/** The address that a QR code holds. */
export const linkOf = (context: Context, bezug: Bezug): string =>
  pageUrl(context, 'Invitation', context.locale, { token: codeOf(context, bezug) });
