import type { ReactNode } from 'react';
import { isPersonal, type PageName, pageAddress } from '../../contract/pages/public.ts';
import { may } from '../../contract/rules/rechte.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Brand } from './brand.tsx';
import { currentOf, type NavigationItem } from './navigation.ts';
import type { PageContext } from './page.ts';
import { SmallLink } from './small-link.tsx';

/** Id of the menu that the button opens on phones. */
const MENU = 'menue';

/**
 * Header of a page: brand, main navigation, link to the personal area, other languages. Below the medium breakpoint the navigation is a popover that a
 * button opens without script; above it is a row, on one line with the rest if there is space.
 */
export const Navbar = ({ context }: { context: PageContext }) => {
  const { navbar, mandant, paths, locale } = context;
  return (
    <header className="print:hidden">
      <div
        className={`navbar mx-auto flex w-full flex-wrap items-center gap-x-4 px-gutter py-3 md:gap-x-5 md:px-8 ${navbar.Container ? 'max-w-page' : ''}`}
      >
        <div className="flex min-h-12 min-w-min flex-1 items-center gap-3">
          <a
            href={pageAddress(paths, 'Homepage', locale)}
            className="inline-flex min-h-11 min-w-0 items-center font-heading text-lg leading-tight font-semibold text-primary no-underline md:has-[>img]:shrink-0"
          >
            <Brand context={context} />
          </a>
          <ProgrammName>{mandant.ProgrammName}</ProgrammName>
        </div>
        {navbar.Sprachwahl && <Languages context={context} />}
        {navbar.Hamburger && <MenuButton context={context} />}
        <Navigation context={context} />
      </div>
    </header>
  );
};

/** The name of the programme on one line. Without enough space it wraps below its own line, where it is hidden. */
const ProgrammName = ({ children }: { readonly children: string }) => (
  <div className="hidden h-[1lh] w-0 grow flex-wrap overflow-hidden text-xs text-muted md:flex nav:hidden xl:flex">
    <span aria-hidden="true" className="w-px" />
    <p className="border-l border-border pl-3 whitespace-nowrap">{children}</p>
  </div>
);

const CONTROL = 'grid size-12 cursor-pointer place-items-center rounded-control text-xl text-primary md:hidden';

const MenuButton = ({ context: { t } }: { context: PageContext }) => (
  <button type="button" popoverTarget={MENU} aria-label={t('seite.menue')} className={`-mr-3 ml-auto ${CONTROL}`}>
    <Icon name="menu" />
  </button>
);

