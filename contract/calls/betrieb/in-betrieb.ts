import type { ErrorCode } from '../../errors.ts';

/** Refusals of every call by a session of the back office. */
export const IN_BETRIEB_ERRORS = ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden'] as const satisfies readonly ErrorCode[];

/** Refusals of every call about the caller's own account. */
export const OWN_ERRORS = ['LoginFirst', 'PSOF0204'] as const satisfies readonly ErrorCode[];

/** Start of the paths of calls about a person's own account, which belongs to the installation and not to a tenant. */
export const BETRIEB = '/api/v1/betrieb';
