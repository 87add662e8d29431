import type { Item } from './content.ts';

/** What a list is asked for. */
export interface ListQuery {
  readonly take: number;
  readonly skip: number;
  /** Only items whose field has this value. */
  readonly filter: { readonly path: readonly string[]; readonly value: unknown } | null;
  readonly ids: readonly string[] | null;
}

const DEFAULT_TAKE = 20;
const MAX_TAKE = 200;

/** A query of the service that the stand-in does not understand; answered with 400. */
export class UnknownQuery extends Error {}

/** Reads the parameters of a list: JSON in `q`, OData (`$top`, `$skip`, `$filter` with `eq`), or `ids`. Throws UnknownQuery. */
export function readQuery(parameters: URLSearchParams): ListQuery {
  const ids = parameters.get('ids')?.split(',') ?? null;
  const q = parameters.get('q');
  if (q !== null) return { ...readJson(q), ids };
  const filter = parameters.get('$filter');
  return {
    take: limited(Number(parameters.get('$top') ?? DEFAULT_TAKE)),
    skip: Number(parameters.get('$skip') ?? 0),
    filter: filter === null ? null : readOData(filter),
    ids,
  };
}

function readJson(q: string): Omit<ListQuery, 'ids'> {
  let asked: { take?: number; skip?: number; filter?: { path?: string; op?: string; value?: unknown } };
  try {
    asked = JSON.parse(q);
  } catch {
    throw new UnknownQuery('q is no JSON');
  }
  const { take = DEFAULT_TAKE, skip = 0, filter } = asked;
  if (filter && (filter.op !== 'eq' || typeof filter.path !== 'string')) throw new UnknownQuery('only the filter eq is known here');
  return { take: limited(take), skip, filter: filter ? { path: String(filter.path).split('.'), value: filter.value } : null };
}

function readOData(filter: string): NonNullable<ListQuery['filter']> {
  const [, path, value] = /^(data\/\w+\/\w+) eq '([^']{0,200})'$/.exec(filter) ?? [];
  if (path === undefined) throw new UnknownQuery('only the filter eq is known here');
  return { path: path.split('/'), value };
}

const limited = (take: number): number => Math.min(Math.max(take, 0), MAX_TAKE);

/** The items of a list, and how many there are without its limits. */
export function runQuery(items: readonly Item[], { take, skip, filter, ids }: ListQuery): { total: number; items: readonly Item[] } {
  const found = items.filter(
    (item) => (ids === null || ids.includes(item.id)) && (filter === null || valueAt(item, filter.path) === filter.value),
  );
  return { total: found.length, items: found.slice(skip, skip + take) };
}

const valueAt = (item: Item, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined),
    item,
  );
