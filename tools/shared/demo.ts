/** The tenants of the demo. */
export const TENANTS = ['telko', 'energie', 'berater', 'intern'] as const;

/** The demo's own recommender, at every tenant. */
export const ERIKA = { Email: 'erika@example.org', Password: 'Demo-2026' } as const;

/** Where the addresses of a tenant's people are: `intern` takes recommenders of its own people alone. */
export const hostOf = (tenant: string): string => (tenant === 'intern' ? 'werkring.example' : 'example.org');

/** People of the agencies that `telko` has: owner, somebody of the staff and somebody without a role of one, and the owner of one that rests. */
export const AGENTUR = {
  inhaber: 'inhaber@agentur.example',
  mitarbeiter: 'mitarbeiter@agentur.example',
  ohneRolle: 'ohnerolle@agentur.example',
  inaktiv: 'inaktiv@agentur.example',
} as const;
export type AgenturPerson = keyof typeof AGENTUR;
