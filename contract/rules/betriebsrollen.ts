/**
 * Roles of the back office. Plattform belongs to the person and holds for every tenant; all others are given for one tenant. Pruefung is for auditors and data
 * protection officers, so it always has an end.
 */
export const BETRIEBSROLLEN = ['Betrieb', 'Support', 'Buchhaltung', 'Redaktion', 'Pruefung', 'Plattform'] as const;
export type Betriebsrolle = (typeof BETRIEBSROLLEN)[number];

/** The roles that a person can have at a tenant. */
export const MANDANTENROLLEN = ['Betrieb', 'Support', 'Buchhaltung', 'Redaktion', 'Pruefung'] as const satisfies readonly Betriebsrolle[];
export type Mandantenrolle = (typeof MANDANTENROLLEN)[number];
