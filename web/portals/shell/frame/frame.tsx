import type { ReactNode } from 'react';
import type { Translate } from '../../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { FrameData } from '../data.ts';
import { Dropdown } from '../dropdown.tsx';
import { ICON_BUTTON, MENU_ITEM } from '../styles.ts';
import type { Folding } from './folded.ts';
import { NavGroups, NavItemCount, SideNav } from './side-nav.tsx';

/** Number of items in the bottom bar of phones; a "more" button opens the others. */
const BOTTOM_BAR_ITEMS = 4;

interface FrameProps {
  readonly t: Translate;
  readonly frame: FrameData;
  /** Name of the current navigation item; null if the address names none. */
  readonly current: string | null;
  /** Global search; the server renders only its field. */
  readonly search: ReactNode;
  /** Folding of the navigation; only in the app, because the server always renders it unfolded. */
  readonly folding?: Folding;
  readonly children: ReactNode;
}

/** Navigation, top bar and content. The server renders the frame first, and the app replaces it with the same. */
export const Frame = ({ t, frame, current, search, folding, children }: FrameProps) => (
  <div className="portal grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] pb-16 lg:h-dvh lg:min-h-0 lg:grid-cols-[auto_minmax(0,1fr)] lg:pb-0">
    <a
      href="#inhalt"
      className="sr-only rounded-control bg-primary px-4 py-2 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40"
    >
      {t('seite.zumInhalt')}
    </a>
    <header className="sticky top-0 z-20 flex h-14 items-center gap-3 border-b border-border bg-bg px-4 lg:col-span-2 lg:px-5">
      <a href={frame.home} className="min-w-10 shrink font-heading font-semibold text-primary no-underline lg:w-58 lg:shrink-0">
        <Logo frame={frame} />
      </a>
      <div className="ml-auto min-w-0 grow sm:ml-0 lg:max-w-120">{search}</div>
      <div className="shrink-0 lg:ml-auto">
        <Person t={t} frame={frame} />
      </div>
    </header>
    <SideNav t={t} navItems={frame.navItems} current={current} folding={folding} />
    <main id="inhalt" tabIndex={-1} className="min-w-0 outline-none lg:min-h-0 lg:overflow-y-auto">
      {frame.notice !== undefined && (
        <div className="px-4 pt-4 lg:px-6">
          <Notice variant="warning">
            {frame.notice}
            {frame.noticeLink && (
              <>
                {' '}
                <a href={frame.noticeLink.href} className="font-semibold text-primary underline underline-offset-3">
                  {frame.noticeLink.label}
                </a>
              </>
            )}
          </Notice>
        </div>
      )}
      {children}
    </main>
    <nav
      aria-label={t('portal.navigation')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-border bg-bg pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {/* Each item is as wide as its label: with equal widths, long labels would be cut although short ones leave space. */}
      <ul className="flex">
        {frame.navItems.slice(0, BOTTOM_BAR_ITEMS).map((item) => (
          <li key={item.name} className="min-w-0 flex-auto">
            <a href={item.href} aria-current={item.name === current ? 'page' : undefined} className={BOTTOM_BAR_ITEM_CLASS}>
              <span className="flex items-center">
                <Icon name={item.icon} className="text-lg" />
                <NavItemCount count={item.count} />
              </span>
              <span className="max-w-full truncate">{item.label}</span>
            </a>
          </li>
        ))}
        {frame.navItems.length > BOTTOM_BAR_ITEMS && (
          <li className="min-w-0 flex-auto">
            <Dropdown
              isUp
              align="right"
              buttonClass={`${BOTTOM_BAR_ITEM_CLASS} w-full cursor-pointer`}
              label={
                <>
                  <Icon name="more" className="text-lg" />
                  <span className="max-w-full truncate">{t('portal.mehr')}</span>
                </>
              }
            >
              {(close) => (
                <NavGroups
                  navItems={frame.navItems.slice(BOTTOM_BAR_ITEMS)}
                  headingClass="px-3 pt-2 text-2xs font-semibold text-muted"
                  listClass="flex flex-col"
                >
                  {(item) => (
                    <a
                      href={item.href}
                      onClick={close}
                      aria-current={item.name === current ? 'page' : undefined}
                      className={`${MENU_ITEM} min-h-11`}
                    >
                      <Icon name={item.icon} className="text-muted" />
                      {item.label} <NavItemCount count={item.count} />
                    </a>
                  )}
                </NavGroups>
              )}
            </Dropdown>
          </li>
        )}
      </ul>
    </nav>
  </div>
);

const BOTTOM_BAR_ITEM_CLASS =
  'flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 px-1 text-2xs font-medium text-muted no-underline aria-[current]:font-semibold aria-[current]:text-primary';

const Logo = ({ frame: { logo, brand } }: { frame: FrameData }) =>
  logo ? (
    <img
      src={logo.adresse}
      width={logo.breite}
      height={logo.hoehe}
      alt={brand}
      className="on-surface h-7 w-auto max-w-[min(100%,8rem)] object-contain object-left sm:max-w-full"
    />
  ) : (
    <span>{brand}</span>
  );

/** Menu of the logged-in person. */
const Person = ({ t, frame: { person, links, logout } }: Pick<FrameProps, 't' | 'frame'>) => (
  <Dropdown
    align="right"
    name={t('portal.person', { name: person.name })}
    buttonClass={`${ICON_BUTTON} w-auto grid-flow-col gap-3 px-1 lg:px-2`}
    label={
      <>
        <span className="hidden text-right leading-tight lg:block">
          <span className="block max-w-56 truncate font-semibold text-text">{person.name}</span>
          <span className="block max-w-56 truncate text-xs">{person.firm}</span>
        </span>
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-surface-strong text-xs font-semibold text-primary"
        >
          {initialsOf(person.name)}
        </span>
      </>
    }
  >
    <div className="border-b border-border px-3 pt-1 pb-3">
      <p className="font-semibold">{person.name}</p>
      <p className="text-xs text-muted">{person.firm}</p>
      <p className="text-xs text-muted">{person.detail}</p>
    </div>
    <ul className="flex flex-col pt-2">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className={MENU_ITEM}>
            {label}
          </a>
        </li>
      ))}
      <li>
        <form method="post" action={logout}>
          <button type="submit" className={MENU_ITEM}>
            <Icon name="leave" className="text-muted" />
            {t('abmelden.knopf')}
          </button>
        </form>
      </li>
    </ul>
  </Dropdown>
);

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([letter = '']) => letter)
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');
