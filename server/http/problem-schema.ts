import * as z from 'zod/mini';
import type { CallDefinition } from '../../contract/call.ts';
import { ERRORS, type ErrorCode, FIELD_CODES } from '../../contract/errors.ts';

/** What every call can answer besides its own errors. */
const ALWAYS: readonly ErrorCode[] = ['Validierung', 'ZuVieleAnfragen', 'Default'];

/** The error answers of a call for the API description, one entry a status with the codes it can carry. */
export function problemSchema(call: CallDefinition): Record<number, z.ZodMiniType> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...call.errors, ...ALWAYS]) {
    const status = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, problem(codes)]));
}

const problem = (codes: readonly ErrorCode[]) =>
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(codes as [ErrorCode, ...ErrorCode[]]),
    errors: z.optional(z.array(z.object({ field: z.string(), code: z.enum(FIELD_CODES), message: z.string() }))),
  });
