import type { FastifySchemaCompiler } from 'fastify';
import type * as z from 'zod/mini';
import { readInput } from '../calls/input.ts';

/** Checks a part of a request against its schema of the contract; what does not fit becomes a refusal with its fields. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart }) =>
  (given: unknown) =>
    // Fastify hands an absent body over as null.
    readInput(schema, httpPart === 'body' && given === null ? undefined : given, httpPart);
