import * as z from 'zod/mini';
import { ERRORS, type ErrorCode, FIELD_CODES } from './errors.ts';
import { named } from './values/named.ts';

/** What is wrong with one field; `message` is in the caller's language. */
export const Feldfehler = z
  .object({ field: z.string(), code: z.enum(FIELD_CODES), message: z.string() })
  .register(named, { id: 'Feldfehler', description: 'What is wrong with one field of what was sent.' });

export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    errors: z.optional(z.array(Feldfehler)),
  })
  .register(named, {
    id: 'Problem',
    description:
      'An error, as problem details (RFC 9457). Programs go by `code`; `detail` and `message` are sentences in the language asked for. `errors` names the fields of a Validierung.',
  });
