import type { Produktkategorie } from '../../../contract/calls/produkt/produktkategorie.ts';

type Named = Pick<Produktkategorie, 'Slug' | 'Name'>;

/** A category that has no parent, with those below it. */
export interface Group {
  readonly oberste: Produktkategorie;
  readonly darunter: readonly Produktkategorie[];
}

/** The categories by their topmost parent, in the tenant's order. */
export const groupsOf = (kategorien: readonly Produktkategorie[]): readonly Group[] =>
  kategorien
    .filter(({ Breadcrumb }) => Breadcrumb.length === 0)
    .map((oberste) => ({ oberste, darunter: kategorien.filter(({ Breadcrumb }) => Breadcrumb[0]?.Slug === oberste.Slug) }));

/** The topmost category and all that it leads to, of one of them. */
export function familyOf(groups: readonly Group[], slug: string): readonly Named[] {
  const group = groups.find(({ oberste, darunter }) => [oberste, ...darunter].some(({ Slug }) => Slug === slug));
  return group ? [group.oberste, ...group.darunter] : [];
}
