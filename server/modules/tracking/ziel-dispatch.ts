import { createHash } from 'node:crypto';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import { type PageName, routeWithoutNumbers } from '../../../contract/pages/public.ts';
import type { Ziel } from '../../../contract/values/dienste.ts';
import { countsZiele, matomoOf } from '../../../contract/values/tracking.ts';
import type { Mandant } from '../../context.ts';
import { type ServiceSweep, ZIELE_SWEEP } from '../../jobs/sweep.ts';
import { OutsideFault } from '../../outside/fault.ts';
import { type Conversion, knowsSite, MAX_CONVERSIONS, type MatomoSite, sendConversions } from '../../outside/matomo/client.ts';
import type { Outside, Service } from '../../outside/outside.ts';
import { type Check, CheckFault, type OutsideService } from '../../outside/service.ts';
import { baseUrl, type Parts } from '../../parts.ts';
import { type ClaimedZiel, claimZiele, deleteZiele, dropZieleUntil, dueZiele, returnZiele } from './ziele.sql.ts';

const NAME = 'analyse';

/** Usual time limit of one request in ms. */
const LIMIT_MS = 10_000;

/** Lease of a process on goals: longer than a request takes. */
const LEASE_MS = 60_000;

/** Time in ms after which goals are sent again that Matomo did not take. */
const RETRY_MS = 60_000;

/** Age in ms from which goals are dropped: Matomo takes no older times without a token of an administrator. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** The page that a goal belongs to; its route is the address that Matomo gets. */
const PAGES = {
  Empfohlen: 'Recommend',
  Geteilt: 'Recommendation',
  Beigetreten: 'RecipientData',
  Bestellt: 'RecipientConfirmation',
  Freigegeben: 'RecipientConfirmation',
  Gewaehlt: 'Reward',
} as const satisfies Record<Ziel, PageName>;

/** The Matomo that counts a tenant's goals. It needs no secret: it takes goals as it takes visits from browsers. */
export const ANALYSE: OutsideService = {
  name: NAME,
  needsNoSecret: true,
  readFrom(konfiguration) {
    const site = siteOf(konfiguration);
    return (
      site && { boundTo: [], checks: ({ outside, mandant: { mandant } }) => [siteCheck(outside, { ...site, service: serviceOf(mandant) })] }
    );
  },
};

const siteCheck = (outside: Outside, site: MatomoSite): Check => ({
  what: `site ${site.site}`,
  async run() {
    if (!(await knowsSite(outside, site))) throw new CheckFault(`Matomo answers, but does not know the site ${site.site}: check tagId`);
    return 'answers; it knows the site';
  },
});

const serviceOf = (mandant: string, limitMs = LIMIT_MS): Service => ({ mandant, dienst: NAME, limitMs, instead: 'goals wait' });

/** Where a tenant's goals go; null if it counts none. */
function siteOf(konfiguration: MandantKonfiguration): Omit<MatomoSite, 'service'> | null {
  const tracker = matomoOf(konfiguration);
  if (!tracker || !countsZiele(konfiguration)) return null;
  return { adresse: tracker.id.replace(/(?<!\/)\/+$/, ''), site: tracker.tagId };
}

/**
 * Sends the goals of a tenant in batches. A batch that Matomo does not take stays and is sent again a minute later. It is sent at least once: a crash between
 * the answer and its deletion repeats it, with the same visitor ids, so that Matomo counts a goal of one visit once.
 */
export const makeZieleSweep = (limitMs?: number): ServiceSweep => ({
  name: ZIELE_SWEEP,
  due: dueZiele,
  async send(parts, mandant, realNow) {
    const site = siteOf(mandant.konfiguration);
    const to = site && { ...site, service: serviceOf(mandant.mandant, limitMs) };
    while ((await sendBatch(parts, mandant, to, realNow)) === MAX_CONVERSIONS);
  },
});

/** Sends one batch. Returns the number of goals that Matomo took. */
async function sendBatch(parts: Parts, mandant: Mandant, site: MatomoSite | null, realNow: Date): Promise<number> {
  const { db, clock, log, outside } = parts;
  const name = mandant.mandant;
  const now = clock.now();
  const { batch, dropped } = await db.inMandant(name, async (scope) => ({
    // Goals that the tenant no longer counts have nowhere to go.
    dropped: await dropZieleUntil(scope, site ? new Date(now.getTime() - MAX_AGE_MS) : now),
    batch: site ? await claimZiele(scope, MAX_CONVERSIONS, { now, realNow, leaseMs: LEASE_MS }) : [],
  }));
  if (dropped > 0) log.warn({ mandant: name, dienst: NAME, dropped }, 'goals dropped that could not be sent in time');
  if (!site || batch.length === 0) return 0;
  const ids = batch.map(({ ziel_id }) => ziel_id);
  try {
    const refused = await sendConversions(outside, site, conversionsOf(parts, mandant, batch));
    await db.inMandant(name, (scope) => deleteZiele(scope, ids));
    if (refused > 0) log.warn({ mandant: name, dienst: NAME, refused }, 'goals refused by the tracker');
    return batch.length;
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    await db.inMandant(name, (scope) => returnZiele(scope, ids, new Date(now.getTime() + RETRY_MS)));
    return 0;
  }
}

function conversionsOf({ settings }: Parts, mandant: Mandant, batch: readonly ClaimedZiel[]): Conversion[] {
  const { konfiguration } = mandant;
  return batch.flatMap(({ ziel_id, ziel, zeit, besucher, kampagne, stichwort }) => {
    const goal = konfiguration.Dienste.Ziele?.[ziel];
    if (goal === undefined) return [];
    return {
      goal,
      zeit,
      url: baseUrl(settings, mandant) + routeWithoutNumbers(konfiguration, konfiguration.language, PAGES[ziel]),
      visitorId: besucher ?? createHash('sha256').update(ziel_id).digest('hex').slice(0, 16),
      campaign: kampagne,
      keyword: stichwort,
    };
  });
}
