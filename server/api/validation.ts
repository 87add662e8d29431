import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { refusalOf } from '../calls/input.ts';

/** Checks a part of a request against its schema of the contract; what does not fit becomes a refusal with its fields. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart }) =>
  (given: unknown) => {
    // Fastify hands an absent body over as null.
    const data = httpPart === 'body' && given === null ? undefined : given;
    const result = z.safeParse(schema, data);
    return result.success ? { value: result.data } : { error: refusalOf(httpPart, result.error.issues, data) };
  };
