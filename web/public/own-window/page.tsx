import { Frame } from '../../shell/frame.tsx';
import { headOf } from '../../shell/head.ts';
import { type ContextVisit, type PageContext, pageContext } from '../../shell/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';

/** What a frame shows in place of a page that is never framed: a button that opens the page in a window of its own. */
export function showOwnWindow(visit: ContextVisit) {
  const context = pageContext(visit);
  const { t } = context;
  const head = headOf(context, { titel: t('seite.fenster.titel'), beschreibung: t('seite.fenster.text') });
  return { status: 200, head, content: <OwnWindow {...context} /> };
}

const OwnWindow = (context: PageContext) => (
  <Frame context={context}>
    <Container className="flex flex-col gap-6 py-12">
      <Heading level={1} size="section">
        {context.t('seite.fenster.titel')}
      </Heading>
      <p className="max-w-measure text-lg text-muted">{context.t('seite.fenster.text')}</p>
      <ButtonLink href={context.widget?.standaloneAddress ?? ''} className="md:self-start">
        {context.t('seite.widget.allein')}
      </ButtonLink>
    </Container>
  </Frame>
);
