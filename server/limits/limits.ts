import { LIMITS as DEFAULTS, type LimitName } from '../../contract/limits.ts';
import type { Mandant } from '../context.ts';
import { emailSchluessel } from '../email-address.ts';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { countUse, readUse } from './store.ts';

/** A limit of contract section 2: so many uses in a window. Mail limits count over all tenants. */
export interface Limit {
  readonly art: string;
  readonly anzahl: number;
  readonly minuten: number;
}

const named = Object.entries(DEFAULTS).map(([art, limit]) => [art, { art, ...limit }]);

/** The limits as they are where a tenant sets no others. */
const LIMITS = Object.fromEntries(named) as Record<LimitName, Limit>;

/** A limit as the tenant sets it. */
export const limitOf = ({ konfiguration }: Pick<Mandant, 'konfiguration'>, name: LimitName): Limit => ({
  ...LIMITS[name],
  anzahl: konfiguration.Limits[name] ?? LIMITS[name].anzahl,
});

/** What stands for a network address: of IPv6 the first half, since a household has all addresses behind it. */
export function netzOf({ ip }: { readonly ip: string }): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  return `adresse ${embedded ?? (ip.includes(':') ? firstHalf(ip) : ip)}`;
}

/** The first four groups of an IPv6 address, without leading zeros. */
function firstHalf(ip: string): string {
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
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

/**
 * Counts a use by `wer` (stored as a keyed hash) and refuses with 429 and Retry-After when it is one too many. Returns how many there are
 * now in the running window.
 */
export async function spendLimit(parts: Parts, limit: Limit, wer: string): Promise<number> {
  const now = parts.clock.now();
  const use = await parts.db.inSystem((scope) => countUse(scope, limit.art, keyOf(parts, limit, wer), now, limit.minuten * 60_000));
  if (use.anzahl > limit.anzahl) refuseUntil(use.beginn, limit, now);
  return use.anzahl;
}

/** Refuses when the limit is used up already, without counting. Returns how many uses there are in the running window. */
export async function checkLimit(parts: Parts, limit: Limit, wer: string): Promise<number> {
  const { anzahl, beginn } = await readRunning(parts, limit, wer);
  if (anzahl >= limit.anzahl) refuseUntil(beginn, limit, parts.clock.now());
  return anzahl;
}

/** How many uses there are in the running window. */
export const usesOf = async (parts: Parts, limit: Limit, wer: string): Promise<number> => (await readRunning(parts, limit, wer)).anzahl;

async function readRunning(parts: Parts, limit: Limit, wer: string) {
  const now = parts.clock.now();
  const use = await parts.db.inSystem((scope) => readUse(scope, limit.art, keyOf(parts, limit, wer)));
  const isRunning = use && use.beginn.getTime() + limit.minuten * 60_000 > now.getTime();
  return isRunning ? use : { anzahl: 0, beginn: now };
}

/** Limits of what is mailed, each with one of the network address that asks for it. */
type MailLimit = Extract<LimitName, `${string}Mail`> &
  (LimitName extends infer N ? (N extends `${infer M}EinesNetzes` ? M : never) : never);

interface Asked {
  readonly parts: Parts;
  readonly mandant: Mandant;
  readonly request: { readonly ip: string };
}

/** Counts a mail that somebody asks for, by network address and by mailbox; whoever has none left by the first costs the mailbox nothing. */
export async function spendMailLimits({ parts, mandant, request }: Asked, name: MailLimit, email: string): Promise<void> {
  await spendLimit(parts, limitOf(mandant, `${name}EinesNetzes`), netzOf(request));
  await spendLimit(parts, limitOf(mandant, name), emailSchluessel(email));
}

function refuseUntil(beginn: Date, limit: Limit, now: Date): never {
  const seconds = Math.ceil((beginn.getTime() + limit.minuten * 60_000 - now.getTime()) / 1000);
  throw new Refusal('ZuVieleAnfragen', { retryAfterSeconds: Math.max(1, seconds) });
}
