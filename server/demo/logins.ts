/** How people log in to the demo. */
export const DEMO_PASSWORD = 'Demo-2026';
export const DEMO_EMAIL = 'erika@example.org';

/**
 * The tenant with agencies, and the users who can log in: the owner, an employee and a user without a role of an active agency, and the
 * owner of an inactive one.
 */
export const DEMO_AGENTUR = {
  mandant: 'telko',
  inhaber: 'inhaber@agentur.example',
  mitarbeiter: 'mitarbeiter@agentur.example',
  inaktiv: 'inaktiv@agentur.example',
  ohneRolle: 'ohnerolle@agentur.example',
} as const;

/** API key of a demo tenant. */
export const demoKey = (mandant: string): string => `demo-${mandant}`;

/** Secrets of the stand-ins and of the shop, by the names of their services. */
export const DEMO_SECRETS = { inhalte: 'demo', produktlink: 'demo'.repeat(16), anmeldedienst: 'demo' } as const satisfies Readonly<
  Record<string, string>
>;
