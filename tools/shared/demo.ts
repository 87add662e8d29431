/** The tenants of the demo. */
export const TENANTS = ['telko', 'energie', 'berater', 'intern'] as const;

/** The demo's own recommender, at every tenant. */
export const ERIKA = { Email: 'erika@example.org', Password: 'Demo-2026' } as const;

/** Domain of the mail addresses of a tenant's people: `intern` accepts only its own employees as recommenders. */
export const hostOf = (tenant: string): string => (tenant === 'intern' ? 'werkring.example' : 'example.org');

/** Agency users of `telko`: owner, employee and a user without a role in an active agency, and the owner of an inactive one. */
export const AGENTUR = {
  inhaber: 'inhaber@agentur.example',
  mitarbeiter: 'mitarbeiter@agentur.example',
  ohneRolle: 'ohnerolle@agentur.example',
  inaktiv: 'inaktiv@agentur.example',
} as const;
/** The approved profi seller of `telko`. */
export const SELLER = 'seller@example.org';
/** Login of the seller who has left and owes a commission. */
export const FORMER_SELLER = 'feddersen@verkauf.example';
export type AgenturPerson = keyof typeof AGENTUR;
