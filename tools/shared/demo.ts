/** The tenants of the demo. */
export const TENANTS = ['telko', 'energie', 'berater', 'intern'] as const;

/** The demo's own recommender, at every tenant. */
export const ERIKA = { Email: 'erika@example.org', Password: 'Demo-2026' } as const;

/** Where the addresses of a tenant's people are: `intern` takes recommenders of its own people alone. */
export const hostOf = (tenant: string): string => (tenant === 'intern' ? 'werkring.example' : 'example.org');

/** Users of the agencies of `telko`: owner, employee and a user without a role of an active one, and the owner of an inactive one. */
export const AGENTUR = {
  inhaber: 'inhaber@agentur.example',
  mitarbeiter: 'mitarbeiter@agentur.example',
  ohneRolle: 'ohnerolle@agentur.example',
  inaktiv: 'inaktiv@agentur.example',
} as const;
export type AgenturPerson = keyof typeof AGENTUR;
