import { domainToASCII } from 'node:url';

/** The canonical form of a mailbox's address: NFKC, lower case, the domain in ASCII (IDN) without the root's dot. */
export function emailSchluessel(email: string): string {
  const normal = email.normalize('NFKC').trim().toLowerCase();
  const at = normal.lastIndexOf('@');
  const domain = normal.slice(at + 1);
  return `${normal.slice(0, at)}@${(domainToASCII(domain) || domain).replace(/\.$/, '')}`;
}

const DOTLESS = ['gmail.com', 'googlemail.com'];

/** The form in which two addresses of one person are equal: without +tag at every domain, without dots at Gmail, whose two domains are one. */
export function emailAlias(email: string): string {
  const schluessel = emailSchluessel(email);
  const at = schluessel.lastIndexOf('@');
  const domain = schluessel.slice(at + 1);
  const local = schluessel.slice(0, at).replace(/\+.*$/s, '');
  return DOTLESS.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The columns of an address: as written, as mailbox key, and as alias of a person. */
export const emailColumns = (email: string) => ({ email, email_schluessel: emailSchluessel(email), email_alias: emailAlias(email) });

/** Whether an address matches a pattern: the whole address, or with `*` for any characters, such as `*@firma.example`. */
export function matchesMuster(email: string, muster: string): boolean {
  const text = emailSchluessel(email);
  const [first = '', ...parts] = musterSchluessel(muster).split('*');
  const last = parts.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let end = first.length;
  for (const part of parts) {
    const begin = text.indexOf(part, end);
    if (begin < 0) return false;
    end = begin + part.length;
  }
  return text.length - last.length >= end && text.endsWith(last);
}

/** A pattern as a LIKE pattern over mailbox keys (`emailSchluessel`): matches the same addresses as `matchesMuster`. */
export const likeOf = (muster: string): string =>
  musterSchluessel(muster)
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '%');

/** A pattern in the form of the addresses that it is compared with: each label of its domain in ASCII. */
export function musterSchluessel(muster: string): string {
  const normal = muster.normalize('NFKC').trim().toLowerCase();
  const at = normal.lastIndexOf('@');
  const labels = normal.slice(at + 1).split('.');
  const domain = labels.map((label) => (/^[ -~]*$/.test(label) ? label : domainToASCII(label) || label)).join('.');
  return normal.slice(0, at + 1) + domain;
}
