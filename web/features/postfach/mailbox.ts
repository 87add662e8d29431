import { run } from '@zootools/email-spell-checker';

interface Provider {
  readonly name: string;
  /** Address of the webmail. */
  readonly adresse: string;
  /** Domains that typos are compared with. */
  readonly domains: readonly string[];
  /** Further domains, too rare to be suggested for a typo. */
  readonly rare?: readonly string[];
}

/** Mail providers of most visitors. */
const PROVIDERS: readonly Provider[] = [
  { name: 'Gmail', adresse: 'https://mail.google.com/', domains: ['gmail.com', 'googlemail.com'] },
  {
    name: 'GMX',
    adresse: 'https://www.gmx.net/',
    domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'],
    rare: ['gmx.com', 'gmx.eu', 'gmx.org', 'gmx.info'],
  },
  { name: 'WEB.DE', adresse: 'https://web.de/', domains: ['web.de'] },
  { name: 'Telekom Mail', adresse: 'https://email.t-online.de/', domains: ['t-online.de'], rare: ['magenta.de'] },
  {
    name: 'Outlook',
    adresse: 'https://outlook.live.com/mail/',
    domains: ['outlook.com', 'outlook.de', 'hotmail.com', 'hotmail.de', 'live.de'],
    rare: ['live.com', 'msn.com'],
  },
  { name: 'Yahoo', adresse: 'https://mail.yahoo.com/', domains: ['yahoo.com', 'yahoo.de'], rare: ['ymail.com'] },
  { name: 'iCloud', adresse: 'https://www.icloud.com/mail/', domains: ['icloud.com'], rare: ['me.com', 'mac.com'] },
  { name: 'freenet', adresse: 'https://email.freenet.de/', domains: ['freenet.de'] },
  { name: 'AOL', adresse: 'https://mail.aol.com/', domains: ['aol.com'], rare: ['aol.de'] },
  { name: 'Posteo', adresse: 'https://posteo.de/', domains: ['posteo.de'], rare: ['posteo.net'] },
  { name: 'mailbox.org', adresse: 'https://mailbox.org/', domains: ['mailbox.org'] },
  { name: 'Proton', adresse: 'https://mail.proton.me/', domains: ['protonmail.com'], rare: ['proton.me', 'pm.me'] },
];

/** Real domains that look like a typo of a provider's domain. */
const OTHERS = ['bmw.de', 'mail.de', 'mail.com', 'email.de', 'online.de', 'web.com'];

const OPTIONS = {
  domains: PROVIDERS.flatMap(({ domains }) => [...domains]),
  topLevelDomains: ['de', 'com', 'net', 'org', 'eu', 'at', 'ch', 'info', 'example'],
  secondLevelDomains: [],
  // Maximum number of wrong letters; with more it is another name.
  domainThreshold: 2,
  topLevelThreshold: 1,
};

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Webmail of an address; undefined if the provider is unknown. */
export const mailboxOf = (email: string): Pick<Provider, 'name' | 'adresse'> | undefined =>
  PROVIDERS.find(({ domains, rare = [] }) => [...domains, ...rare].includes(domainOf(email)));

/** Suggestion for a mistyped address: `erika@gmail.com` for `erika@gmial.con`; undefined if the address looks right. */
export function suggestEmail(email: string): string | undefined {
  if (mailboxOf(email) || OTHERS.includes(domainOf(email))) return undefined;
  const corrected = run({ ...OPTIONS, email })?.full;
  // Corrects one typo at a time: the end of the domain, then its name.
  return corrected && (suggestEmail(corrected) ?? corrected);
}
