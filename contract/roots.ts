/** What an address of any host begins with that is no page of a tenant: it has no language before it, and no tenant is called so. */
export const ROOTS = ['api', 'assets', 'bilder', 'dev', 'health', 'metrics', 'r', 'vorschau'] as const;
export type Root = (typeof ROOTS)[number];

/** Whether the path of an address, in any letter case, begins with one of them. */
export function isBelowRoot(address: string): boolean {
  const first = address.split(/[/?]/)[1]?.toLowerCase();
  return ROOTS.some((root) => root === first);
}
