import type { Visit } from '../../shell/visit.ts';

/** The logged-in agency user; null without a login. */
export const agenturOf = ({ portalHolder }: Pick<Visit, 'portalHolder'>) => (portalHolder?.who === 'A' ? portalHolder : null);
