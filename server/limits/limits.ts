import { LIMITS as DEFAULTS, type LimitName } from '../../contract/values/limits.ts';
import type { Mandant } from '../context.ts';
import { emailAlias } from '../email-address.ts';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { countUse, readUse } from './store.ts';

/** A number of uses (`anzahl`) in a window of `minuten`. Mail limits count over all tenants. */
export interface Limit {
  readonly art: string;
  readonly anzahl: number;
  readonly minuten: number;
}

const named = Object.entries(DEFAULTS).map(([art, limit]) => [art, { art, ...limit }]);

/** The default limits. */
const LIMITS = Object.fromEntries(named) as Record<LimitName, Limit>;

/** A limit of the tenant, or the default. */
export const limitOf = (mandant: Pick<Mandant, 'konfiguration'> | null, name: LimitName): Limit => ({
  ...LIMITS[name],
  anzahl: mandant?.konfiguration.Limits[name] ?? LIMITS[name].anzahl,
});

/** The key of a network address: the first half of an IPv6 address, because a household owns all addresses below it. */
export function netzOf({ ip }: { readonly ip: string }): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  return `adresse ${embedded ?? (ip.includes(':') ? firstHalf(ip) : ip)}`;
}

/** The first four groups of an IPv6 address, without leading zeros. */
function firstHalf(ip: string): string {
  const [head = '', tail] = ip.replace(/%.*$/s, '').split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const last = tail === undefined ? [] : groups(tail);
  const gap = Array.from({ length: Math.max(0, 8 - groups(head).length - last.length) }, () => '0');
  const all = [...groups(head), ...gap, ...last];
  return `${all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const keyOf = (parts: Parts, limit: Limit, wer: string) => parts.secrets.pseudonym(`limit.${limit.art}`, wer);

/** The uses of a limit in the running window, and the seconds until the window ends. */
export interface Use {
  readonly anzahl: number;
  readonly endetInSekunden: number;
}

/** Counts a use by `wer` (stored as a keyed hash). Throws ZuVieleAnfragen with Retry-After and RateLimit beyond the limit. */
export async function spendLimit(parts: Parts, limit: Limit, wer: string): Promise<Use> {
  const now = parts.clock.now();
  const use = await parts.db.inSystem((scope) => countUse(scope, limit.art, keyOf(parts, limit, wer), now, limit.minuten * 60_000));
  if (use.anzahl > limit.anzahl) refuseUntil(use.beginn, limit, now);
  return { anzahl: use.anzahl, endetInSekunden: secondsLeft(use.beginn, limit, now) };
}

/**
 * Headers about a limit, so that a client can slow down before it is refused: `RateLimit-Policy` (uses per seconds) and `RateLimit` (remaining uses and
 * seconds), as structured fields of draft-ietf-httpapi-ratelimit-headers.
 */
export const limitHeaders = ({ art, anzahl, minuten }: Limit, use: Use): Readonly<Record<string, string>> => ({
  'ratelimit-policy': `"${art}";q=${anzahl};w=${minuten * 60}`,
  ratelimit: `"${art}";r=${Math.max(0, anzahl - use.anzahl)};t=${use.endetInSekunden}`,
});

/** Throws ZuVieleAnfragen if the limit is used up, without counting. Returns the number of uses in the running window. */
export async function checkLimit(parts: Parts, limit: Limit, wer: string): Promise<number> {
  const { anzahl, beginn } = await readRunning(parts, limit, wer);
  if (anzahl >= limit.anzahl) refuseUntil(beginn, limit, parts.clock.now());
  return anzahl;
}

/** The number of uses in the running window. */
export const usesOf = async (parts: Parts, limit: Limit, wer: string): Promise<number> => (await readRunning(parts, limit, wer)).anzahl;

async function readRunning(parts: Parts, limit: Limit, wer: string) {
  const now = parts.clock.now();
  const use = await parts.db.inSystem((scope) => readUse(scope, limit.art, keyOf(parts, limit, wer)));
  const isRunning = use && use.beginn.getTime() + limit.minuten * 60_000 > now.getTime();
  return isRunning ? use : { anzahl: 0, beginn: now };
}

/** Limits of mails. */
type MailLimit = Extract<LimitName, `${string}Mail`>;

/** Mail limits that also exist for the requesting network address. */
type NetworkMailLimit = MailLimit & (LimitName extends infer N ? (N extends `${infer M}EinesNetzes` ? M : never) : never);

interface Asked {
  readonly parts: Parts;
  /** Null for a mail of the installation: the default limits apply. */
  readonly mandant: Mandant | null;
  readonly caller: { readonly ip: string };
}

/** Counts a requested mail by network address, then by mailbox; a request over the first limit does not count against the mailbox. */
export async function spendMailLimits({ parts, mandant, caller }: Asked, name: NetworkMailLimit, email: string): Promise<void> {
  await spendLimit(parts, limitOf(mandant, `${name}EinesNetzes`), netzOf(caller));
  await spendMailbox({ parts, mandant }, name, email);
}

/** Counts a mail by its mailbox only: all spellings of an address are one. */
export async function spendMailbox({ parts, mandant }: Omit<Asked, 'caller'>, name: MailLimit, email: string): Promise<void> {
  await spendLimit(parts, limitOf(mandant, name), emailAlias(email));
}

function refuseUntil(beginn: Date, limit: Limit, now: Date): never {
  const endetInSekunden = secondsLeft(beginn, limit, now);
  const headers = limitHeaders(limit, { anzahl: limit.anzahl, endetInSekunden });
  throw new Refusal('ZuVieleAnfragen', { retryAfterSeconds: endetInSekunden, headers });
}

const secondsLeft = (beginn: Date, { minuten }: Limit, now: Date): number =>
  Math.max(1, Math.ceil((beginn.getTime() + minuten * 60_000 - now.getTime()) / 1000));
