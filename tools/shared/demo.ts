/** The tenants of the demo. */
export const TENANTS = ['telko', 'energie', 'berater', 'intern'] as const;

/** The demo's own recommender, at every tenant. */
export const ERIKA = { Email: 'erika@example.org', Password: 'Demo-2026' } as const;
