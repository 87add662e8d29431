/** How people log in to the demo. */
export const DEMO_PASSWORD = 'Demo-2026';
export const DEMO_EMAIL = 'erika@example.org';

/** The tenant that the tour of the demo leads through. */
export const DEMO_TOUR = 'telko';

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

/** The tenant with profi sellers, and the one who logs in: `P-2001`. */
export const DEMO_SELLER = { mandant: 'telko', email: 'seller@example.org' } as const;

/** The tenants with people of the back office. */
export const DEMO_BETRIEB_MANDANTEN = ['telko', 'energie'] as const;

/** People of the back office, each with one role at both tenants and at those of `auchBei`; the one of the platform works for all tenants. */
export const DEMO_BETRIEB = [
  { email: 'betrieb@example.org', vorname: 'Berta', nachname: 'Beispiel', rolle: 'Betrieb', auchBei: [] },
  { email: 'support@example.org', vorname: 'Samira', nachname: 'Sander', rolle: 'Support', auchBei: [] },
  { email: 'buchhaltung@example.org', vorname: 'Bruno', nachname: 'Buch', rolle: 'Buchhaltung', auchBei: ['intern'] },
  { email: 'redaktion@example.org', vorname: 'Rita', nachname: 'Redlich', rolle: 'Redaktion', auchBei: [] },
  { email: 'pruefung@example.org', vorname: 'Petra', nachname: 'Prüf', rolle: 'Pruefung', auchBei: [] },
  { email: 'admin@example.org', vorname: 'Ada', nachname: 'Admin', rolle: 'Plattform', auchBei: [] },
] as const;

/** API key of a demo tenant. */
export const demoKey = (mandant: string): string => `demo-${mandant}`;

/** Secrets of the stand-ins and of the shop, by the names of their services. */
export const DEMO_SECRETS = { inhalte: 'demo', produktlink: 'demo'.repeat(16), anmeldedienst: 'demo' } as const satisfies Readonly<
  Record<string, string>
>;
