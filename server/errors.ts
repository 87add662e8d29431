import { ERRORS, type ErrorCode, type FieldCode } from '../contract/errors.ts';
import type { ProblemExtension } from '../contract/problem.ts';
import type { TextValues } from '../texts/fill.ts';
import type { TextKey } from '../texts/texts.ts';

export interface FieldError {
  readonly field: string;
  readonly code: FieldCode;
  /** The values that the field can have, if there are only some. */
  readonly allowed?: (string | number | boolean)[];
  /** Values for the text at the field. */
  readonly values?: TextValues;
}

/** A refusal of the catalogue: code, status, the fields of a Validierung, and the texts and headers of the answer. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | null;
  readonly detail: string | null;
  /** The text of the catalogue, for codes that mean different things to different callers. */
  readonly text: TextKey;
  /** Values for that text. */
  readonly values: TextValues;
  /** Further values for that text: the texts of keys, as a list in the language of the answer. */
  readonly listed: Readonly<Record<string, readonly TextKey[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Additional members of the problem. */
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
      listed?: Readonly<Record<string, readonly TextKey[]>>;
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
    this.listed = options.listed ?? {};
    this.headers = options.headers ?? {};
    this.extension = options.extension ?? {};
  }
}

/** Whether the error is NichtGefunden. */
export const isUnknown = (error: unknown): boolean => error instanceof Refusal && error.code === 'NichtGefunden';

/** Throws a refusal with a code of the catalogue; the transaction is rolled back, so nothing is stored. */
export function refuse(code: ErrorCode): never {
  throw new Refusal(code);
}

/** Throws NichtGefunden (404) for a field, so that a caller who sends several numbers knows which one is unknown. */
export function refuseNumber(field: string): never {
  throw new Refusal('NichtGefunden', { fields: [{ field, code: 'nummer' }] });
}

/** Throws Validierung (422) for one field, with the values of its text. */
export function refuseField(field: string, code: FieldCode, values?: TextValues): never {
  throw new Refusal('Validierung', { fields: [{ field, code, ...(values && { values }) }] });
}
