import { pageAddress } from '../../contract/pages.ts';
import type { TextKey } from '../../texts/texts.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Flow } from '../ui/flow.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Frame } from './frame.tsx';
import { type ContextVisit, type PageContext, type PageHead, pageContext } from './page.ts';
import type { Problem } from './visit.ts';

const TITLES: Readonly<Record<number, TextKey>> = { 403: 'seite.nichtErlaubt', 429: 'seite.zuViele', 503: 'seite.nichtErreichbar' };

/** What a page shows when it cannot be opened: what is in the way, and how to go on. */
export function problemPage(visit: ContextVisit, problem: Problem) {
  const context = pageContext(visit);
  const titel = context.t(TITLES[problem.status] ?? 'seite.fehler');
  const head: PageHead = { titel: `${titel} – ${context.mandant.Name}`, beschreibung: problem.detail, robots: 'noindex,nofollow' };
  return { status: problem.status, head, content: <ProblemView context={context} titel={titel} text={problem.detail} /> };
}

const ProblemView = ({ context, titel, text }: { context: PageContext; titel: string; text: string }) => (
  <Frame context={context}>
    <Flow title={titel} lead={text}>
      <div className="flex flex-col gap-4 md:flex-row md:items-center">
        <ButtonLink href={pageAddress(context.paths, context.hier.page, context.locale, context.hier.params)}>
          {context.t('seite.nochmal')}
        </ButtonLink>
        <TextLink href={pageAddress(context.paths, 'Homepage', context.locale)}>{context.t('seite.zurStartseite')}</TextLink>
      </div>
    </Flow>
  </Frame>
);
