import type { ReactNode } from 'react';
import { type PageName, pageAddress } from '../../contract/pages.ts';
import { Container } from '../ui/container.tsx';
import type { PageContext } from './page.ts';

/** Pages in the footer (specification section 2, and the declaration that the law asks for). */
const FOOTER = ['Faq', 'Contact', 'TOS', 'Imprint', 'Privacy', 'AccessibilityDeclaration'] as const satisfies readonly PageName[];

/** Header, content and footer of a public page. */
export const Frame = ({ context, children }: { context: PageContext; children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <a
      href="#inhalt"
      className="sr-only rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10"
    >
      {context.t('seite.zumInhalt')}
    </a>
    <Header context={context} />
    <main id="inhalt" tabIndex={-1} className="grow outline-none">
      {children}
    </main>
    <Footer context={context} />
  </div>
);

const Header = ({ context: { mandant, paths, locale } }: { context: PageContext }) => (
  <header>
    <Container className="flex min-h-18 items-center justify-between gap-6 py-4">
      <a
        href={pageAddress(paths, 'Homepage', locale)}
        className="inline-flex min-h-11 items-center font-heading text-lg leading-tight font-bold text-primary no-underline"
      >
        {mandant.Name}
      </a>
      <p className="hidden text-xs text-muted md:block">{mandant.ProgrammName}</p>
    </Container>
  </header>
);

const Footer = ({ context }: { context: PageContext }) => {
  const { t, paths, locale, mandant } = context;
  return (
    <footer className="bg-surface-strong text-xs">
      <Container className="flex flex-col gap-6 py-12 lg:flex-row lg:items-center lg:justify-between">
        <p>
          <span className="font-heading font-bold">{mandant.Name}</span> · {mandant.ProgrammName}
        </p>
        <nav aria-label={t('seite.fussnavigation')}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {FOOTER.map((page) => (
              <li key={page}>
                <FooterLink href={pageAddress(paths, page, locale)}>{t(`seite.link.${page}`)}</FooterLink>
              </li>
            ))}
            <LanguageLinks context={context} />
          </ul>
        </nav>
      </Container>
    </footer>
  );
};

const LanguageLinks = ({ context: { sprachen, locale, paths, t } }: { context: PageContext }) =>
  sprachen
    .filter((sprache) => sprache !== locale)
    .map((sprache) => (
      <li key={sprache}>
        <FooterLink href={pageAddress(paths, 'Homepage', sprache)} hrefLang={sprache}>
          {t(`seite.sprache.${sprache}`)}
        </FooterLink>
      </li>
    ));

const FooterLink = ({ href, hrefLang, children }: { href: string; hrefLang?: string; children: ReactNode }) => (
  <a
    href={href}
    hrefLang={hrefLang}
    lang={hrefLang}
    className="inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 transition-colors duration-200 hover:decoration-current"
  >
    {children}
  </a>
);
