import { COOKIES } from './cookies.ts';

/**
 * The sessions that a browser can hold at once: the kind of credential and the cookie of each. `X-Session` names the one by which a call is made
 * (docs/rules/employees.md); without it the first counts that the call takes.
 */
export const SESSIONS = {
  Agentur: { who: 'A', cookie: COOKIES.Agentur },
  Empfehler: { who: 'E', cookie: COOKIES.Anmeldung },
} as const;

export type SessionName = keyof typeof SESSIONS;
export const SESSION_NAMES = Object.keys(SESSIONS) as SessionName[];

/** The session by a kind of credential; undefined where that is no session. */
export const sessionBy = (who: string): SessionName | undefined => SESSION_NAMES.find((name) => SESSIONS[name].who === who);
