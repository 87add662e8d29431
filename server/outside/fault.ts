/**
 * Why a service outside gave no usable answer: `unreachable` (name, connection, certificate), `late` (its time limit), `refused` (it does not accept our
 * secret or address), `overloaded` (429), `failed` (5xx), `unreadable` (an answer of another form), `paused` (not asked, because it failed before).
 */
export type FaultKind = 'unreachable' | 'late' | 'refused' | 'overloaded' | 'failed' | 'unreadable' | 'paused';

/** A service outside gave no usable answer. Its message holds nothing of the request and nothing of the answer. */
export class OutsideFault extends Error {
  override readonly name = 'OutsideFault';
  readonly kind: FaultKind;
  readonly status: number | null;

  constructor(kind: FaultKind, { cause, status = null }: { readonly cause?: unknown; readonly status?: number | null } = {}) {
    super(`${kind}${status === null ? '' : ` (${status})`}${codeOf(cause)}`, { cause });
    this.kind = kind;
    this.status = status;
  }
}

/** The code of a network error, such as ENOTFOUND; names and addresses are left out. */
function codeOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^[A-Z][A-Z0-9_]+$/.test(code) ? `: ${code}` : '';
}
