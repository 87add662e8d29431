import type { PageName } from '../../../contract/pages/public.ts';
import { isWidget } from '../../../contract/pages/widget.ts';
import { type ContextVisit, pageContext } from '../../shell/page.ts';
import type { Visit } from '../../shell/visit.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Pages that lead to a recommendation and ask for nothing else. Legal pages and pages of recipients are left out. */
const PAGES: readonly PageName[] = ['Homepage', 'Recommend', 'RecommendAgent', 'AgentRecommendations', 'RewardOverview'];

/**
 * Exit dialog; null if it is not shown. The browser stores that it was shown, so it needs the functional category and never appears together with the
 * banner.
 */
export function exitIntent(visit: ContextVisit & Pick<Visit, 'consent'>) {
  const { konfiguration, consent, page, query } = visit;
  if (isWidget(query)) return null;
  if (!konfiguration.ExitIntent || !consent?.Funktional || page === null || !PAGES.includes(page)) return null;
  const { t, mandant, empfehlen } = pageContext(visit);
  return (
    <Dialog id="exit-intent" title={t('seite.exit.titel')} closeLabel={t('seite.schliessen')}>
      <p>{t('seite.exit.text', { programm: mandant.ProgrammName })}</p>
      <ButtonLink href={empfehlen}>{t('seite.exit.knopf')}</ButtonLink>
    </Dialog>
  );
}
