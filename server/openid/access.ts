/** How login providers are called; tests use one on this machine and a shorter timeout. */
export interface OpenidAccess {
  /** Timeout of a request in seconds. */
  readonly seconds: number;
  /** Whether http without TLS is allowed. */
  readonly isInsecure: boolean;
}

export const OPENID_ACCESS: OpenidAccess = { seconds: 5, isInsecure: false };
