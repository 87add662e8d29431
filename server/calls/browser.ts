import { readConsent } from '../../contract/calls/consent.ts';
import { channelOf } from '../../contract/pages/channel.ts';
import { COOKIES } from '../../contract/values/cookies.ts';
import { matomoOf } from '../../contract/values/tracking.ts';
import type { BrowserAnalysis, Mandant } from '../context.ts';
import type { Caller } from './caller.ts';

const [CHANNEL_COOKIE] = COOKIES.Weg.names;

/** Reads what the cookies of a request say about analysis. */
export function readBrowser({ cookies }: Pick<Caller, 'cookies'>, { konfiguration }: Mandant): BrowserAnalysis {
  return {
    isAllowed: readConsent(cookies)?.Analytisch ?? null,
    visitorId: visitorIdOf(cookies, matomoOf(konfiguration)?.tagId),
    channel: channelOf({ channel: cookies[CHANNEL_COOKIE] }) ?? null,
  };
}

/** The visitor id in Matomo's cookie `_pk_id.<site>.<hash of host and path>`, whose value begins with it. */
function visitorIdOf(cookies: Caller['cookies'], site: string | undefined): string | null {
  const name = Object.keys(cookies).find((one) => one.startsWith(`_pk_id.${site}.`));
  return /^[0-9a-f]{16}(?=\.|$)/.exec((name && cookies[name]) ?? '')?.[0] ?? null;
}
