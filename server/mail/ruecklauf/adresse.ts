import { createHash } from 'node:crypto';
import { isSameSecret, type Secrets } from '../../config/secrets.ts';

/** Length of the keyed hash in the return address, in hexadecimal digits (80 bits); the local part has 44 characters of the 64 allowed. */
const HASH_LENGTH = 20;

/** The hash binds an address to tenant and mail. Lower case and digits alone, since mail systems may change the case. */
const hashOf = (secrets: Pick<Secrets, 'token'>, mandant: string, mailId: string): string =>
  createHash('sha256')
    .update(secrets.token('ruecklauf', mandant, mailId))
    .digest('hex')
    .slice(0, HASH_LENGTH);

/** The envelope sender of one mail (VERP), to which mail systems send reports about it. Only those who were sent the mail know it. */
export const returnAddress = (secrets: Pick<Secrets, 'token'>, domain: string, mandant: string, mailId: string): string =>
  `ruecklauf+${mailId}.${hashOf(secrets, mandant, mailId)}@${domain}`;

const ADDRESS = /ruecklauf\+([0-9a-z]{1,40})\.([0-9a-f]{20})\b/gi;

/** The mail whose return address a text has: the first with a right hash. Null without one. */
export function findReturned(
  secrets: Pick<Secrets, 'token'>,
  mandanten: readonly { readonly mandant: string }[],
  text: string,
): { readonly mandant: string; readonly mailId: string } | null {
  for (const [, id = '', hash = ''] of text.matchAll(ADDRESS)) {
    const mailId = id.toLowerCase();
    const found = mandanten.find(({ mandant }) => isSameSecret(hash.toLowerCase(), hashOf(secrets, mandant, mailId)));
    if (found) return { mandant: found.mandant, mailId };
  }
  return null;
}
