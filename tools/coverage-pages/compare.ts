/** A row of the first table of docs/pages.md. */
export interface Listed {
  readonly name: string;
  readonly path: string;
  readonly state: string;
}

/** A row of the second table of docs/pages.md. */
export interface ListedSlug {
  readonly slug: string;
  readonly titel: string;
  readonly state: string;
}

/** The listed pages by state, pages of the product that are not listed, and errors in the list. */
export interface Comparison {
  readonly groups: Readonly<Record<string, string[]>>;
  readonly added: string[];
  readonly faults: string[];
}

/** The states that a page has in the list. */
const STATES = ['stands', 'still to come'];

/** Reads the first table of docs/pages.md: each route name with its default path and its state. */
export function readPages(markdown: string): Listed[] {
  const rows = markdown.matchAll(/^\| `(\w+)` \| `([^`]+)` \| ([^|]+) \|$/gm);
  return [...rows].map(([, name = '', path = '', state = '']) => ({ name, path, state }));
}

/** Compares the listed pages with the product: `contract` maps page names to default paths, `standing` has the names of the existing pages. */
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

/** Reads the second table of docs/pages.md: each slug of the catalogue with its category and its state. */
export function readSlugs(markdown: string): ListedSlug[] {
  const rows = markdown.matchAll(/^\| `([^`]+)` \| ([^|`]+) \| ([^|]+) \|$/gm);
  return [...rows].map(([, slug = '', titel = '', state = '']) => ({ slug, titel, state }));
}

/** Errors in the listed slugs: `kategorien` are those of the demo's catalogue, `hasPage` is whether the page that shows them exists. */
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
