import * as z from 'zod/mini';
import { jsonOf } from '../answer.ts';
import type { Outside, Service } from '../outside.ts';
import type { OutsideRequest } from '../transport.ts';

/** A site of a Matomo. */
export interface MatomoSite {
  readonly service: Service;
  /** Address of Matomo, without a trailing slash. */
  readonly adresse: string;
  /** Number of the site. */
  readonly site: string;
}

/** A goal that was reached. */
export interface Conversion {
  readonly goal: number;
  readonly zeit: Date;
  /** Address of the page that belongs to the goal, without anything about a person. */
  readonly url: string;
  /** 16 hexadecimal digits. Matomo finds a visit by them alone, because all requests come from one address. */
  readonly visitorId: string;
  /** Name and keyword of the campaign that the goal is attributed to. */
  readonly campaign: string | null;
  readonly keyword: string | null;
}

/** Requests that Matomo takes at once; its own importers send no more. */
export const MAX_CONVERSIONS = 100;

const Answer = z.object({ status: z.literal('success'), tracked: z.int(), invalid: z.int() });

/**
 * Sends goals in one request (tracking API, bulk), with their own times (`cdt`, allowed without a token for 24 hours). Returns how many Matomo refused, such
 * as those of an unknown site. Throws OutsideFault; then it took none.
 */
export async function sendConversions(outside: Outside, to: MatomoSite, conversions: readonly Conversion[]): Promise<number> {
  const requests = conversions.map(({ goal, zeit, url, visitorId, campaign, keyword }) =>
    query(to, {
      idgoal: String(goal),
      ca: '1',
      url,
      cid: visitorId,
      cdt: String(Math.floor(zeit.getTime() / 1000)),
      ...(campaign !== null && { _rcn: campaign }),
      ...(keyword !== null && { _rck: keyword }),
    }),
  );
  return outside.ask(to.service, bulk(to, requests), (answer) => jsonOf(answer, Answer).invalid);
}

/** Whether Matomo knows the site. Asks by a heartbeat of a visitor that it does not know, for which it records neither a visit nor an action. Throws OutsideFault. */
export async function knowsSite(outside: Outside, to: MatomoSite): Promise<boolean> {
  const request = bulk(to, [query(to, { ping: '1', cid: '0000000000000001' })]);
  return outside.ask(to.service, request, (answer) => jsonOf(answer, Answer).invalid === 0);
}

const query = ({ site }: MatomoSite, parameters: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams({ idsite: site, rec: '1', apiv: '1', ...parameters })}`;

const bulk = ({ adresse }: MatomoSite, requests: readonly string[]): OutsideRequest => ({
  url: `${adresse}/matomo.php`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ requests }),
});
