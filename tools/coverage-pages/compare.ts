/** A row of the first table of docs/pages.md. */
export interface Listed {
  readonly name: string;
  readonly path: string;
  readonly state: string;
}

/** A row of the second. */
export interface ListedSlug {
  readonly slug: string;
  readonly titel: string;
  readonly state: string;
}

/** The listed pages by state, what the product has besides, and what of the list is not so. */
export interface Comparison {
  readonly groups: Readonly<Record<string, string[]>>;
  readonly added: string[];
  readonly faults: string[];
}

/** What the list says of a page. */
const STATES = ['stands', 'still to come'];

/** The rows of the table of docs/pages.md: each route name with its default path and its state. */
export function readPages(markdown: string): Listed[] {
  const rows = markdown.matchAll(/^\| `(\w+)` \| `([^`]+)` \| ([^|]+) \|$/gm);
  return [...rows].map(([, name = '', path = '', state = '']) => ({ name, path, state }));
}

/**
 * The listed pages by state, what the product has besides, and what of the list is not so: `contract` holds the default path of every
 * page by its name, `standing` the names of those that are there.
 */
export function comparePages(
  listed: readonly Listed[],
  contract: Readonly<Record<string, string>>,
  standing: readonly string[],
): Comparison {
  const faultOf = ({ name, path, state }: Listed) => {
    if (!STATES.includes(state)) return `${name}: "${state}" is none of: ${STATES.join(', ')}`;
    if (contract[name] === undefined) return `${name} is no page of the contract`;
    if (contract[name] !== path) return `${name} is listed at ${path}, but stands at ${contract[name]}`;
    if (state === 'stands') return standing.includes(name) ? [] : `${name} is missing`;
    return standing.includes(name) ? `${name} is listed as ${state}, but stands already` : [];
  };
  const names = new Set(listed.map(({ name }) => name));
  const groups = Object.fromEntries(STATES.map((state) => [state, listed.filter((page) => page.state === state).map(({ name }) => name)]));
  return { groups, added: standing.filter((name) => !names.has(name)), faults: listed.flatMap(faultOf) };
}

/** The rows of the second table of docs/pages.md: each slug of the catalogue with its category and its state. */
export function readSlugs(markdown: string): ListedSlug[] {
  const rows = markdown.matchAll(/^\| `([^`]+)` \| ([^|`]+) \| ([^|]+) \|$/gm);
  return [...rows].map(([, slug = '', titel = '', state = '']) => ({ slug, titel, state }));
}

/** What of the listed slugs is not so: `kategorien` are those of the demo's catalogue, `hasPage` says whether the page that shows them stands. */
export function compareSlugs(
  listed: readonly ListedSlug[],
  kategorien: readonly { readonly Slug: string; readonly Titel: string }[],
  hasPage: boolean,
): string[] {
  const known = new Map(kategorien.map(({ Slug, Titel }) => [Slug, Titel]));
  const faultOf = ({ slug, titel, state }: ListedSlug) => {
    if (!STATES.includes(state)) return `${slug}: "${state}" is none of: ${STATES.join(', ')}`;
    const stands = hasPage && known.has(slug);
    if ((state === 'stands') !== stands) return stands ? `${slug} is listed as ${state}, but stands already` : `${slug} is missing`;
    return stands && known.get(slug) !== titel ? `${slug} is listed as ${titel}, but is ${known.get(slug)}` : [];
  };
  const names = new Set(listed.map(({ slug }) => slug));
  const unlisted = [...known.keys()].filter((slug) => !names.has(slug)).map((slug) => `${slug} is not listed`);
  return [...listed.flatMap(faultOf), ...unlisted];
}
