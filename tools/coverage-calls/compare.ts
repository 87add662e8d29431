/** A row of docs/calls.md. */
export interface Listed {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly state: string;
}

/** The compared part of an OpenAPI document. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}

/** The listed calls by state, calls of the product that are not listed, and errors in the list. */
export interface Comparison {
  readonly groups: Readonly<Record<string, string[]>>;
  readonly added: string[];
  readonly faults: string[];
}

/** The states that a call has in the list. */
const STATES = ['stands', 'still to come', 'with their portal'];

/** Reads the tables of docs/calls.md: each call with its method, path, query names and state. */
export function readCalls(markdown: string): Listed[] {
  const rows = markdown.matchAll(/^\| `([A-Z]+) ([^`]+)` \| ([^|]+) \|/gm);
  return [...rows].map(([, method = '', address = '', state = '']) => {
    const [path = '', query = ''] = address.split('?');
    return { name: `${method} ${address}`, method, path, query: query.match(/\w+/g) ?? [], state };
  });
}

/** A call's method and path in the form in which the router compares them: without letter case, trailing slash and parameter names. */
const placeOf = (method: string, path: string) => {
  const below = path.startsWith('/api/') ? path : `/api/v1/{}/${path}`;
  return `${method} ${below
    .toLowerCase()
    .replace(/\{\w*\}/g, '{}')
    .replace(/\/+$/, '')}`;
};

/** The calls of an OpenAPI document by method and path, with their query names. */
function describedIn({ paths }: Document) {
  const operations = Object.entries(paths).flatMap(([path, item]) => Object.entries(item).map(([method, one]) => ({ path, method, one })));
  return new Map(
    operations.map(({ path, method, one }) => {
      const inQuery = (one.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      return [placeOf(method.toUpperCase(), path), { name: `${method.toUpperCase()} ${path}`, query: inQuery }];
    }),
  );
}

/** Compares the listed calls with the calls in an OpenAPI document. */
export function compareCalls(listed: readonly Listed[], document: Document): Comparison {
  const described = describedIn(document);
  const isThere = ({ method, path, query }: Listed) => {
    const found = described.get(placeOf(method, path));
    return found !== undefined && query.every((name) => found.query.includes(name));
  };
  const faultOf = (call: Listed) => {
    if (!STATES.includes(call.state)) return `${call.name}: "${call.state}" is none of: ${STATES.join(', ')}`;
    if (call.state === 'stands') return isThere(call) ? [] : `${call.name} is missing`;
    return isThere(call) ? `${call.name} is listed as ${call.state}, but stands already` : [];
  };
  const places = new Set(listed.map(({ method, path }) => placeOf(method, path)));
  const added = [...described].filter(([place]) => !places.has(place)).map(([, { name }]) => name);
  const groups = Object.fromEntries(STATES.map((state) => [state, listed.filter((call) => call.state === state).map(({ name }) => name)]));
  return { groups, added, faults: listed.flatMap(faultOf) };
}
