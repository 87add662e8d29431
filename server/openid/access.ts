/** How providers of logins are asked; tests have theirs on this machine, and wait less. */
export interface OpenidAccess {
  /** How long one of them may take for an answer. */
  readonly seconds: number;
  /** Whether one may be asked without https. */
  readonly isInsecure: boolean;
}

export const OPENID_ACCESS: OpenidAccess = { seconds: 5, isInsecure: false };
