import type { Consent } from '../../contract/calls/consent.ts';
import type { SessionName } from '../../contract/values/sessions.ts';

/** The client of a call. */
export interface Caller {
  readonly ip: string;
  readonly method: string;
  readonly query: unknown;
  /** A header of the request; undefined if it is sent several times as a list. */
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** All cookies of the request. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** What an answer has in addition to its status and body. */
export interface CallReply {
  headers(values: Readonly<Record<string, string>>): void;
  /** Sets the session as a cookie that no script can read, for as long as the session lasts. Each kind of session has its own cookie. */
  setSessionCookie(session: SessionName, token: string): void;
  clearSessionCookie(session: SessionName): void;
  /** Stores the encrypted state of a login at the tenant's provider, for the longest time that it may take. */
  setAnmeldedienstCookie(sealed: string): void;
  clearAnmeldedienstCookie(): void;
  /** Sets the recipient's secret as a cookie of the browser session, so that the steps of one visit belong together. */
  setEmpfaengerCookie(hex: string): void;
  /** Removes that cookie; if secrets are given, only if it has one of them. */
  clearEmpfaengerCookie(hexes?: readonly string[]): void;
  /** Stores the choice of cookie categories and deletes the cookies of declined ones. */
  setConsentCookies(choice: Consent): void;
  /** Declares the body as HTML that is sent unchanged. */
  html(): void;
}
