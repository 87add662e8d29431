import type { Visit } from '../../shell/visit.ts';

/** The agency user who is logged in; null if nobody is. */
export const agenturOf = ({ portalHolder }: Pick<Visit, 'portalHolder'>) => (portalHolder?.who === 'A' ? portalHolder : null);
