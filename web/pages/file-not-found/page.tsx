import { pageAddress } from '../../../contract/pages.ts';
import { Frame } from '../../app/frame.tsx';
import { type ContextVisit, type Page, type PageContext, type PageHead, pageContext } from '../../app/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';

/** What an address without a page shows: why, and one way on. */
export function showFileNotFound(visit: ContextVisit) {
  const context = pageContext(visit);
  const { t, mandant } = context;
  const head: PageHead = {
    titel: `${t('seite.nichtGefunden.titel')} – ${mandant.Name}`,
    beschreibung: t('seite.nichtGefunden.text'),
    robots: 'noindex,nofollow',
  };
  return { status: 404, head, content: <FileNotFound {...context} /> };
}

export const fileNotFound: Page = { open: async (visit) => showFileNotFound(visit), post: undefined };

const FileNotFound = (context: PageContext) => (
  <Frame context={context}>
    <Container className="grid grid-cols-1 items-center gap-10 py-12 lg:grid-cols-2 lg:gap-16 lg:py-24">
      <div>
        <Heading level={1} size="section">
          {context.t('seite.nichtGefunden.titel')}
        </Heading>
        <p className="mt-6 mb-8 max-w-measure text-lg text-muted">{context.t('seite.nichtGefunden.text')}</p>
        <div className="flex flex-col md:flex-row">
          <ButtonLink href={pageAddress(context.paths, 'Homepage', context.locale)}>{context.t('seite.zurStartseite')}</ButtonLink>
        </div>
      </div>
      <BrokenPath />
    </Container>
  </Frame>
);

/** A path that ends before its ring. */
const BrokenPath = () => (
  <svg aria-hidden="true" viewBox="0 0 560 360" fill="none" strokeLinecap="round" className="block h-auto w-full">
    <circle cx="110" cy="250" r="56" className="fill-primary" />
    <path d="M110 250C110 90 250 150 270 190" strokeWidth="6" className="stroke-primary" />
    <path d="M290 222C318 262 436 272 449 192" strokeWidth="6" strokeDasharray="1 18" className="stroke-primary" />
    <circle cx="450" cy="110" r="56" strokeWidth="6" strokeDasharray="1 18.55" className="stroke-primary" />
    <circle cx="270" cy="190" r="9" className="fill-accent" />
  </svg>
);
