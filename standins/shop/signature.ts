import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Fields } from './request.ts';

/** Secrets of the shops that accept only signed links to a referral; the platform has the same ones. */
const SECRETS: Readonly<Record<string, string>> = { telko: 'demo'.repeat(16), energie: 'demo'.repeat(16) };

/**
 * Whether the platform made this link for the recipient that it names. Only then the shop asks who that is: recommenders know the numbers of their
 * recipients, but not their names and addresses.
 */
export const isForRecipient = (tenant: string, query: Fields, now: Date): boolean =>
  SECRETS[tenant] !== undefined && Boolean(query.empfaengernummer) && faultOfLink(tenant, query, now) === null;

/** What is wrong with a link to a referral; null if nothing is, or the shop does not expect signatures. A link without a referral needs none. */
export function faultOfLink(tenant: string, query: Fields, now: Date): 'changed' | 'expired' | null {
  const secret = SECRETS[tenant];
  const { empfehlungsnummer = '', empfaengernummer = '', channel = '', bis = '', signatur = '' } = query;
  if (secret === undefined || (empfehlungsnummer === '' && empfaengernummer === '')) return null;
  const signed = [empfehlungsnummer, empfaengernummer, channel, bis].join('\n');
  const expected = Buffer.from(createHmac('sha256', secret).update(signed).digest('hex'));
  const received = Buffer.from(signatur);
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) return 'changed';
  return Number(bis) * 1000 <= now.getTime() ? 'expired' : null;
}
