import type { PageName } from '../../../contract/pages.ts';
import { endOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { pageUrl } from '../mandant/mandant.ts';
import { recordKlick } from '../tracking/tracking.ts';
import { findWithProdukt, listStatus } from './reads.ts';

export interface Click {
  readonly channel: string;
  readonly isRepeat: (now: Date) => boolean;
  /** A preview fetcher or a prefetch: shown the way, never counted. */
  readonly isCounted: boolean;
}

/**
 * Where a referral link leads: to the landing page, or to the page that says it has ended. An unconfirmed or ended referral
 * counts nothing. Null when there is no such referral.
 */
export async function followLink(context: Context, empfehlungsnummer: string, click: Click): Promise<string | null> {
  const row = await findWithProdukt(context, empfehlungsnummer);
  if (!row) return null;
  const to = (page: PageName, params: Record<string, string>) => pageUrl(context, page, context.locale, params);
  if (await hasEnded(context, row)) return to('ExpiredRecommendation', { empfehlungsnummer });
  if (row.bestaetigt_am !== null && click.isCounted)
    await recordKlick(context, empfehlungsnummer, click.channel, click.isRepeat(context.now));
  return to('RecipientData', { empfehlungsnummer, ...(click.channel && { channel: click.channel }) });
}

/** Whether a referral can be followed now, not yet, or no more; null when there is none. */
export async function annahmeOf(context: Context, empfehlungsnummer: string): Promise<'Moeglich' | 'Unbestaetigt' | 'Beendet' | null> {
  const row = await findWithProdukt(context, empfehlungsnummer);
  if (!row) return null;
  if (await hasEnded(context, row)) return 'Beendet';
  return row.bestaetigt_am === null ? 'Unbestaetigt' : 'Moeglich';
}

/** Over after its last day, and a referral for one person also once that person can no longer join. */
async function hasEnded(
  context: Context,
  row: { empfehlungsnummer: string; empfehlungslink: boolean; gueltig_bis: string },
): Promise<boolean> {
  if (endOfDay(row.gueltig_bis) <= context.now) return true;
  if (row.empfehlungslink) return false;
  const [only] = await listStatus(context, row.empfehlungsnummer);
  return only?.status === 'Storniert' || only?.status === 'Abgelaufen' || only?.status === 'Gezahlt';
}
