import { Fragment, type ReactNode, useEffect, useId, useState } from 'react';
import type { Translate } from '../../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { groupsOf, type NavItem } from '../data.ts';
import type { Folding } from './folded.ts';

interface SideNavProps {
  readonly t: Translate;
  readonly navItems: readonly NavItem[];
  readonly current: string | null;
  readonly folding: Folding | undefined;
}

/** Side navigation from 1024 px: icons with labels, or icons alone. */
export function SideNav({ t, navItems, current, folding }: SideNavProps) {
  const { isDismissed, showLabels } = useDismissed();
  const over = { onPointerEnter: showLabels, onFocus: showLabels };
  return (
    <nav
      id="navigation"
      aria-label={t('portal.navigation')}
      data-quiet={isDismissed || undefined}
      className="side hidden min-h-0 flex-col overflow-y-auto border-r border-border px-3 py-4 lg:flex"
    >
      <NavGroups
        navItems={navItems}
        headingClass="group-title mt-3 mb-1 first:mt-0 px-3 text-2xs font-semibold text-muted"
        listClass="flex flex-col gap-0.5"
      >
        {(item) => (
          <div {...over}>
            <SideLink item={item} isCurrent={item.name === current} />
          </div>
        )}
      </NavGroups>
      <div className="mt-auto grid" {...over}>
        <FoldButton t={t} isFolded={false} {...folding} />
      </div>
    </nav>
  );
}

interface NavGroupsProps {
  readonly navItems: readonly NavItem[];
  readonly headingClass: string;
  readonly listClass: string;
  readonly children: (item: NavItem) => ReactNode;
}

/** Items of a navigation as lists, one for each group with its heading; a single list without groups. */
export function NavGroups({ navItems, headingClass, listClass, children }: NavGroupsProps) {
  const id = useId();
  return groupsOf(navItems).map(([heading, items], index) => (
    <Fragment key={heading ?? ''}>
      {heading && (
        <p id={`${id}${index}`} className={headingClass}>
          {heading}
        </p>
      )}
      <ul aria-labelledby={heading && `${id}${index}`} className={listClass}>
        {items.map((item) => (
          <li key={item.name}>{children(item)}</li>
        ))}
      </ul>
    </Fragment>
  ));
}

const SideLink = ({ item, isCurrent }: { item: NavItem; isCurrent: boolean }) => (
  <a
    href={item.href}
    aria-current={isCurrent ? 'page' : undefined}
    className={`${ITEM_CLASS} font-medium aria-[current]:bg-surface-strong aria-[current]:font-semibold aria-[current]:text-primary`}
  >
    <Icon name={item.icon} />
    <span className="word">
      {item.label} <NavItemCount count={item.count} />
    </span>
  </a>
);

const ITEM_CLASS =
  'flex min-h-9 items-center gap-3 rounded-control px-3 py-1 text-muted no-underline transition-colors duration-150 ease-out hover:bg-surface-strong hover:text-text';

/** Folds the navigation to its icons. Their labels stay as accessible names and appear on hover and focus, until Esc (portal.css). */
const FoldButton = ({ t, isFolded, toggle }: { t: Translate; isFolded: boolean; toggle?: () => void }) => (
  <button
    type="button"
    aria-expanded={!isFolded}
    aria-controls="navigation"
    className={`${ITEM_CLASS} shrink-0 cursor-pointer text-xs`}
    onClick={toggle}
  >
    <Icon name="fold" className="text-base" />
    <span className="word">{t(isFolded ? 'portal.navigation.ausklappen' : 'portal.navigation.einklappen')}</span>
  </button>
);

interface Dismissed {
  readonly isDismissed: boolean;
  /** Shows them again: another item is hovered or focused. */
  showLabels(): void;
}

/** Whether Esc has hidden the labels that show on hover and focus (WCAG 1.4.13). */
function useDismissed(): Dismissed {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return { isDismissed, showLabels: () => setDismissed(false) };
}

/** Number of rows of a navigation item, after its label. */
export const NavItemCount = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : <span className="ml-1.5 text-xs font-normal text-muted tabular-nums">{count}</span>;
