import { ERRORS, type ErrorCode, type FieldCode } from '../contract/errors.ts';

export interface FieldError {
  readonly field: string;
  readonly code: FieldCode;
}

/** A refusal of the catalogue: public code and status, fields for a Validierung, and a private reason for the log (no personal data). */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | null;
  readonly detail: string | null;

  constructor(
    code: ErrorCode,
    options: { status?: number; fields?: readonly FieldError[]; retryAfterSeconds?: number; detail?: string } = {},
  ) {
    super(code);
    this.code = code;
    this.status = options.status ?? ERRORS[code];
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.detail = options.detail ?? null;
  }
}

/** Ends the call with a code of the catalogue; the transaction is rolled back, so nothing is stored. */
export function refuse(code: ErrorCode): never {
  throw new Refusal(code);
}

/** Ends the call with 422 Validierung for one field. */
export function refuseField(field: string, code: FieldCode): never {
  throw new Refusal('Validierung', { fields: [{ field, code }] });
}
