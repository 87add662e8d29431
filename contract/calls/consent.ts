import * as z from 'zod/mini';
import { call } from '../call.ts';
import { COOKIES } from '../values/cookies.ts';

/**
 * Consent categories for what a browser may store or load on a tenant's site, in the order shown. `required` categories are
 * always given. The cookie of each category holds 1 (given) or 0 (declined).
 */
export const CONSENTS = [
  { identifier: 'Erforderlich', cookie: COOKIES.Wahl.names[0], required: true },
  { identifier: 'Funktional', cookie: COOKIES.Wahl.names[1], required: false },
  { identifier: 'Analytisch', cookie: COOKIES.Wahl.names[2], required: false },
  { identifier: 'Marketing', cookie: COOKIES.Wahl.names[3], required: false },
] as const;

/** Days for which a choice is kept. */
export const [CONSENT_TAGE] = COOKIES.Wahl.lifetime;

/** A visitor's choice: the categories that can be declined. */
export const Consent = z.strictObject({ Funktional: z.boolean(), Analytisch: z.boolean(), Marketing: z.boolean() });
export type Consent = z.infer<typeof Consent>;

/** The choice stored in a browser's cookies; null if a category is unset or holds anything but 1 or 0. */
export function readConsent(cookies: Readonly<Record<string, string | undefined>>): Consent | null {
  const asked = CONSENTS.filter(({ required }) => !required);
  const values = asked.map(({ identifier, cookie }) => [identifier, cookies[cookie]] as const);
  if (values.some(([, value]) => value !== '1' && value !== '0')) return null;
  return Object.fromEntries(values.map(([identifier, value]) => [identifier, value === '1'])) as Consent;
}

/** Hash of the banner's wording at the time of the choice. */
const Wortlaut = z.string().check(z.regex(/^[\w-]{1,64}$/));

export const chooseConsent = call({
  name: 'chooseConsent',
  method: 'POST',
  path: '/consent',
  recht: 'Teilnahme',
  tag: 'Mandant',
  summary: 'Stores a choice of cookie categories as cookies and in an anonymous log; Konflikt if the wording has changed',
  description: `Stores which cookies a browser may get: as four cookies for ${CONSENT_TAGE} days, and as a row of a log that does not name the person. \`Wortlaut\` names the wording that was shown. If it is not the present wording of the banner, the call returns Konflikt: show the present wording and ask again. A recipient who makes the call with the own secret also allows or declines by it that later orders are counted. The limit is 600 calls an hour by network address.`,
  body: z.extend(Consent, { Wortlaut }),
  answers: { 204: null },
  errors: ['Konflikt'],
});
