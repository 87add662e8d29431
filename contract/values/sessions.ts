/**
 * The sessions that a browser can hold at once, a cookie each, as `X-Session` names the one by which a call is to be made (docs/rules/employees.md): without
 * it the first counts that the call takes.
 */
export const SESSION_NAMES = { A: 'Agentur', E: 'Empfehler' } as const;

export type SessionName = (typeof SESSION_NAMES)[keyof typeof SESSION_NAMES];
