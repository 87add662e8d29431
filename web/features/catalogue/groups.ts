import type { Produktkategorie } from '../../../contract/calls/produkt/produktkategorie.ts';

type Named = Pick<Produktkategorie, 'Slug' | 'Name'>;

/** A category that has no parent, with those below it. */
export interface Group {
  readonly top: Produktkategorie;
  readonly children: readonly Produktkategorie[];
}

/** The categories by their topmost parent, in the tenant's order. */
export const groupsOf = (kategorien: readonly Produktkategorie[]): readonly Group[] =>
  kategorien
    .filter(({ Breadcrumb }) => Breadcrumb.length === 0)
    .map((top) => ({ top, children: kategorien.filter(({ Breadcrumb }) => Breadcrumb[0]?.Slug === top.Slug) }));

/** The topmost category and all that it leads to, of one of them. */
export function familyOf(groups: readonly Group[], slug: string): readonly Named[] {
  const group = groups.find(({ top, children }) => [top, ...children].some(({ Slug }) => Slug === slug));
  return group ? [group.top, ...group.children] : [];
}
