import type { Item, Schemas } from './content.ts';
import { UnknownQuery } from './query.ts';

/** The fields that a query selects, by name. */
interface Selection {
  readonly [name: string]: Selection;
}

/** Names of the service's GraphQL: schemas in Pascal case without hyphens, fields in camel case. */
const pascal = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * Answers `query{Schema}Contents` and `query{Schema}ContentsWithTotal` with `top` and `skip`, and `find{Schema}Content` with `id`. Throws UnknownQuery for any
 * other query.
 */
export function runGraphql(schemas: Schemas, query: string, variables: Readonly<Record<string, unknown>>): object {
  const [, operation = '', given = ''] = /^\s*(?:query\b[^{]*)?\{\s*(\w+)\s*(?:\(([^)]*)\))?/.exec(query) ?? [];
  const start = query.indexOf('{', query.indexOf(operation) + operation.length);
  const fields = readSelection(query.slice(start));
  const args = Object.fromEntries(given.split(',').map((one) => argumentOf(one, variables)));
  for (const [schema, bySchema] of schemas) {
    const items = [...bySchema.values()];
    if (operation === `find${pascal(schema)}Content`)
      return { [operation]: project(itemOf(items.find(({ id }) => id === args.id)), fields) };
    const listed = items.slice(Number(args.skip ?? 0)).slice(0, Number(args.top ?? 20));
    const shown = listed.map(itemOf);
    if (operation === `query${pascal(schema)}Contents`) return { [operation]: shown.map((item) => project(item, fields)) };
    if (operation === `query${pascal(schema)}ContentsWithTotal`)
      return { [operation]: project({ total: items.length, items: shown }, fields) };
  }
  throw new UnknownQuery(`Cannot query field "${operation}"`);
}

/** An argument such as `top: 5` or `id: $id`: its name and its value. */
function argumentOf(written: string, variables: Readonly<Record<string, unknown>>): readonly [string, unknown] {
  const [name = '', value = ''] = written.split(':').map((part) => part.trim());
  if (value.startsWith('$')) return [name, variables[value.slice(1)]];
  return [name, value === '' ? undefined : JSON.parse(value)];
}

/** An item under the names of GraphQL. */
function itemOf(item: Item | undefined): object | null {
  if (!item) return null;
  const data = Object.fromEntries(Object.entries(item.data).map(([name, field]) => [camel(name), field]));
  return { id: item.id, version: item.version, created: item.created, lastModified: item.lastModified, data };
}

/** Only the selected fields; a language without a value is null. */
function project(value: unknown, selection: Selection): unknown {
  if (Array.isArray(value)) return value.map((one) => project(one, selection));
  const names = Object.keys(selection);
  if (names.length === 0 || typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(names.map((name) => [name, project((value as Record<string, unknown>)[name], selection[name] ?? {})]));
}

/** Reads `{ id data { name { iv } } }`. */
function readSelection(written: string): Selection {
  const tokens = written.match(/[{}]|\w+/g) ?? [];
  let at = 0;
  const read = (): Selection => {
    const found: Record<string, Selection> = {};
    at += 1;
    while (at < tokens.length && tokens[at] !== '}') {
      const name = tokens[at] ?? '';
      at += 1;
      found[name] = tokens[at] === '{' ? read() : {};
    }
    at += 1;
    return found;
  };
  return read();
}
