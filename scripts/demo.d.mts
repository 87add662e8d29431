/** The tenants of the demo. */
export const TENANTS: readonly ['telko', 'energie', 'berater', 'intern'];

/** The demo's own recommender, at every tenant. */
export const ERIKA: { readonly Email: string; readonly Password: string };
