import type { ReactNode } from 'react';
import type { Translate } from '../../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { FrameData } from '../data.ts';
import { Dropdown } from '../dropdown.tsx';
import { LINE, SIGN } from '../looks.ts';
import type { Folding } from './folded.ts';
import { SideNav, WayCount } from './side-nav.tsx';

/** Ways that the lower bar of phones has place for, beside what opens the others. */
const LOWER = 4;

interface FrameProps {
  readonly t: Translate;
  readonly frame: FrameData;
  /** Name of the way that is shown. */
  readonly current: string | null;
  /** The search over everything; the server draws its field. */
  readonly search: ReactNode;
  /** The navigation's, of the app alone: what the server draws is unfolded. */
  readonly folding?: Folding;
  readonly children: ReactNode;
}

/** Navigation, top bar and content: the server draws it before the app has come, and the app puts the same in its place. */
export const Frame = ({ t, frame, current, search, folding, children }: FrameProps) => (
  <div className="portal grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] pb-16 lg:h-dvh lg:min-h-0 lg:grid-cols-[auto_minmax(0,1fr)] lg:pb-0">
    <a
      href="#inhalt"
      className="sr-only rounded-control bg-primary px-4 py-2 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40"
    >
      {t('seite.zumInhalt')}
    </a>
    <header className="sticky top-0 z-20 flex h-14 items-center gap-3 border-b border-border bg-bg px-4 lg:col-span-2 lg:px-5">
      <a href={frame.home} className="min-w-10 shrink font-heading font-semibold text-primary no-underline lg:w-50 lg:shrink-0">
        <Mark frame={frame} />
      </a>
      <div className="ml-auto min-w-0 grow sm:ml-0 lg:max-w-120">{search}</div>
      <div className="shrink-0 lg:ml-auto">
        <Person t={t} frame={frame} />
      </div>
    </header>
    <SideNav t={t} ways={frame.ways} current={current} folding={folding} />
    <main id="inhalt" tabIndex={-1} className="min-w-0 outline-none lg:min-h-0 lg:overflow-y-auto">
      {frame.notice !== undefined && (
        <div className="px-4 pt-4 lg:px-6">
          <Notice look="warning">{frame.notice}</Notice>
        </div>
      )}
      {children}
    </main>
    <nav
      aria-label={t('portal.navigation')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-border bg-bg pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {/* Each as wide as its word needs: in equal parts a long one is cut while short ones have room. */}
      <ul className="flex">
        {frame.ways.slice(0, LOWER).map((way) => (
          <li key={way.name} className="min-w-0 flex-auto">
            <a href={way.href} aria-current={way.name === current ? 'page' : undefined} className={LOWER_LOOK}>
              <span className="flex items-center">
                <Icon name={way.icon} className="text-lg" />
                <WayCount count={way.count} />
              </span>
              <span className="max-w-full truncate">{way.label}</span>
            </a>
          </li>
        ))}
        {frame.ways.length > LOWER && (
          <li className="min-w-0 flex-auto">
            <Dropdown
              isUp
              align="right"
              look={`${LOWER_LOOK} w-full cursor-pointer`}
              label={
                <>
                  <Icon name="more" className="text-lg" />
                  <span className="max-w-full truncate">{t('portal.mehr')}</span>
                </>
              }
            >
              {(close) => (
                <ul className="flex flex-col">
                  {frame.ways.slice(LOWER).map((way) => (
                    <li key={way.name}>
                      <a
                        href={way.href}
                        onClick={close}
                        aria-current={way.name === current ? 'page' : undefined}
                        className={`${LINE} min-h-11`}
                      >
                        <Icon name={way.icon} className="text-muted" />
                        {way.label} <WayCount count={way.count} />
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </Dropdown>
          </li>
        )}
      </ul>
    </nav>
  </div>
);

const LOWER_LOOK =
  'flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 px-1 text-2xs font-medium text-muted no-underline aria-[current]:font-semibold aria-[current]:text-primary';

const Mark = ({ frame: { logo, brand } }: { frame: FrameData }) =>
  logo ? (
    <img
      src={logo.adresse}
      width={logo.breite}
      height={logo.hoehe}
      alt={brand}
      className="h-7 w-auto max-w-[min(100%,8rem)] object-contain object-left sm:max-w-full"
    />
  ) : (
    <span>{brand}</span>
  );

/** Who is logged in, and what is theirs. */
const Person = ({ t, frame: { person, links, logout } }: Pick<FrameProps, 't' | 'frame'>) => (
  <Dropdown
    align="right"
    name={t('portal.person', { name: person.name })}
    look={`${SIGN} w-auto grid-flow-col gap-3 px-1 lg:px-2`}
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
          <a href={href} className={LINE}>
            {label}
          </a>
        </li>
      ))}
      <li>
        <form method="post" action={logout}>
          <button type="submit" className={LINE}>
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
