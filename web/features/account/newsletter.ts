import { setNewsletterOptin } from '../../../contract/calls/account/empfehler.ts';
import type { PageName } from '../../../contract/pages/public.ts';
import { dauerOf } from '../../shell/dauer.ts';
import type { PageContext } from '../../shell/page.ts';
import type { Posted, Problem, Visit } from '../../shell/visit.ts';

/** What the button says that asks for the newsletter. */
export const BESTELLEN = { name: 'schritt', value: 'newsletter' } as const;

/** Asks for the mail behind whose link the consent is given; the page then says what became of it. */
export async function requestNewsletter(visit: Visit, page: PageName): Promise<Posted> {
  const response = await visit.call(setNewsletterOptin, { body: { Optin: true } });
  if (!response.ok) return { problem: response.problem };
  if (response.body.OptinAlreadySet) return { redirect: { page } };
  return { redirect: { page, params: { newsletter: response.body.OptinMailAlreadySent ? 'schon' : 'gesendet' } } };
}

/** What became of it, as the address says. */
export const newsletterOutcome = ({ newsletter }: Visit['query']): 'gesendet' | 'schon' | null =>
  newsletter === 'gesendet' || newsletter === 'schon' ? newsletter : null;

/** Why it could not be asked for; only this meets a limit. */
export const newsletterProblem = ({ t }: PageContext, problem: Problem): string =>
  problem.code === 'ZuVieleAnfragen' ? t('meinedaten.newsletter.limit', { dauer: dauerOf(t, problem) }) : problem.detail;
