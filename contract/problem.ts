import * as z from 'zod/mini';
import { ERRORS, type ErrorCode, FIELD_CODES, type FieldCode } from './errors.ts';
import { named } from './values/named.ts';
import { Datum } from './values/wire.ts';

/** Fault of one field; `message` is in the caller's language. */
export const Feldfehler = z
  .object({
    field: z.string(),
    code: z.enum(FIELD_CODES),
    message: z.string(),
    allowed: z.optional(z.array(z.union([z.string(), z.number(), z.boolean()]))),
  })
  .register(named, {
    id: 'Feldfehler',
    description:
      'The fault of one input field. `allowed` lists the values of a field that has only some. In answers to keys `message` names the field as `field` does.',
  });

/** Additional members of problems with certain codes (extension members, RFC 9457 section 3.2). */
const EXTENSION = {
  /** For FreigabeZuFrueh: the first day on which the order can be released. */
  FreigabeAb: z.optional(Datum),
  /** For BestaetigungNoetig: the kinds of second factor that confirm. */
  Arten: z.optional(z.array(z.enum(['Totp']))),
};
export type ProblemExtension = { readonly [Name in keyof typeof EXTENSION]?: z.infer<(typeof EXTENSION)[Name]> };

export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    errors: z.optional(z.array(Feldfehler)),
    ...EXTENSION,
  })
  .register(named, {
    id: 'Problem',
    description:
      'An error, as problem details (RFC 9457). Programs use `code`; `detail` and `message` are sentences in the requested language. `errors` names the fields of a Validierung. `FreigabeAb` is the first day of a release that comes too early (FreigabeZuFrueh). `Arten` are the kinds of second factor that confirm a call (BestaetigungNoetig).',
  });

/** Fields of a schema issue that decide its code. */
export interface Issue {
  readonly code?: string | undefined;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly format?: unknown;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
}

/** The field code of a schema issue. Server and browser share it, so the browser shows the same fault before anything is sent. */
export function fieldCodeOf(issue: Issue): FieldCode {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return 'typ';
    case 'too_small':
      if (issue.origin !== 'string') return 'zahl';
      return issue.minimum === 1 ? 'pflichtfeld' : 'zuKurz';
    case 'too_big':
      return issue.origin === 'string' ? 'zuLang' : 'zahl';
    case 'invalid_value':
      return 'auswahl';
    case 'invalid_format':
      return issue.format === 'date' || issue.format === 'datetime' ? 'datum' : 'format';
    case 'custom':
      return (issue.params?.code as FieldCode | undefined) ?? 'format';
    default:
      return 'format';
  }
}
