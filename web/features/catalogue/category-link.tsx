import type { Produktkategorie } from '../../../contract/calls/produkt/produktkategorie.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import type { PageContext } from '../../shell/page.ts';

interface CategoryLinkProps {
  readonly context: Pick<PageContext, 'paths' | 'locale'>;
  readonly kategorie: Pick<Produktkategorie, 'Slug' | 'Name'>;
  readonly isHere?: boolean;
  readonly className: string;
}

/** Link to the page of a category. */
export const CategoryLink = ({ context: { paths, locale }, kategorie: { Slug, Name }, isHere = false, className }: CategoryLinkProps) => (
  <a href={pageAddress(paths, 'Produktkategorie', locale, { slug: Slug })} aria-current={isHere ? 'page' : undefined} className={className}>
    {Name}
  </a>
);

/** Style of a category in a row. */
export const CHIP =
  'inline-flex min-h-11 items-center rounded-pill border border-border bg-surface px-4 text-xs font-semibold text-primary no-underline transition-colors duration-200 hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary';

/** Style of a category in a column. */
export const LINE =
  'inline-flex min-h-9 items-center py-1 leading-snug underline decoration-transparent underline-offset-4 transition-colors duration-200 hover:decoration-current aria-[current]:font-semibold aria-[current]:text-primary';
