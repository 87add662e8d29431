import type { Consent } from '../../contract/calls/consent.ts';
import type { SessionName } from '../../contract/values/sessions.ts';

/** Who makes a call, as its steps see it. */
export interface Caller {
  readonly ip: string;
  readonly method: string;
  readonly query: unknown;
  /** A header of the request; one sent several times as a list is none. */
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
}

/** What an answer carries besides its status and body. */
export interface CallReply {
  headers(values: Readonly<Record<string, string>>): void;
  /** A session as a cookie that no script can read; it lives as long as the session. Each session has its own: none stands in for another. */
  keepSession(session: SessionName, token: string): void;
  endSession(session: SessionName): void;
  /** The sealed state of a login that has begun at the tenant's provider, for as long as it may take. */
  keepAnmeldedienst(sealed: string): void;
  endAnmeldedienst(): void;
  /** The recipient's secret as a cookie of the browser session, so that the steps of one visit belong together. */
  keepEmpfaenger(hex: string): void;
  /** Takes that cookie away; where secrets are named, only if it holds one of them. */
  endEmpfaenger(hexes?: readonly string[]): void;
  /** The choice of cookie categories; what was stored of a declined one goes. */
  keepConsent(choice: Consent): void;
  /** The body is a document as it is sent. */
  html(): void;
}
