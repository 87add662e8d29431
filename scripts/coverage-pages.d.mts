interface Listed {
  readonly name: string;
  readonly path: string;
  readonly state: string;
}
export function readPages(markdown: string): Listed[];
export function comparePages(
  listed: readonly Listed[],
  contract: Readonly<Record<string, string>>,
  standing: readonly string[],
): { groups: Record<string, string[]>; added: string[]; faults: string[] };

interface ListedSlug {
  readonly slug: string;
  readonly titel: string;
  readonly state: string;
}
export function readSlugs(markdown: string): ListedSlug[];
export function compareSlugs(
  listed: readonly ListedSlug[],
  kategorien: readonly { readonly Slug: string; readonly Titel: string }[],
  hasPage: boolean,
): string[];
