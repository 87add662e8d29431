import { BETRIEB_COOKIE, COOKIES } from './cookies.ts';

/**
 * The sessions that a browser can have at the same time: kind of credential and cookie of each. `X-Session` selects the session of a call
 * (docs/rules/employees.md); without it, the first session counts that the call accepts.
 */
export const SESSIONS = {
  Betrieb: { who: 'B', cookie: BETRIEB_COOKIE },
  Agentur: { who: 'A', cookie: COOKIES.Agentur },
  Seller: { who: 'S', cookie: COOKIES.Seller },
  Empfehler: { who: 'E', cookie: COOKIES.Anmeldung },
} as const;

export type SessionName = keyof typeof SESSIONS;
export const SESSION_NAMES = Object.keys(SESSIONS) as SessionName[];

/** Sessions of a tenant's pages; the back office has pages of its own. */
export type PageSession = Exclude<SessionName, 'Betrieb'>;
export const PAGE_SESSIONS = SESSION_NAMES.filter((name): name is PageSession => name !== 'Betrieb');

/** The session of a kind of credential; undefined if that kind has no session. */
export const sessionBy = (who: string): SessionName | undefined => SESSION_NAMES.find((name) => SESSIONS[name].who === who);
