import type { PageContext } from '../../shell/page.ts';
import { Icon } from '../../ui/icon.tsx';
import { CategoryLink, CHIP, LINE } from './category-link.tsx';
import { familyOf, type Group } from './groups.ts';

interface CategoryNavProps {
  readonly context: PageContext;
  readonly groups: readonly Group[];
  /** Slug of the category shown. */
  readonly slug: string;
}

/** Links to the other categories: those of the same family in a row if there is room, and all of them in a disclosure. */
export const CategoryNav = (props: CategoryNavProps) => (
  <nav aria-label={props.context.t('katalog.kategorien')} className="mt-6">
    <Family {...props} />
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control border border-border px-4 text-xs font-semibold text-primary transition-colors duration-200 hover:bg-surface">
        {props.context.t('katalog.alleKategorien')}
        <Icon name="plus" className="motion-safe:transition-transform motion-safe:duration-200 group-open:rotate-45" />
      </summary>
      <ul className="mt-3 grid grid-cols-1 gap-x-6 gap-y-4 rounded-card bg-surface p-5 text-xs md:grid-cols-3 md:p-6 lg:grid-cols-5">
        {props.groups.map((group) => (
          <GroupItem key={group.top.Slug} {...props} group={group} />
        ))}
      </ul>
    </details>
  </nav>
);

const Family = ({ context, groups, slug }: CategoryNavProps) => {
  const family = familyOf(groups, slug);
  if (family.length < 2) return null;
  return (
    <ul className="hidden flex-wrap gap-2 md:flex">
      {family.map((kategorie) => (
        <li key={kategorie.Slug}>
          <CategoryLink context={context} kategorie={kategorie} isHere={kategorie.Slug === slug} className={CHIP} />
        </li>
      ))}
    </ul>
  );
};

const GroupItem = ({ context, group: { top, children }, slug }: CategoryNavProps & { readonly group: Group }) => (
  <li>
    <CategoryLink context={context} kategorie={top} isHere={top.Slug === slug} className={`${LINE} font-semibold`} />
    {children.length > 0 && (
      <ul>
        {children.map((kategorie) => (
          <li key={kategorie.Slug}>
            <CategoryLink context={context} kategorie={kategorie} isHere={kategorie.Slug === slug} className={LINE} />
          </li>
        ))}
      </ul>
    )}
  </li>
);
