import { dayOf, formatDay, formatTime } from '../../../contract/values/days.ts';
import type { Problem, Visit } from '../../shell/visit.ts';
import type { PortalDocuments, Zweck } from './context.ts';

/** A mailed link: day and time at which it expires, and its address, which is null once the link cannot be used. */
export interface MailedLink {
  readonly zweck: Zweck;
  readonly tag: string;
  readonly zeit: string;
  readonly email: string | null;
}

/**
 * The mailed link whose token is in the address; null if it is unknown or for none of these purposes. Reading does not use the link up, because
 * mail scanners open links too.
 */
export async function readMailedLink(
  { calls }: PortalDocuments,
  visit: Visit,
  zwecke: readonly Zweck[],
): Promise<{ link: MailedLink | null } | { problem: Problem }> {
  const { token: t = '' } = visit.query;
  if (t === '') return { link: null };
  const answer = await visit.call(calls.readLink, { query: { t } });
  if (!answer.ok) return answer.problem.status === 404 || answer.problem.status === 422 ? { link: null } : { problem: answer.problem };
  const { Gueltig, Ablauf, Zweck, Email } = answer.body;
  if (!zwecke.includes(Zweck) || Ablauf === null) return { link: null };
  const ablauf = new Date(Ablauf);
  const frist = { tag: formatDay(dayOf(ablauf), visit.locale), zeit: formatTime(ablauf) };
  return { link: { zweck: Zweck, ...frist, email: Gueltig ? (Email ?? null) : null } };
}
