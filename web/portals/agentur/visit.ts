import type { Visit } from '../../shell/visit.ts';

/** The logged-in agency user; null without a login. */
export const agenturOf = ({ portalHolder }: Pick<Visit, 'portalHolder'>) => (portalHolder?.who === 'A' ? portalHolder : null);

/** Whether the logged-in user owns the agency, in any of its states. Only owners agree to the tenant's texts. */
export const isOwner = (visit: Pick<Visit, 'portalHolder'>): boolean =>
  agenturOf(visit)?.rollen.some((rolle) => rolle === 'Inhaber' || rolle === 'InhaberInaktiv') ?? false;
