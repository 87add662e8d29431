/**
 * Why a service outside gave no usable answer: `unreachable` (name, connection, certificate), `late` (its time limit), `refused` (it does not accept our
 * secret or address), `overloaded` (429), `failed` (5xx), `unreadable` (an answer of another form), `paused` (not asked, because it failed before).
 */
export type FaultKind = 'unreachable' | 'late' | 'refused' | 'overloaded' | 'failed' | 'unreadable' | 'paused';

/** What an operator can do about a fault, in a line of a command. */
export const ADVICE: Readonly<Record<FaultKind, string>> = {
  unreachable: 'check the address, its name and its certificate',
  late: 'no answer in time',
  refused: 'check the secret, the client and its rights',
  overloaded: 'too many requests, try later',
  failed: 'the service itself fails',
  unreadable: 'an answer of another form, check the address and the names at the service',
  paused: 'not asked, because it failed before',
};

/** A service outside gave no usable answer. Its message holds nothing of the request and nothing of the answer. */
export class OutsideFault extends Error {
  override readonly name = 'OutsideFault';
  readonly kind: FaultKind;
  readonly status: number | null;

  constructor(kind: FaultKind, { cause, status = null }: { readonly cause?: unknown; readonly status?: number | null } = {}) {
    const detail = status ?? codeOf(cause);
    super(detail === null ? kind : `${kind} (${detail})`, { cause });
    this.kind = kind;
    this.status = status;
  }
}

/** The code of a network error, such as ENOTFOUND; names and addresses are left out. */
function codeOf(cause: unknown): string | null {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^[A-Z][A-Z0-9_]+$/.test(code) ? code : null;
}
