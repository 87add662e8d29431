import type { ReactNode } from 'react';
import { type PageName, pageAddress } from '../../contract/pages/public.ts';
import { LEGAL } from '../../contract/pages/widget.ts';
import { isNurLesen } from '../../contract/rules/rechte.ts';
import { Container } from '../ui/container.tsx';
import { ReadOnly } from '../ui/post-form.tsx';
import { Brand } from './brand.tsx';
import { Navbar } from './navbar.tsx';
import { hasPage, type PageContext } from './page.ts';
import { ReadsOnly } from './reads-only.tsx';
import { SmallLink } from './small-link.tsx';
import { WidgetFrame } from './widget-frame.tsx';

/** Links of the footer. */
const FOOTER = [
  'Produktkategorien',
  'RecommendEmployee',
  'AgencyLogin',
  'SellerLogin',
  'Faq',
  'Contact',
  'TOS',
  'RewardConditions',
  'Imprint',
  'Privacy',
  'AccessibilityDeclaration',
] as const satisfies readonly PageName[];

const QUIET_FOOTER = ['Faq', 'Contact', ...LEGAL] as const;

interface FrameProps {
  readonly context: PageContext;
  /** Keeps the visitor on the task: no navigation, and no links except to contact and legal pages. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** Header, content and footer of a public page. */
export const Frame = (props: FrameProps) => (
  <ReadOnly value={isNurLesen(props.context.login)}>
    {props.context.widget ? <WidgetFrame {...props} widget={props.context.widget} /> : <FullFrame {...props} />}
  </ReadOnly>
);

const FullFrame = ({ context, quiet = false, children }: FrameProps) => (
  <div className="flex min-h-dvh flex-col">
    <a
      href="#inhalt"
      className="sr-only rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10"
    >
      {context.t('seite.zumInhalt')}
    </a>
    {quiet ? <QuietHeader context={context} /> : <Navbar context={context} />}
    <ReadsOnly context={context} />
    <main id="inhalt" tabIndex={-1} className="grow outline-none">
      {children}
    </main>
    <Footer context={context} pages={quiet ? QUIET_FOOTER : FOOTER} />
  </div>
);

/** Header with the tenant's brand only. */
const QuietHeader = ({ context, context: { mandant } }: { context: PageContext }) => (
  <header>
    <Container className="flex min-h-18 items-center gap-4 py-4">
      <p className="font-heading text-lg leading-tight font-semibold text-primary">
        <Brand context={context} />
      </p>
      <p className="hidden border-l border-border pl-4 text-xs text-muted md:block">{mandant.ProgrammName}</p>
    </Container>
  </header>
);

/** Whether the footer links to the page: the tenant has it, or the portal that it logs in to. */
const isLinked = (context: PageContext, page: (typeof FOOTER)[number]): boolean => {
  if (page === 'AgencyLogin') return context.hasAgenturen;
  return page === 'SellerLogin' ? context.sellerEntry !== null : hasPage(context, page);
};

const Footer = ({ context, pages }: { context: PageContext; pages: readonly (typeof FOOTER)[number][] }) => {
  const { t, paths, locale, mandant, impressum, sellerEntry } = context;
  return (
    <footer className="bg-surface-strong text-xs print:hidden">
      <Container className="flex flex-col gap-3 py-6 md:gap-6 md:py-12 lg:flex-row lg:flex-wrap lg:items-center lg:justify-between">
        <p>
          <span className="font-heading font-semibold">{mandant.Name}</span> · {mandant.ProgrammName}
        </p>
        <nav aria-label={t('seite.fussnavigation')}>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 max-md:[&_a]:min-h-9 md:flex md:flex-wrap md:gap-y-1">
            {pages
              .filter((page) => isLinked(context, page))
              .map((page) => (
                <li key={page}>
                  {page === 'Imprint' ? (
                    <SmallLink href={impressum.adresse} rel={impressum.isExtern ? 'external' : undefined}>
                      {t('seite.link.Imprint')}
                      {impressum.isExtern && <span className="sr-only"> {t('seite.extern')}</span>}
                    </SmallLink>
                  ) : (
                    <SmallLink href={pageAddress(paths, page === 'SellerLogin' ? (sellerEntry ?? page) : page, locale)}>
                      {t(`seite.link.${page}`)}
                    </SmallLink>
                  )}
                </li>
              ))}
            {context.hasConsentSettings && (
              <li>
                <SmallLink href={pageAddress(paths, 'Privacy', locale, { cookies: 'wahl' })} rel="nofollow">
                  {t('consent.link')}
                </SmallLink>
              </li>
            )}
          </ul>
        </nav>
      </Container>
    </footer>
  );
};