const Navigation = ({ context }: { context: PageContext }) => {
  const { t, navbar, navigation, currentPage } = context;
  const list = 'flex flex-col md:flex-row md:flex-wrap md:gap-x-4.5';
  const rows = 'flex flex-wrap gap-x-5';
  return (
    <nav
      id={MENU}
      popover={navbar.Hamburger ? 'auto' : undefined}
      aria-label={t('seite.navigation')}
      className={`basis-full items-center md:flex nav:basis-auto nav:gap-x-5 ${navbar.Hamburger ? 'menu' : `${rows} text-xs`}`}
    >
      {navbar.Hamburger && (
        <div className="mb-2 flex items-center justify-between md:hidden">
          <p className="min-w-0 font-heading text-lg font-semibold text-primary">{context.mandant.ProgrammName}</p>
          <button
            type="button"
            popoverTarget={MENU}
            popoverTargetAction="hide"
            aria-label={t('seite.menue.schliessen')}
            className={`-mr-3 shrink-0 ${CONTROL}`}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      <ul className={navbar.Hamburger ? list : rows}>
        {navigation.map(({ page, adresse }) => (
          <li key={page}>
            <Item context={context} icon={ICON[page]} href={adresse} current={currentOf(page, currentPage.page)}>
              {page === 'Faq' || page === 'RecommendEmployee' ? t(`seite.link.${page}`) : t(`seite.navigation.${page}`)}
            </Item>
          </li>
        ))}
      </ul>
      {!PAGES_WITHOUT_LOGIN_LINK.includes(currentPage.page) && (
        <ul
          className={`${navbar.Hamburger ? `max-md:mt-2 max-md:border-t max-md:pt-2 ${list}` : rows} border-border md:ml-auto nav:border-l nav:pl-5`}
        >
          <Account context={context} />
        </ul>
      )}
    </nav>
  );
};

const ICON: Record<NavigationItem['page'], IconName> = {
  Homepage: 'recommend',
  Produktkategorien: 'grid',
  RewardOverview: 'gift',
  RecommendEmployee: 'people',
  Code: 'code',
  Faq: 'question',
};

const ITEM_CLASS =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 transition-colors duration-200 ease-out hover:text-primary aria-[current]:font-semibold aria-[current]:text-primary md:min-h-11 md:gap-2 md:border-y-2 md:border-transparent md:text-xs md:aria-[current]:border-b-primary';

interface ItemProps {
  readonly context: PageContext;
  readonly icon: IconName;
  readonly href: string;
  readonly current: 'page' | 'true' | undefined;
  readonly children: ReactNode;
}

const Item = ({ context, icon, href, current, children }: ItemProps) => (
  <a href={href} aria-current={current} className={ITEM_CLASS}>
    <ItemIcon context={context} icon={icon} />
    {children}
  </a>
);

const ItemIcon = ({ context: { navbar }, icon }: Pick<ItemProps, 'context' | 'icon'>) =>
  navbar.Icons && <Icon name={icon} className="text-primary" />;

/** Pages for logging in, which have no link to the login. */
const PAGES_WITHOUT_LOGIN_LINK: readonly PageName[] = ['Interstitial', 'LoginToken', 'Admin'];

/** Links to login or personal area. From the medium breakpoint, only the navigation of the personal area has the logout and the link to the user's data. */
const Account = ({ context, context: { login, bereich, loginPageName, paths, locale, currentPage, t } }: { context: PageContext }) => {
  const currentIf = (page: PageName) => (currentPage.page === page ? 'page' : undefined);
  if (!may(login, 'Bereich'))
    return (
      <li>
        <Item context={context} icon="person" href={pageAddress(paths, loginPageName, locale)} current={currentIf(loginPageName)}>
          {t('seite.anmelden')}
        </Item>
      </li>
    );
  return (
    <>
      <li>
        <Item
          context={context}
          icon="person"
          href={pageAddress(paths, 'Dashboard', locale)}
          current={currentIf('Dashboard') ?? (isPersonal(currentPage.page) ? 'true' : undefined)}
        >
          {t('anmelden.bereich')}
        </Item>
      </li>
      {bereich.includes('Settings') && (
        <li className="md:hidden">
          <Item context={context} icon="data" href={pageAddress(paths, 'Settings', locale)} current={currentIf('Settings')}>
            {t('bereich.nav.Settings')}
          </Item>
        </li>
      )}
      <li className="md:hidden">
        <form method="post" action={pageAddress(paths, 'Logout', locale)}>
          <button type="submit" className={ITEM_CLASS}>
            <ItemIcon context={context} icon="leave" />
            {t('abmelden.knopf')}
          </button>
        </form>
      </li>
    </>
  );
};

/** Links to the same page in the tenant's other languages. */
export const Languages = ({ context: { locales, locale, paths, currentPage, loginRedirect, t } }: { context: PageContext }) => {
  const others = locales.filter((sprache) => sprache !== locale);
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('seite.sprachwahl')} className="text-xs nav:order-last">
      <ul className="flex gap-x-4">
        {others.map((sprache) => (
          <li key={sprache}>
            <SmallLink href={pageAddress(paths, currentPage.page, sprache, { ...currentPage.params, ...loginRedirect })} hrefLang={sprache}>
              {t(`seite.sprache.${sprache}`)}
            </SmallLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
