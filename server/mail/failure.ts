import { addMinutes, addTage } from '../calendar.ts';
import { isUnknownMailbox } from './ruecklauf/report.ts';

/**
 * Kind of a failed attempt. `recipient`: the mail system permanently refuses this recipient or this mail. `configuration`: it refuses our
 * login, sender or relaying, which an operator must fix. `temporary`: anything else, from a busy system to an unreachable one.
 */
export interface Failure {
  readonly kind: 'temporary' | 'configuration' | 'recipient';
  /** Codes and the words of the mail system, without any address. */
  readonly reason: string;
  /** Status code by which the mail system says that the mailbox does not exist. */
  readonly unknownMailbox?: string;
  /** The receiving host asks for fewer mails: 421 or 4.7.x for the recipient or the message. */
  readonly asksSlower?: true;
}

interface SmtpError {
  readonly message?: string;
  readonly code?: string;
  /** The code of the system or of TLS. */
  readonly originalCode?: string;
  readonly responseCode?: number;
  readonly command?: string;
  readonly response?: string;
}

/** Refusals of a login, at any command (RFC 4954). */
const LOGIN_CODES = [530, 534, 535, 538];
/** Commands whose refusal is about the recipient or the mail; any other is about the sender, the login or the connection. */
const ABOUT_MAIL = ['RCPT TO', 'DATA'];

/** Classifies the error of a transport. */
export function failureOf(error: unknown, an: string): Failure {
  const smtp = error as SmtpError;
  const kind = kindOf(smtp);
  const status = kind === 'recipient' && smtp.command === 'RCPT TO' ? statusOf(smtp) : undefined;
  const asksSlower = ABOUT_MAIL.includes(smtp.command ?? '') && (smtp.responseCode === 421 || /^4\.7\./.test(statusOf(smtp) ?? ''));
  return {
    kind,
    reason: reasonOf(smtp, an),
    ...(asksSlower && { asksSlower }),
    ...(status !== undefined && isUnknownMailbox(status) && { unknownMailbox: status }),
  };
}

/** The status code of a reply (RFC 3463), such as 5.1.1. */
const statusOf = ({ response = '' }: SmtpError): string | undefined => /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

/** Errors of a connection without a reply that last until an operator acts: a login, TLS that the mail system lacks, and a certificate that is refused. */
const isOperators = ({ code = '', originalCode = '' }: SmtpError): boolean =>
  ['EAUTH', 'ETLS'].includes(code) || /CERT|SELF_SIGNED|^UNABLE_TO_|^HOSTNAME_MISMATCH$|^ERR_TLS_/.test(originalCode);

function kindOf(error: SmtpError): Failure['kind'] {
  const { responseCode = 0, command = '', response = '' } = error;
  if (responseCode < 500 || responseCode > 599) return responseCode === 0 && isOperators(error) ? 'configuration' : 'temporary';
  const isOurs = !ABOUT_MAIL.includes(command) || LOGIN_CODES.includes(responseCode) || /relay/i.test(response);
  return isOurs ? 'configuration' : 'recipient';
}

const LONGEST = 300;

function reasonOf({ code, responseCode, message = '', response }: SmtpError, an: string): string {
  const system = /\bE[A-Z]{4,20}\b/.exec(message.slice(0, LONGEST))?.[0];
  const codes = [...new Set([code, system === 'EHLO' ? undefined : system])];
  const words = response === undefined ? responseCode : withoutAddress(response, an);
  return [...codes, words].filter(Boolean).join(' ') || 'unknown';
}

/** Removes addresses: mail systems quote the address that they refuse, or its local part. */
function withoutAddress(response: string, an: string): string {
  const local = an.slice(0, an.lastIndexOf('@')).toLowerCase();
  return response
    .slice(0, LONGEST)
    .split(/[\s\p{Cc}]+/u)
    .map((word) => (word.includes('@') || (local.length > 1 && word.toLowerCase().includes(local)) ? '<address>' : word))
    .join(' ')
    .trim();
}

/** Minutes before the next try after the first failure, the second and so on; the last value repeats. */
const PAUSES = [1, 2, 5, 15, 30, 60];
/** Days from the first try to the last. */
const GIVE_UP_DAYS = 5;

/** The next try of a mail after its `tries`-th failure since the first try at `since`; null when the time for tries is over. */
export function nextTry(now: Date, since: Date, tries: number): Date | null {
  const end = addTage(since, GIVE_UP_DAYS);
  if (now >= end) return null;
  const next = addMinutes(now, PAUSES[Math.min(tries, PAUSES.length) - 1] ?? 1);
  return next < end ? next : end;
}
