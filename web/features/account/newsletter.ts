import { setNewsletterOptin } from '../../../contract/calls/account/empfehler.ts';
import type { PageName } from '../../../contract/pages/public.ts';
import type { PageContext } from '../../shell/page.ts';
import { formatRetryWait } from '../../shell/retry-wait.ts';
import type { Posted, Problem, Visit } from '../../shell/visit.ts';

/** Name and value of the button that requests the newsletter. */
export const ORDER_BUTTON = { name: 'schritt', value: 'newsletter' } as const;

/** Requests the mail whose link gives the consent; redirects to `page`, whose address then carries the outcome. */
export async function requestNewsletter(visit: Visit, page: PageName): Promise<Posted> {
  const response = await visit.call(setNewsletterOptin, { body: { Optin: true } });
  if (!response.ok) return { problem: response.problem };
  if (response.body.OptinAlreadySet) return { redirect: { page } };
  return { redirect: { page, params: { newsletter: response.body.OptinMailAlreadySent ? 'schon' : 'gesendet' } } };
}

/** Outcome of the request, from the page's address. */
export const newsletterOutcome = ({ newsletter }: Visit['query']): 'gesendet' | 'schon' | null =>
  newsletter === 'gesendet' || newsletter === 'schon' ? newsletter : null;

/** Error message of the last form. Only the newsletter request has a rate limit, so `ZuVieleAnfragen` gets its text. */
export const newsletterProblem = ({ t }: PageContext, problem: Problem): string =>
  problem.code === 'ZuVieleAnfragen' ? t('meinedaten.newsletter.limit', { dauer: formatRetryWait(t, problem) }) : problem.detail;
