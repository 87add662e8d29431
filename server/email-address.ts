import { domainToASCII } from 'node:url';

/** The form under which an address is the same mailbox: NFKC, lower case, the domain in ASCII (IDN) without the root's dot. */
export function emailSchluessel(email: string): string {
  const normal = email.normalize('NFKC').trim().toLowerCase();
  const at = normal.lastIndexOf('@');
  const domain = normal.slice(at + 1);
  return `${normal.slice(0, at)}@${(domainToASCII(domain) || domain).replace(/\.$/, '')}`;
}

const DOTLESS = ['gmail.com', 'googlemail.com'];

/**
 * The form under which two addresses are the same person: without +tag at every domain, without dots at
 * Gmail, whose two domains are one.
 */
export function emailAlias(email: string): string {
  const schluessel = emailSchluessel(email);
  const at = schluessel.lastIndexOf('@');
  const domain = schluessel.slice(at + 1);
  const local = schluessel.slice(0, at).replace(/\+.*$/s, '');
  return DOTLESS.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** An address as a table keeps it: as written, as a mailbox and as a person. */
export const emailColumns = (email: string) => ({ email, email_schluessel: emailSchluessel(email), email_alias: emailAlias(email) });

/** Whether an address fits a pattern: the whole address, or with `*` for any run of characters such as `*@firma.example`. */
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

/** A pattern in the form of the addresses it is compared with: each label of its domain in ASCII. */
function musterSchluessel(muster: string): string {
  const normal = muster.normalize('NFKC').trim().toLowerCase();
  const at = normal.lastIndexOf('@');
  const labels = normal.slice(at + 1).split('.');
  const domain = labels.map((label) => (/^[ -~]*$/.test(label) ? label : domainToASCII(label) || label)).join('.');
  return normal.slice(0, at + 1) + domain;
}
