import * as z from 'zod/mini';
import type { CallDefinition } from '../../contract/call.ts';
import { ERRORS, type ErrorCode, FIELD_CODES } from '../../contract/errors.ts';

type Answered = readonly [status: number, code: ErrorCode];

/** What every call can answer besides its own errors: broken address, unknown tenant, limits, faults of ours. */
const ALWAYS: readonly Answered[] = [
  [400, 'Default'],
  [ERRORS.NichtGefunden, 'NichtGefunden'],
  [ERRORS.Validierung, 'Validierung'],
  [ERRORS.ZuVieleAnfragen, 'ZuVieleAnfragen'],
  [ERRORS.Default, 'Default'],
  [ERRORS.NetzwerkFehler, 'NetzwerkFehler'],
];

/** What a call that takes a body can answer too: too large, not JSON. */
const WITH_BODY: readonly Answered[] = [
  [413, 'Default'],
  [415, 'Default'],
];

/** The error answers of a call for the API description, one entry a status with the codes it can carry. */
export function problemSchema(call: CallDefinition) {
  const byStatus = new Map<number, Set<ErrorCode>>();
  for (const [status, code] of answersOf(call)) byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, problem([...codes])]));
}

function answersOf(call: CallDefinition): Answered[] {
  const own = call.errors.map((code): Answered => [ERRORS[code], code]);
  const byCookie = call.method !== 'GET' && call.who.some((kind) => kind === 'E' || kind === 'R');
  return [
    ...own,
    ...(call.who.includes('E') ? [[ERRORS.KontoGesperrt, 'KontoGesperrt'] as const] : []),
    ...(byCookie ? [[ERRORS.NichtAuthorisiert, 'NichtAuthorisiert'] as const] : []),
    ...(call.body ? WITH_BODY : []),
    ...ALWAYS,
  ];
}

const problem = (codes: readonly ErrorCode[]) => ({
  description: codes.join(', '),
  content: { 'application/problem+json': { schema: problemBody(codes) } },
});

const problemBody = (codes: readonly ErrorCode[]) =>
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(codes as [ErrorCode, ...ErrorCode[]]),
    errors: z.optional(z.array(z.object({ field: z.string(), code: z.enum(FIELD_CODES), message: z.string() }))),
  });
