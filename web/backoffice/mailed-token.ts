import { useLocation } from 'react-router';
import { CallError } from '../portals/shell/call.ts';

/** The token of a mailed link, in the fragment of its address, which no server or proxy sees; null without one. */
export const useMailedToken = (): string | null => new URLSearchParams(useLocation().hash.slice(1)).get('token');

/** Why a mailed link leads no further. */
const ENDS = { NichtGefunden: 'ungueltig', Abgelaufen: 'abgelaufen', TokenBereitsVerwendet: 'verwendet' } as const;
export type LinkEnd = (typeof ENDS)[keyof typeof ENDS];

/** The end that a refused call means for its link or token; null for another refusal. */
export const linkEndOf = (error: unknown): LinkEnd | null =>
  error instanceof CallError && Object.hasOwn(ENDS, error.problem.code) ? ENDS[error.problem.code as keyof typeof ENDS] : null;
