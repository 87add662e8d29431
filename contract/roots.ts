/** First path segments that are no tenant pages on any host: they have no language in front, and no tenant can have such a name. */
export const ROOTS = ['api', 'assets', 'betrieb', 'bilder', 'dev', 'health', 'metrics', 'r', 'vorschau'] as const;
export type Root = (typeof ROOTS)[number];

/** Whether the path of an address starts with one of the roots, in any letter case. */
export function isBelowRoot(address: string, roots: readonly Root[] = ROOTS): boolean {
  const first = address.split(/[/?]/)[1]?.toLowerCase();
  return roots.some((root) => root === first);
}
