import type { Consent } from '../../contract/calls/consent.ts';
import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import { routeWithoutNumbers, SECRET_PARAMETERS } from '../../contract/pages/public.ts';
import { isWidget } from '../../contract/pages/widget.ts';
import { isOwnPath } from '../../contract/values/dienste.ts';
import type { Visit } from './visit.ts';

type Tracker = MandantKonfiguration['trackings'][number];

/** Data for the tracking script: the trackers, the consent, and the page's route without any number, name or token. */
export interface PageTracking {
  readonly trackings: readonly Tracker[];
  readonly consent: Consent;
  readonly pfad: string;
  readonly name: string;
}

/** Parameters by which trackers know campaigns. */
const CAMPAIGN = /^(?:channel|c|(?:pk|mtm|matomo|piwik|utm)_[a-z]{2,20})$/;

/** What tells whether a page has a secret. Pages of a problem have no form. */
type Sent = Pick<Visit, 'query' | 'params' | 'carried'> & Partial<Pick<Visit, 'form'>>;

/** Whether the address of a page or a form sent to it contains a secret; no third-party script is loaded there. */
export const isSecret = ({ query, params, carried, form }: Sent): boolean =>
  [query, params, carried, form?.values].some((values) => values && SECRET_PARAMETERS.some((name) => values[name] !== undefined));

const isAllowed = ({ type }: Tracker, consent: Consent): boolean => consent.Analytisch || (type !== 'matomo' && consent.Marketing);

/** The trackers that the visitor's consent allows on a page; null if there are none, as in a widget. */
export function pageTracking(visit: Pick<Visit, 'konfiguration' | 'consent' | 'locale' | 'page'> & Sent): PageTracking | null {
  const { konfiguration, consent, locale, page, query } = visit;
  if (consent === null || isWidget(query) || isSecret(visit)) return null;
  const trackings = konfiguration.trackings.filter((tracker) => tracker.enabled && isAllowed(tracker, consent));
  if (trackings.length === 0) return null;
  const name = page ?? 'FileNotFound';
  const campaign = Object.entries(query).filter(([key, value]) => CAMPAIGN.test(key) && /^[\w.-]{1,80}$/.test(value));
  const search = new URLSearchParams(campaign).toString();
  const path = routeWithoutNumbers(konfiguration, locale, name);
  return { trackings, consent, name, pfad: search ? `${path}?${search}` : path };
}

/** The origins of the trackers that are on other hosts, for the Content-Security-Policy. */
export const trackerOrigins = (tracking: PageTracking | null): readonly string[] => [
  ...new Set(tracking?.trackings.filter(({ id }) => !isOwnPath(id)).map(({ id }) => new URL(id).origin)),
];
