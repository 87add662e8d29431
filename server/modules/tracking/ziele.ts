import { CONSENT_TAGE } from '../../../contract/calls/consent.ts';
import type { Ziel } from '../../../contract/values/dienste.ts';
import { countsZiele } from '../../../contract/values/tracking.ts';
import { addTage } from '../../calendar.ts';
import type { BrowserAnalysis, Context } from '../../context.ts';
import { findChannel, insertZiel } from './ziele.sql.ts';

/** A recipient as far as goals need it: the referral, the channel of the visit in which the person joined, and until when analysis is allowed. */
interface Empfaenger {
  readonly empfehlungsnummer: string;
  readonly channel: string | null;
  readonly analyse_bis: Date | null;
}

/**
 * Counts a goal that a person reaches by a request of the own browser, if the cookies of that request allow analysis. Without a referral, one of no referral in
 * particular.
 */
export async function countZiel(context: Context, ziel: Ziel, empfehlungsnummer: string | null = null): Promise<void> {
  const { browser } = context;
  if (browser?.isAllowed === true)
    await queueZiel(context, ziel, { empfehlungsnummer, channel: browser.channel, visitorId: browser.visitorId });
}

/**
 * Counts a goal of a recipient that a system, an agency or a sweep reaches, if the recipient allowed analysis when acting last. That choice decides because
 * the order follows from that visit, and nobody can be asked when it is received or released days later. It counts for as long as a browser keeps it, and no
 * longer than until the recipient declines. No visitor id is stored for it.
 */
export async function countZielOf(context: Context, ziel: Ziel, { empfehlungsnummer, channel, analyse_bis }: Empfaenger): Promise<void> {
  if (analyse_bis !== null && analyse_bis > context.now) await queueZiel(context, ziel, { empfehlungsnummer, channel, visitorId: null });
}

/**
 * Until when a recipient allows analysis after a request of the recipient's browser: for as long as a browser keeps the choice, or null after it was declined.
 * Undefined if the request changes nothing, because no choice was made or because it was renewed within a day.
 */
export function nextAnalyseBis(now: Date, browser: Pick<BrowserAnalysis, 'isAllowed'> | null, known: Date | null): Date | null | undefined {
  if (browser?.isAllowed === true) {
    const until = addTage(now, CONSENT_TAGE);
    return known === null || known <= addTage(until, -1) ? until : undefined;
  }
  return browser?.isAllowed === false && known !== null ? null : undefined;
}

interface Reached {
  readonly empfehlungsnummer: string | null;
  /** The channel of the person's visit. */
  readonly channel: string | null;
  readonly visitorId: string | null;
}

/**
 * Queues a goal in the transaction of its change, if the tenant's Matomo counts it. Its campaign is the channel of the visit, its keyword the channel by which
 * the recommender came; it names no person, referral or amount.
 */
async function queueZiel(context: Context, ziel: Ziel, { empfehlungsnummer, channel, visitorId }: Reached): Promise<void> {
  const { konfiguration, random, now } = context;
  if (context.isSilent || !countsZiele(konfiguration, ziel)) return;
  const first = empfehlungsnummer === null ? null : await findChannel(context, empfehlungsnummer);
  const kampagne = channel ?? first;
  const stichwort = first === kampagne ? null : first;
  await insertZiel(context, { ziel_id: random.nummer(), ziel, zeit: now, besucher: visitorId, kampagne, stichwort, faellig_am: now });
}
