import type { ReactNode } from 'react';
import { pageAddress } from '../../../contract/pages/public.ts';
import { Brand } from '../../shell/brand.tsx';
import { Languages } from '../../shell/navbar.tsx';
import { SmallLink } from '../../shell/small-link.tsx';
import { Container } from '../../ui/container.tsx';
import { type DocumentContext, homeOf } from './context.ts';

/** Head, content and footer of a document of the portal; links to the recommenders' pages only where the law requires them. */
export const DocumentFrame = ({ context, children }: { context: DocumentContext; children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <a
      href="#inhalt"
      className="sr-only rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10"
    >
      {context.t('seite.zumInhalt')}
    </a>
    <Head context={context} />
    <main id="inhalt" tabIndex={-1} className="flex grow flex-col outline-none">
      {children}
    </main>
    <Foot context={context} />
  </div>
);

const Head = ({
  context,
  context: { t, paths, locale, portal, portalName, isLoggedIn, entry, currentPage },
}: {
  context: DocumentContext;
}) => {
  const { logout } = portal.declaration;
  const { page, params } = homeOf(portal);
  const home = pageAddress(paths, page, locale, params);
  return (
    <header className="border-b border-border print:hidden">
      <Container className="flex flex-wrap items-center gap-x-3 py-2 md:gap-x-6">
        <a
          href={isLoggedIn ? home : pageAddress(paths, entry, locale)}
          className="inline-flex min-h-12 min-w-0 items-center font-heading text-lg leading-tight font-semibold text-primary no-underline"
        >
          <Brand context={context} />
        </a>
        <p className="min-w-0 grow border-l border-border pl-3 text-xs md:pl-4 text-muted">{portalName}</p>
        <Languages context={context} />
        {isLoggedIn && (
          <ul className="flex flex-wrap items-center gap-x-5 text-xs">
            <li>
              <SmallLink href={home}>{t('portal.uebersicht')}</SmallLink>
            </li>
            {currentPage.page !== logout && (
              <li>
                <form method="post" action={pageAddress(paths, logout, locale)}>
                  <button type="submit" className="inline-flex min-h-11 cursor-pointer items-center hover:underline">
                    {t('abmelden.knopf')}
                  </button>
                </form>
              </li>
            )}
          </ul>
        )}
      </Container>
    </header>
  );
};

const LEGAL = ['Privacy', 'AccessibilityDeclaration'] as const;

const Foot = ({ context: { t, paths, locale, mandant, portalLinks, impressum } }: { context: DocumentContext }) => (
  <footer className="bg-surface-strong text-xs print:hidden">
    <Container className="flex flex-col gap-6 py-8 lg:flex-row lg:flex-wrap lg:items-center lg:justify-between">
      <p>
        <span className="font-heading font-semibold">{mandant.Name}</span> · {mandant.ProgrammName}
      </p>
      <nav aria-label={t('seite.fussnavigation')}>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-1 md:flex md:flex-wrap">
          {portalLinks.map(({ page, label }) => (
            <li key={page}>
              <SmallLink href={pageAddress(paths, page, locale)}>{t(label)}</SmallLink>
            </li>
          ))}
          <li>
            <SmallLink href={impressum.adresse} rel={impressum.isExtern ? 'external' : undefined}>
              {t('seite.link.Imprint')}
              {impressum.isExtern && <span className="sr-only"> {t('seite.extern')}</span>}
            </SmallLink>
          </li>
          {LEGAL.map((page) => (
            <li key={page}>
              <SmallLink href={pageAddress(paths, page, locale)}>{t(`seite.link.${page}`)}</SmallLink>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  </footer>
);
