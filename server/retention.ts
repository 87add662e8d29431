import { addTage, dayOf, startOfDay } from './calendar.ts';
import type { Context } from './context.ts';
import type { MandantScope } from './db/scope.ts';
import type { MandantTables } from './db/tables.ts';

/** A number of 24-hour days, or of years from the end of the year in which the period begins (BGB section 199). */
type Period = { readonly tage: number } | { readonly jahre: number };

interface RetentionRule {
  /** Table in which rows, or personal data in them, are deleted. */
  readonly table: keyof MandantTables;
  /** The deleted data, and the moment at which its period begins. */
  readonly was: string;
  readonly period: Period;
  /** The law or purpose that the period is based on. */
  readonly grund: string;
}

/** Days for which unconfirmed personal data is kept: 12 weeks. */
export const UNCONFIRMED_DAYS = 84;

/** Five years in days, with as many leap days as possible. */
const FIVE_YEARS = 5 * 365 + 2;

const UNCONFIRMED = { period: { tage: UNCONFIRMED_DAYS }, grund: 'nobody has confirmed it in 12 weeks' } as const;

/** The retention rules with periods and reasons, defined only here; docs/retention.md lists them. */
export const RETENTION = {
  sitzung: {
    table: 'session',
    was: 'sessions, from their end',
    period: { tage: 0 },
    grund: 'an ended session serves nothing (GDPR art. 5 (1) e)',
  },
  zugangslink: {
    table: 'zugangslink',
    was: 'mailed links, from their end',
    period: { tage: 30 },
    grund: 'so that an old link is answered with "expired", not with "unknown"',
  },
  idempotenz: {
    table: 'idempotenz',
    was: 'answers kept for a repeat, from the end of their 24 hours',
    period: { tage: 0 },
    grund: 'a repeat is answered for 24 hours',
  },
  mail: {
    table: 'mail',
    was: 'rows of mails, without address or text, from their sending, being dropped or being given up',
    period: { tage: 365 },
    grund: 'questions about missing mails: a reward runs 90 days, its payout 70',
  },
  arbeit: {
    table: 'arbeit',
    was: 'work that failed for good, without words of its error, from its last failure',
    period: { tage: 90 },
    grund: 'the queue keeps what failed as long',
  },
  mailgruppe: {
    table: 'mail',
    was: 'keyed hashes of the mailboxes of notices, from their sending or end',
    period: { tage: 1 },
    grund: 'notices to one person within an hour are one mail',
  },
  postfach: {
    table: 'postfach',
    was: 'keyed hashes of mailboxes whose owner acted, from the act',
    period: { tage: 1 },
    grund: 'the limits of mails look back no further',
  },
  mailadresse: {
    table: 'mail',
    was: 'keyed hashes of the addresses of mails, from their sending or end',
    period: { tage: 30 },
    grund: 'reports about a mail that came back name it for days, complaints for weeks',
  },
  postfachsperre: {
    table: 'postfach_sperre',
    was: 'keyed hashes of mailboxes that do not exist or whose owner complained, from then',
    period: { tage: 365 },
    grund: 'mail systems refuse senders that go on mailing such mailboxes (GDPR art. 6 (1) f)',
  },
  klick: {
    table: 'klick',
    was: 'clicks and visits, from their moment',
    period: { tage: 365 },
    grund: 'they count for a link of 60 days and for the report of a year',
  },
  unbestaetigterEmpfaenger: {
    table: 'empfaenger',
    was: 'personal data of recipients that nobody confirmed, from its entry',
    ...UNCONFIRMED,
  },
  adressaenderung: {
    table: 'adressaenderung',
    was: 'changes of the address of a person with both addresses, encrypted, from the wish',
    period: { tage: 30 },
    grund: 'the old address can object for three days, and support can be asked about it for some weeks',
  },
  unbestaetigterEmpfehler: {
    table: 'account',
    was: 'accounts that nobody confirmed and what was typed in their name, from the latest referral',
    ...UNCONFIRMED,
  },
  loesung: {
    table: 'captcha_loesung',
    was: 'solutions of a captcha, from their end',
    period: { tage: 0 },
    grund: 'an expired one is refused by its own time',
  },
  portaltoken: {
    table: 'portaltoken',
    was: 'keyed hashes of the ids of tokens of a customer portal that were used, from their end',
    period: { tage: 0 },
    grund: 'an expired one is refused by its own time',
  },
  consent: {
    table: 'consent',
    was: 'choices of cookies, from their moment',
    period: { jahre: 3 },
    grund: 'proof of a consent (GDPR art. 7 (1)) until claims expire (BGB sections 195, 199)',
  },
  rechtstext: {
    table: 'rechtstext',
    was: 'versions of the terms and reward conditions, from the end of the last consent to them',
    period: { tage: 0 },
    grund: 'the text belongs to the proof of a consent (GDPR art. 7 (1))',
  },
  kontaktnachricht: {
    table: 'kontaktnachricht',
    was: 'messages to support: once their mails are sent, else from their entry',
    period: { tage: 14 },
    grund: 'the mail is the message; one that cannot be sent is given up',
  },
  nachbuchung: {
    table: 'nachbuchung',
    was: 'name and evidence of a claim, from its decision',
    period: { tage: 84 },
    grund: 'time to ask about the decision',
  },
  ohneEmpfehlung: {
    table: 'auftrag_ohne_empfehlung',
    was: 'imported orders without a referral, from their last change',
    period: { tage: 365 },
    grund: 'who misses a reward reports it within months of the order',
  },
  export: {
    table: 'export',
    was: 'which rows an agency user requested as a file, from the request; the rows themselves a day after the file was written',
    period: { tage: 30 },
    grund: 'so that an old file is answered with "expired", not with "unknown"',
  },
  einladung: {
    table: 'einladung',
    was: 'name and address of invitations that were not accepted, and notes at them, from their end',
    ...UNCONFIRMED,
    grund: 'they are of no use 12 weeks after the end',
  },
  maileinwilligung: {
    table: 'einladungseinwilligung',
    was: 'what customers of agencies consented to on site before being mailed, from its last use',
    period: { jahre: 3 },
    grund: 'proof of a consent (GDPR art. 7 (1)) until claims expire (BGB sections 195, 199)',
  },
  telefoneinwilligung: {
    table: 'einladungseinwilligung',
    was: 'the same by telephone, with what entitled to the call, from its last use',
    period: { tage: FIVE_YEARS },
    grund: 'five years after each use (UWG section 7a (2))',
  },
  eingeladenerBenutzer: {
    table: 'agentur_benutzer',
    was: 'people whom an agency was to get and who never came, from their invitation',
    ...UNCONFIRMED,
    grund: 'as unconfirmed data of others: 12 weeks',
  },
  agenturzugang: {
    table: 'account',
    was: 'address, password, second factor and links to a provider of people of agencies, from the end in the last of them',
    ...UNCONFIRMED,
    grund: 'time to come back; then the login serves nothing (GDPR art. 5 (1) e)',
  },
  beendeterBenutzer: {
    table: 'agentur_benutzer',
    was: 'names of people of agencies, from their end; number, roles and what they did stay',
    period: { jahre: 3 },
    grund: 'who promised money is known until claims expire (BGB sections 195, 199)',
  },
  begonneneRegistrierung: {
    table: 'registrierung',
    was: 'what people entered to register at a portal, from its entry',
    ...UNCONFIRMED,
    grund: 'longer than the link that confirms it is valid, and as unconfirmed data: 12 weeks',
  },
  registrierung: {
    table: 'agentur',
    was: 'registrations of agencies that were never completed, with the name of who began them, from their beginning',
    ...UNCONFIRMED,
    grund: 'as unconfirmed data: 12 weeks',
  },
  rechnung: {
    table: 'rechnung',
    was: 'to whom invoices of agencies were, why they were cancelled, and their PDF, from their issue; number, amounts and lines stay',
    period: { jahre: 8 },
    grund: 'invoices are kept eight years from the end of theirs (UStG section 14b, AO section 147 (3))',
  },
  abrechnung: {
    table: 'abrechnung',
    was: 'the seller in statements and documents of commissions, and their PDF, from their issue; number, amounts and lines stay',
    period: { jahre: 8 },
    grund: 'invoices are kept eight years from the end of theirs (UStG section 14b, AO section 147 (3))',
  },
  forderung: {
    table: 'forderung',
    was: 'why claims were waived, from then; number, amounts and receipts stay',
    period: { jahre: 8 },
    grund: 'vouchers of the books are kept eight years from the end of theirs (AO section 147 (3))',
  },
  zahlungsdatei: {
    table: 'zahlungslauf',
    was: 'files of payout runs for the bank, encrypted, from their approval; days, sums and states of the run stay',
    period: { jahre: 8 },
    grund: 'vouchers of payments (AO section 147 (3), HGB section 257 (4), since 2025)',
  },
  notiz: {
    table: 'notiz',
    was: "notes of agencies, from their last change; notes about a deleted person, with that person's data",
    period: { jahre: 3 },
    grund: 'claims expire after three years (BGB sections 195, 199)',
  },
  agentur: {
    table: 'agentur',
    was: 'name, address, tax numbers, bank data and words to customers of agencies, with the names of their people, from when they became Inaktiv',
    period: { jahre: 10 },
    grund: 'they stand in the books (AO section 147 (3), HGB section 257 (4))',
  },
  sellerRegistrierung: {
    table: 'seller',
    was: 'registrations of profi sellers that were never completed, with their login, from their beginning',
    ...UNCONFIRMED,
    grund: 'as unconfirmed data: 12 weeks',
  },
  seller: {
    table: 'seller',
    was: 'name, address, tax numbers, bank data and login of profi sellers, from when they became Inaktiv',
    period: { jahre: 10 },
    grund: 'they stand in the books (AO section 147 (3), HGB section 257 (4))',
  },
  beendeterEmpfaenger: {
    table: 'empfaenger',
    was: 'personal data of recipients, from their end (Gezahlt, Abgelaufen, Storniert); number, state and money stay',
    period: { jahre: 3 },
    grund: 'claims expire after three years (BGB sections 195, 199)',
  },
  bankdaten: {
    table: 'bankdaten',
    was: 'bank data of paid or cancelled transfers, from the last entry of the ledger',
    period: { jahre: 8 },
    grund: 'vouchers of payments (AO section 147 (3), HGB section 257 (4), since 2025)',
  },
  protokoll: {
    table: 'protokoll',
    was: 'audit entries about people, from their moment',
    period: { jahre: 3 },
    grund: 'claims expire after three years (BGB sections 195, 199)',
  },
  geldprotokoll: {
    table: 'protokoll',
    was: 'audit entries about orders, grants, vouchers, agencies, commissions, payments and the roles of people of the tenant, from their moment',
    period: { jahre: 10 },
    grund: 'they explain the books (AO section 147 (3), HGB section 257 (4))',
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionName = keyof typeof RETENTION;

/** The moment before which a period must have begun to be over now. */
export function endsBefore(name: RetentionName, now: Date): Date {
  const period: Period = RETENTION[name].period;
  // A period that began exactly `tage` days ago is over: moments are whole milliseconds.
  if ('tage' in period) return new Date(addTage(now, -period.tage).getTime() + 1);
  return yearsBefore(now, period.jahre);
}

/** The moment before which a period of years from the end of the year is over. */
export const yearsBefore = (now: Date, jahre: number): Date => startOfDay(`${Number(dayOf(now).slice(0, 4)) - jahre}-01-01`);

/** Finds and removes expired rows of a module's own tables. The same query serves the list and the deletion. */
export interface Retention {
  readonly rule: RetentionName;
  /** Keys of the rows whose period is over, at most `limit`. */
  find(scope: MandantScope, before: Date, limit: number): Promise<string[]>;
  /** Deletes exactly these rows; null if a sweep deletes them row by row. */
  readonly remove: ((context: Context, keys: readonly string[], before: Date) => Promise<void>) | null;
}
