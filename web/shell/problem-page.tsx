import { pageAddress } from '../../contract/pages/public.ts';
import type { TextKey } from '../../texts/texts.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ClosedDoor } from '../ui/drawings/closed-door.tsx';
import { Hourglass } from '../ui/drawings/hourglass.tsx';
import { End } from '../ui/end.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Frame } from './frame.tsx';
import { headOf } from './head.ts';
import { type ContextVisit, type PageContext, pageContext } from './page.ts';
import type { Problem } from './visit.ts';

const TITLES: Readonly<Record<number, TextKey>> = { 403: 'seite.nichtErlaubt', 429: 'seite.zuViele', 503: 'seite.nichtErreichbar' };

/** Error page with the problem and the next steps. */
export function problemPage(visit: ContextVisit, problem: Problem) {
  const context = pageContext(visit);
  const titel = context.t(TITLES[problem.status] ?? 'seite.fehler');
  const head = headOf(context, { titel, beschreibung: problemTextOf(context, problem) });
  return { status: problem.status, head, content: <ProblemView context={context} titel={titel} problem={problem} /> };
}

/** Text of a problem. For an outage it replaces the detail, which is written for programs. */
const problemTextOf = ({ t }: PageContext, { status, detail }: Problem): string =>
  status === 503 ? t('seite.nichtErreichbar.text') : detail;

const ProblemView = ({ context, titel, problem }: { context: PageContext; titel: string; problem: Problem }) => (
  <Frame context={context}>
    <End title={titel} why={problemTextOf(context, problem)} drawing={problem.status === 403 ? <ClosedDoor /> : <Hourglass />}>
      <ButtonLink href={pageAddress(context.paths, context.currentPage.page, context.locale, context.currentPage.params)}>
        {context.t('seite.nochmal')}
      </ButtonLink>
      <TextLink href={pageAddress(context.paths, 'Homepage', context.locale)}>{context.t('seite.zurStartseite')}</TextLink>
    </End>
  </Frame>
);
