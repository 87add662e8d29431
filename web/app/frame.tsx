import type { ReactNode } from 'react';
import { type PageName, pageAddress } from '../../contract/pages.ts';
import { LEGAL } from '../../contract/widget.ts';
import { Container } from '../ui/container.tsx';
import type { PageContext } from './page.ts';
import { WidgetFrame } from './widget-frame.tsx';

/** Links of the footer (specification section 2, and the declaration that the law asks for). */
const FOOTER = [
  'Produktkategorien',
  'Faq',
  'Contact',
  'TOS',
  'Imprint',
  'Privacy',
  'AccessibilityDeclaration',
] as const satisfies readonly PageName[];

interface FrameProps {
  readonly context: PageContext;
  /** Nothing leads away from what is to be done here: no navigation, no link but the legal ones. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** Header, content and footer of a public page. */
export const Frame = (props: FrameProps) =>
  props.context.widget ? <WidgetFrame {...props} widget={props.context.widget} /> : <WholeFrame {...props} />;

const WholeFrame = ({ context, quiet = false, children }: FrameProps) => (
  <div className="flex min-h-dvh flex-col">
    <a
      href="#inhalt"
      className="sr-only rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10"
    >
      {context.t('seite.zumInhalt')}
    </a>
    {quiet ? <QuietHeader context={context} /> : <Header context={context} />}
    <main id="inhalt" tabIndex={-1} className="grow outline-none">
      {children}
    </main>
    <Footer context={context} pages={quiet ? LEGAL : FOOTER} />
  </div>
);

const Header = ({ context, context: { mandant, paths, locale } }: { context: PageContext }) => (
  <header className="print:hidden">
    <Container className="flex min-h-18 items-center justify-between gap-4 py-4">
      <div className="flex min-w-0 items-center gap-4">
        <a
          href={pageAddress(paths, 'Homepage', locale)}
          className="inline-flex min-h-11 items-center font-heading text-lg leading-tight font-bold text-primary no-underline"
        >
          <Brand context={context} />
        </a>
        <p className="hidden border-l border-border pl-4 text-xs text-muted md:block">{mandant.ProgrammName}</p>
      </div>
      <div className="flex items-center gap-x-4 whitespace-nowrap md:gap-x-6">
        <Account context={context} />
        <Languages context={context} />
      </div>
    </Container>
  </header>
);

/** Whose page it is. */
const QuietHeader = ({ context, context: { mandant } }: { context: PageContext }) => (
  <header>
    <Container className="flex min-h-18 items-center gap-4 py-4">
      <p className="font-heading text-lg leading-tight font-bold text-primary">
        <Brand context={context} />
      </p>
      <p className="hidden border-l border-border pl-4 text-xs text-muted md:block">{mandant.ProgrammName}</p>
    </Container>
  </header>
);

/** The tenant's logo, or its name. */
const Brand = ({ context: { mandant, look } }: { context: PageContext }) =>
  look.logo ? (
    <img
      src={look.logo.adresse}
      width={look.logo.breite}
      height={look.logo.hoehe}
      alt={mandant.Name}
      className="h-8 w-auto max-w-[calc(100vw-13rem)] object-contain object-left md:h-9 md:max-w-none"
    />
  ) : (
    mandant.Name
  );

/** Pages that are the way in themselves. */
const WAYS_IN: readonly PageName[] = ['Interstitial', 'LoginToken', 'Admin'];

/** The way into the personal area. */
const Account = ({ context: { isLoggedIn, paths, locale, hier, t } }: { context: PageContext }) =>
  WAYS_IN.includes(hier.page) ? null : (
    <p className="text-xs">
      <SmallLink href={pageAddress(paths, isLoggedIn ? 'Dashboard' : 'Login', locale)}>
        {t(isLoggedIn ? 'anmelden.bereich' : 'seite.anmelden')}
      </SmallLink>
    </p>
  );

/** The same page in the tenant's other languages. */
const Languages = ({ context: { sprachen, locale, paths, hier, t } }: { context: PageContext }) => {
  const others = sprachen.filter((sprache) => sprache !== locale);
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('seite.sprachwahl')} className="text-xs">
      <ul className="flex gap-x-4">
        {others.map((sprache) => (
          <li key={sprache}>
            <SmallLink href={pageAddress(paths, hier.page, sprache, hier.params)} hrefLang={sprache}>
              {t(`seite.sprache.${sprache}`)}
            </SmallLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Footer = ({ context, pages }: { context: PageContext; pages: readonly (typeof FOOTER)[number][] }) => {
  const { t, paths, locale, mandant, impressum } = context;
  return (
    <footer className="bg-surface-strong text-xs print:hidden">
      <Container className="flex flex-col gap-6 py-12 lg:flex-row lg:items-center lg:justify-between">
        <p>
          <span className="font-heading font-bold">{mandant.Name}</span> · {mandant.ProgrammName}
        </p>
        <nav aria-label={t('seite.fussnavigation')}>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1 md:flex md:flex-wrap">
            {pages
              .filter((page) => page !== 'Produktkategorien' || context.hatKatalog)
              .map((page) => (
                <li key={page}>
                  {page === 'Imprint' ? (
                    <SmallLink href={impressum.adresse} rel={impressum.isExtern ? 'external' : undefined}>
                      {t('seite.link.Imprint')}
                      {impressum.isExtern && <span className="sr-only"> {t('seite.extern')}</span>}
                    </SmallLink>
                  ) : (
                    <SmallLink href={pageAddress(paths, page, locale)}>{t(`seite.link.${page}`)}</SmallLink>
                  )}
                </li>
              ))}
            {context.fragtConsent && (
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

const SmallLink = ({
  href,
  hrefLang,
  rel,
  children,
}: {
  href: string;
  hrefLang?: string;
  rel?: string | undefined;
  children: ReactNode;
}) => (
  <a
    href={href}
    rel={rel}
    hrefLang={hrefLang}
    lang={hrefLang}
    className="inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 transition-colors duration-200 hover:decoration-current"
  >
    {children}
  </a>
);
