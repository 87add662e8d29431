import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { CallError } from '../../portals/shell/call.ts';
import { useKeys } from '../../portals/shell/keys.ts';
import { ICON_BUTTON } from '../../portals/shell/styles.ts';
import { LoadError } from '../../portals/shell/table/state-messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AREA_GROUPS, AREAS, areasOf } from '../areas.ts';
import { type Mandantenzugang, useBackoffice, userQuery } from '../backoffice.ts';
import { PATHS } from '../paths.ts';
import { UserProvider, useZugang } from '../user.ts';
import { AccountMenu } from './account-menu.tsx';
import { MandantSwitch } from './mandant-switch.tsx';
import { Mark } from './mark.tsx';
import { Palette } from './palette.tsx';
import { CONTENT, useContentFocus } from './use-content-focus.ts';

const KeysDialog = lazy(() => import('../../portals/shell/dialog/keys-dialog.tsx'));

/** Frame of the screens behind the login; they are shown once the person is known. */
export function Inside() {
  const backoffice = useBackoffice();
  const { data: user, error, refetch } = useQuery(userQuery(backoffice));
  useContentFocus();
  if (user)
    return (
      <UserProvider value={user}>
        <Frame />
      </UserProvider>
    );
  // The app leaves for the login.
  const isLeaving = error instanceof CallError && error.problem.status === 401;
  return (
    <main id={CONTENT} tabIndex={-1} className="mx-auto max-w-page px-4 py-8 outline-none">
      {error && !isLeaving ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton label={backoffice.t('portal.wartet')} shapes={['short', 'title', 'row', 'row', 'row']} />
      )}
    </main>
  );
}

function Frame() {
  const { t } = useBackoffice();
  const zugang = useZugang();
  const [showsKeys, setShowsKeys] = useState(false);
  useKeys({ '?': () => setShowsKeys(true) });
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:content-stretch">
      <a
        href={`#${CONTENT}`}
        className="sr-only rounded-control bg-primary px-4 py-2 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40"
      >
        {t('seite.zumInhalt')}
      </a>
      <header className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-border bg-surface px-4 py-1.5 lg:col-span-2 lg:px-5">
        <Link to={PATHS.home} className="flex no-underline lg:min-w-60">
          <Mark isShort={zugang !== undefined} />
        </Link>
        {zugang && <MandantSwitch zugang={zugang} />}
        <div className="ml-auto flex items-center gap-1 lg:gap-3">
          <HeaderPalette />
          <AccountMenu />
        </div>
      </header>
      {zugang && <MandantNav zugang={zugang} />}
      <main
        id={CONTENT}
        tabIndex={-1}
        className={`min-w-0 outline-none ${zugang ? 'lg:h-[calc(100dvh-3.5rem)] lg:overflow-y-auto' : 'lg:col-span-2 lg:mx-auto lg:w-full lg:max-w-page'}`}
      >
        <Outlet />
      </main>
      {showsKeys && (
        <Suspense>
          <KeysDialog close={() => setShowsKeys(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The command palette: a field, on narrow screens a button that shows it above the header. */
function HeaderPalette() {
  const { t } = useBackoffice();
  const place = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        aria-label={t('portal.suche')}
        className={`${ICON_BUTTON} lg:hidden`}
        onClick={() => place.current?.querySelector('input')?.focus()}
      >
        <Icon name="search" className="text-lg" />
      </button>
      <div
        ref={place}
        className="max-lg:sr-only max-lg:focus-within:not-sr-only max-lg:focus-within:fixed max-lg:focus-within:inset-x-2 max-lg:focus-within:top-2 max-lg:focus-within:z-30 lg:w-100"
      >
        <Palette />
      </div>
    </>
  );
}

/** Screens of a tenant that the person may open: beside the content, on phones above it. */
function MandantNav({ zugang }: { zugang: Mandantenzugang }) {
  const { t } = useBackoffice();
  const nav = useRef<HTMLElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on phones another screen scrolls its link into view
  useEffect(() => {
    // Recent browsers answer a promise, which is no clean-up of an effect.
    void nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label={t('betrieb.bereiche')}
      className="border-b border-border bg-surface px-2 lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:snap-y lg:snap-mandatory lg:scroll-p-3 lg:overflow-y-auto lg:border-r lg:border-b-0 lg:p-3"
    >
      {/* Relative, so that headings for screen readers scroll with it and do not widen the page. */}
      <div className="relative flex gap-1 overflow-x-auto py-1 lg:flex-col lg:gap-4 lg:overflow-x-visible lg:py-0">
        {AREA_GROUPS.map((group) => {
          const areas = areasOf(zugang).filter((area) => AREAS[area].group === group);
          return (
            areas.length > 0 && (
              <div key={group} className="lg:snap-start">
                <p id={`${id}${group}`} className="mb-1 px-3 text-2xs font-semibold text-muted max-lg:sr-only">
                  {t(`betrieb.gruppe.${group}`)}
                </p>
                <ul aria-labelledby={`${id}${group}`} className="flex gap-1 lg:flex-col lg:gap-0.5">
                  {areas.map((area) => (
                    <li key={area} className="lg:snap-start">
                      <NavLink
                        to={PATHS.liste(zugang.Mandant, area)}
                        className="flex min-h-10 items-center gap-3 rounded-control px-3 whitespace-nowrap lg:min-h-9 text-muted no-underline transition-colors duration-150 ease-out hover:bg-surface-strong hover:text-text aria-[current]:bg-surface-strong aria-[current]:font-semibold aria-[current]:text-text"
                      >
                        <Icon name={AREAS[area].icon} className="text-lg" />
                        {t(`betrieb.bereich.${area}`)}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </div>
            )
          );
        })}
      </div>
    </nav>
  );
}
