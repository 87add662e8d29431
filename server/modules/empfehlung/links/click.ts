import type { PageName } from '../../../../contract/pages/public.ts';
import type { EmpfaengerStatus } from '../../../../contract/values/status.ts';
import { endOfDay } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { findLink } from '../reads.ts';
import { statusSeen } from '../schritte/seen.ts';

/** The data of a referral needed to follow its link. */
export interface Link {
  readonly empfehlungsnummer: string;
  readonly isBestaetigt: boolean;
  /** The moment after its last day. */
  readonly endet: Date;
  /** True if the referral was for one person, who can no longer join. */
  readonly isVergeben: boolean;
}

/** Key of a link: the referral's number or its code. */
export type LinkKey = [by: 'empfehlungsnummer' | 'code', value: string];

/** Statuses in which the person that a referral was for can no longer join. */
const ENDED = ['Storniert', 'Abgelaufen', 'Gezahlt'];

/** A referral's link by its number or its code; null if unknown. */
export async function readLink(context: Context, ...[by, value]: LinkKey): Promise<Link | null> {
  const row = await findLink(context, by, value);
  return row ? linkOf(row, statusSeen(context, row)) : null;
}

interface LinkRow {
  readonly empfehlungsnummer: string;
  readonly empfehlungslink: boolean;
  readonly bestaetigt_am: Date | null;
  readonly gueltig_bis: string;
}

/** The link of a referral whose first recipient, if there is one, has this status. */
export function linkOf(row: LinkRow, empfaengerStatus: EmpfaengerStatus | null): Link {
  return {
    empfehlungsnummer: row.empfehlungsnummer,
    isBestaetigt: row.bestaetigt_am !== null,
    endet: endOfDay(row.gueltig_bis),
    isVergeben: !row.empfehlungslink && hasEnded(empfaengerStatus),
  };
}

/** Whether a recipient with this status can no longer join. */
export const hasEnded = (empfaengerStatus: EmpfaengerStatus | null): boolean => ENDED.some((status) => status === empfaengerStatus);

/** Whether a link can be followed now, not yet (unconfirmed), or no longer. */
export function annahmeOf({ isBestaetigt, endet, isVergeben }: Link, now: Date): 'Moeglich' | 'Unbestaetigt' | 'Beendet' {
  if (endet <= now || isVergeben) return 'Beendet';
  return isBestaetigt ? 'Moeglich' : 'Unbestaetigt';
}

/** The target page of a link: the landing page, or the page for ended referrals. */
export function pageOf(link: Link, channel: string, now: Date): { page: PageName; params: Record<string, string> } {
  const { empfehlungsnummer } = link;
  if (annahmeOf(link, now) === 'Beendet') return { page: 'ExpiredRecommendation', params: { empfehlungsnummer } };
  return { page: 'RecipientData', params: { empfehlungsnummer, ...(channel && { channel }) } };
}
