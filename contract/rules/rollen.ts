import type { RegistrierungStatus } from './registrierung.ts';

/** Roles of an agency user. `InhaberInaktiv` is the role of an owner while the agency is not Aktiv. */
export const ROLLEN = ['Inhaber', 'InhaberInaktiv', 'Mitarbeiter', 'Minimal'] as const;
export type Rolle = (typeof ROLLEN)[number];

/** The roles that can be assigned; a user without any is Minimal. */
export const ASSIGNABLE_ROLLEN = ['Inhaber', 'Mitarbeiter'] as const;
export type AssignableRolle = (typeof ASSIGNABLE_ROLLEN)[number];

/** The effective roles in an agency of this state: until it is Aktiv, its owner is InhaberInaktiv and its staff Minimal. */
export function effectiveRollen(status: RegistrierungStatus, vergeben: readonly AssignableRolle[]): readonly [Rolle, ...Rolle[]] {
  const rollen = status === 'Aktiv' ? vergeben : vergeben.flatMap((rolle): Rolle[] => (rolle === 'Inhaber' ? ['InhaberInaktiv'] : []));
  const [first = 'Minimal', ...others] = rollen;
  return [first, ...others];
}

/** Whether a user sees the rows of the whole agency; otherwise only those with the user's own number. */
export const seesAllRows = ({ rollen, schalter }: { readonly rollen: readonly Rolle[]; readonly schalter: readonly string[] }): boolean =>
  rollen.includes('Inhaber') || rollen.includes('InhaberInaktiv') || schalter.includes('MitarbeiterSehenAlles');
