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

const Header = ({ context, context: { mandant, paths, locale } }: { context: PageContext }) => (
  <header>
    <Container className="flex min-h-18 items-center justify-between gap-6 py-4">
      <div className="flex items-center gap-4">
        <a
          href={pageAddress(paths, 'Homepage', locale)}
          className="inline-flex min-h-11 items-center font-heading text-lg leading-tight font-bold text-primary no-underline"
        >
          {mandant.Name}
        </a>
        <p className="hidden border-l border-border pl-4 text-xs text-muted md:block">{mandant.ProgrammName}</p>
      </div>
      <Languages context={context} />
    </Container>
  </header>
);

/** The same in the tenant's other languages. */
const Languages = ({ context: { sprachen, locale, paths, t } }: { context: PageContext }) => {
  const others = sprachen.filter((sprache) => sprache !== locale);
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('seite.sprachwahl')} className="text-xs">
      <ul className="flex gap-x-4">
        {others.map((sprache) => (
          <li key={sprache}>
            <SmallLink href={pageAddress(paths, 'Homepage', sprache)} hrefLang={sprache}>
              {t(`seite.sprache.${sprache}`)}
            </SmallLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Footer = ({ context }: { context: PageContext }) => {
  const { t, paths, locale, mandant } = context;
  return (
    <footer className="bg-surface-strong text-xs">
      <Container className="flex flex-col gap-6 py-12 lg:flex-row lg:items-center lg:justify-between">
        <p>
          <span className="font-heading font-bold">{mandant.Name}</span> · {mandant.ProgrammName}
        </p>
        <nav aria-label={t('seite.fussnavigation')}>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1 md:flex md:flex-wrap">
            {FOOTER.map((page) => (
              <li key={page}>
                <SmallLink href={pageAddress(paths, page, locale)}>{t(`seite.link.${page}`)}</SmallLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </footer>
  );
};

const SmallLink = ({ href, hrefLang, children }: { href: string; hrefLang?: string; children: ReactNode }) => (
  <a
    href={href}
    hrefLang={hrefLang}
    lang={hrefLang}
    className="inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 transition-colors duration-200 hover:decoration-current"
  >
    {children}
  </a>
);
