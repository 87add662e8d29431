import { pageAddress } from '../../../contract/pages/public.ts';
import type { PageContext } from '../../shell/page.ts';
import type { Fields, Visit } from '../../shell/visit.ts';

/** Number of lines of a list on one page. */
export const PAGE_SIZE = 50;

/** Lists of the personal area. A query parameter of the same name has the id after which the list goes on. */
const LISTS = ['laufend', 'beendet', 'nachbuchungen'] as const;
export type ListName = (typeof LISTS)[number];

/** The lines of a list that the page shows, and the addresses of its first and its next lines; null if they are shown already or there are none. */
export interface Part<Row> {
  readonly rows: readonly Row[];
  readonly anzahl: number;
  readonly first: string | null;
  readonly next: string | null;
}

/** The parameters that say where each list goes on. */
export const placesIn = ({ query }: Pick<Visit, 'query'>): Fields =>
  Object.fromEntries(LISTS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));

/**
 * One page of a list: the lines of `all` that belong to it, after the line that the address names. That line may have left the list since, so its place among
 * all lines counts. An unknown one means the beginning.
 */
export function partOf<Row extends { readonly id: string }>(
  name: ListName,
  all: readonly Row[],
  isIn: (row: Row) => boolean,
  { paths, locale, places }: Pick<PageContext, 'paths' | 'locale'> & { readonly places: Fields },
): Part<Row> {
  const start = all.findIndex(({ id }) => id === places[name]) + 1;
  const rest = all.slice(start).filter(isIn);
  const rows = rest.slice(0, PAGE_SIZE);
  const { [name]: _, ...others } = places;
  const addressOf = (place: Fields) => `${pageAddress(paths, 'Dashboard', locale, place)}#${name}`;
  return {
    rows,
    anzahl: all.filter(isIn).length,
    first: start === 0 ? null : addressOf(others),
    next: rest.length > PAGE_SIZE ? addressOf({ ...others, [name]: rows.at(-1)?.id ?? '' }) : null,
  };
}
