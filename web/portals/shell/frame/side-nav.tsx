import { useEffect, useState } from 'react';
import type { Translate } from '../../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Way } from '../data.ts';
import type { Folding } from './folded.ts';

interface SideNavProps {
  readonly t: Translate;
  readonly ways: readonly Way[];
  readonly current: string | null;
  readonly folding: Folding | undefined;
}

/** The ways beside the content, from 1024 px: signs and words, or signs alone. */
export function SideNav({ t, ways, current, folding }: SideNavProps) {
  const { isAway, comeBack } = useDismissed();
  const over = { onPointerEnter: comeBack, onFocus: comeBack };
  return (
    <nav
      id="navigation"
      aria-label={t('portal.navigation')}
      data-quiet={isAway || undefined}
      className="side hidden min-h-0 flex-col overflow-y-auto border-r border-border px-3 py-4 lg:flex"
    >
      <ul className="flex flex-col gap-0.5">
        {ways.map((way) => (
          <li key={way.name} {...over}>
            <SideLink way={way} isCurrent={way.name === current} />
          </li>
        ))}
      </ul>
      <div className="mt-auto grid" {...over}>
        <FoldButton t={t} isFolded={false} {...folding} />
      </div>
    </nav>
  );
}

const SideLink = ({ way, isCurrent }: { way: Way; isCurrent: boolean }) => (
  <a
    href={way.href}
    aria-current={isCurrent ? 'page' : undefined}
    className={`${SIDE_LOOK} font-medium aria-[current]:bg-surface-strong aria-[current]:font-semibold aria-[current]:text-primary`}
  >
    <Icon name={way.icon} />
    <span className="word">
      {way.label} <WayCount count={way.count} />
    </span>
  </a>
);

const SIDE_LOOK =
  'flex min-h-9 items-center gap-3 rounded-control px-3 py-1 text-muted no-underline transition-colors duration-150 ease-out hover:bg-surface-strong hover:text-text';

/** Folds the navigation to its signs: their words are still its names, and show beside what is pointed at or has the focus, until Esc (portal.css). */
const FoldButton = ({ t, isFolded, toggle }: { t: Translate; isFolded: boolean; toggle?: () => void }) => (
  <button
    type="button"
    aria-expanded={!isFolded}
    aria-controls="navigation"
    className={`${SIDE_LOOK} shrink-0 cursor-pointer text-xs`}
    onClick={toggle}
  >
    <Icon name="fold" className="text-base" />
    <span className="word">{t(isFolded ? 'portal.navigation.ausklappen' : 'portal.navigation.einklappen')}</span>
  </button>
);

interface Dismissed {
  readonly isAway: boolean;
  /** Shows them again: another item is hovered or focused. */
  comeBack(): void;
}

/** Whether Esc has hidden the labels that show on hover and focus (WCAG 1.4.13). */
function useDismissed(): Dismissed {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setAway(true);
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
  return { isAway, comeBack: () => setAway(false) };
}

/** How many rows stand behind a way, after its word. */
export const WayCount = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : <span className="ml-1.5 text-xs font-normal text-muted tabular-nums">{count}</span>;
