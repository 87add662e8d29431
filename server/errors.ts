import { ERRORS, type ErrorCode, type FieldCode } from '../contract/errors.ts';
import type { ProblemExtension } from '../contract/problem.ts';
import type { TextValues } from '../texts/fill.ts';
import type { TextKey } from '../texts/texts.ts';

export interface FieldError {
  readonly field: string;
  readonly code: FieldCode;
  /** What its text says beside the field. */
  readonly values?: TextValues;
}

/** A refusal of the catalogue: public code and status, fields for a Validierung, and a private reason for the log (no personal data). */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | null;
  readonly detail: string | null;
  /** The text of the catalogue, where one code means different things to different callers. */
  readonly text: TextKey;
  /** What that text says of this very case. */
  readonly values: TextValues;
  readonly headers: Readonly<Record<string, string>>;
  /** What the problem says beside the members that each has. */
  readonly extension: ProblemExtension;

  constructor(
    code: ErrorCode,
    options: {
      status?: number;
      fields?: readonly FieldError[];
      retryAfterSeconds?: number;
      detail?: string;
      text?: TextKey;
      values?: TextValues;
      headers?: Readonly<Record<string, string>>;
      extension?: ProblemExtension;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.status = options.status ?? ERRORS[code];
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.detail = options.detail ?? null;
    this.text = options.text ?? `fehler.${code}`;
    this.values = options.values ?? {};
    this.headers = options.headers ?? {};
    this.extension = options.extension ?? {};
  }
}

/** Whether there is nothing of the name that was asked for. */
export const isUnknown = (error: unknown): boolean => error instanceof Refusal && error.code === 'NichtGefunden';

/** Ends the call with a code of the catalogue; the transaction is rolled back, so nothing is stored. */
export function refuse(code: ErrorCode): never {
  throw new Refusal(code);
}

/** Ends the call with 404 and names the field, so that a caller who sends several numbers knows which one is unknown. */
export function refuseNumber(field: string): never {
  throw new Refusal('NichtGefunden', { fields: [{ field, code: 'nummer' }] });
}

/** Ends the call with 422 Validierung for one field, with the values that its text needs. */
export function refuseField(field: string, code: FieldCode, values?: TextValues): never {
  throw new Refusal('Validierung', { fields: [{ field, code, ...(values && { values }) }] });
}
