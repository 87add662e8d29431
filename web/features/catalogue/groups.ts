import type { Produktkategorie } from '../../../contract/calls/produkt/produktkategorie.ts';

type Named = Pick<Produktkategorie, 'Slug' | 'Name'>;

/** A top-level category with its subcategories. */
export interface Group {
  readonly top: Produktkategorie;
  readonly children: readonly Produktkategorie[];
}

/** Categories grouped by top-level parent, in the tenant's order. */
export const groupsOf = (kategorien: readonly Produktkategorie[]): readonly Group[] =>
  kategorien
    .filter(({ Breadcrumb }) => Breadcrumb.length === 0)
    .map((top) => ({ top, children: kategorien.filter(({ Breadcrumb }) => Breadcrumb[0]?.Slug === top.Slug) }));

/** The top-level category of `slug` and its subcategories; empty if the slug is unknown. */
export function familyOf(groups: readonly Group[], slug: string): readonly Named[] {
  const group = groups.find(({ top, children }) => [top, ...children].some(({ Slug }) => Slug === slug));
  return group ? [group.top, ...group.children] : [];
}
