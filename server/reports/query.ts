import type { FilterValue, Order, Source } from './report.ts';
import { patternsOf } from './search.ts';

/** The query of a report, checked by the contract (`reportQuery`): a text as filter is a search. */
export interface Query {
  readonly OrderBy?: string | null | undefined;
  readonly Descending?: boolean | null | undefined;
  readonly Pagesize?: number | null | undefined;
  readonly Pagenumber?: number | null | undefined;
  readonly Filter?: string | Readonly<Record<string, FilterValue | null | undefined>> | null | undefined;
}

/** The filter of a query, ready for SQL. */
export interface Selection {
  /** LIKE patterns by word of the search: a row needs a match for each word, by any of its patterns. */
  readonly words: readonly (readonly string[])[];
  readonly filters: readonly (readonly [name: string, value: FilterValue])[];
}

export const ALL: Selection = { words: [], filters: [] };

/** Reads the filter of a query. An empty text or list filters nothing. */
export function selectionOf({ Filter }: Pick<Query, 'Filter'>): Selection {
  const { Suche = null, ...filters } = typeof Filter === 'string' ? { Suche: Filter } : (Filter ?? {});
  return {
    words: patternsOf(String(Suche ?? '')),
    filters: Object.entries(filters).flatMap(([name, value]) => (isGiven(value) ? [[name, value] as const] : [])),
  };
}

const isGiven = (value: FilterValue | null | undefined): value is FilterValue =>
  value !== null && value !== undefined && (typeof value === 'number' || value.length > 0);

/** The order of a query: its column, ascending by default; without a column the report's own order. */
export function orderOf<Row>({ OrderBy, Descending }: Pick<Query, 'OrderBy' | 'Descending'>, { defaultOrder }: Source<Row, string>): Order {
  if (!OrderBy) return { by: defaultOrder.by, descending: Descending ?? defaultOrder.descending };
  return { by: OrderBy, descending: Descending ?? false };
}
