import { type CallDefinition, waitsForConsent } from '../../../contract/call.ts';
import { ERRORS, type ErrorCode } from '../../../contract/errors.ts';
import { Problem } from '../../../contract/problem.ts';
import { whoOf } from '../../../contract/rules/rechte.ts';
import { problemOf } from '../../calls/problem.ts';
import { Refusal } from '../../errors.ts';
import type { Schemas } from './schemas.ts';
import { refTo } from './schemas.ts';

type Answered = readonly [status: number, code: ErrorCode];

/** Errors of every call in addition to its own: malformed address, unknown tenant, limits, server errors. */
const ALWAYS: readonly Answered[] = [
  [400, 'Default'],
  [ERRORS.NichtGefunden, 'NichtGefunden'],
  [ERRORS.Validierung, 'Validierung'],
  [ERRORS.ZuVieleAnfragen, 'ZuVieleAnfragen'],
  [ERRORS.Default, 'Default'],
  [ERRORS.NetzwerkFehler, 'NetzwerkFehler'],
];

/** Additional errors of calls with a body: too large, or of another type. */
const WITH_BODY: readonly Answered[] = [
  [413, 'Default'],
  [415, 'Default'],
];

/** Headers of errors, by status. */
const HEADERS: Readonly<Record<number, readonly string[]>> = {
  429: ['Retry-After', 'RateLimit-Policy', 'RateLimit'],
  503: ['Retry-After'],
};

/** Error answers of the description: statuses with the same codes share one answer, and each code has one example. */
export function makeProblems(schemas: Schemas) {
  const responses: Record<string, object> = {};
  const examples: Record<string, object> = {};
  const schema = schemas.describe(Problem, 'output');

  /** The error answers of a call by status, as references. */
  const problemsOf = (call: CallDefinition): Readonly<Record<string, object>> =>
    Object.fromEntries([...codesOf(call)].map(([status, codes]) => [status, refTo('responses', respond(status, codes))]));

  function respond(status: number, codes: readonly ErrorCode[]): string {
    const name = codes.map((code) => nameOf(status, code)).join('-');
    responses[name] ??= {
      description: codes.map((code) => `\`${code}\``).join(', '),
      ...(HEADERS[status] && { headers: Object.fromEntries(HEADERS[status].map((header) => [header, refTo('headers', header)])) }),
      content: { 'application/problem+json': { schema, examples: Object.fromEntries(codes.map((code) => [code, show(status, code)])) } },
    };
    return name;
  }

  function show(status: number, code: ErrorCode): object {
    const fields = code === 'Validierung' ? [{ field: 'Vorname', code: 'pflichtfeld' } as const] : [];
    examples[nameOf(status, code)] ??= { value: problemOf(new Refusal(code, { status, fields }), { locale: 'en', texte: {} }) };
    return refTo('examples', nameOf(status, code));
  }

  return { responses, examples, problemsOf };
}

/** Most codes have one status; `Default` has several. */
const nameOf = (status: number, code: ErrorCode): string => (code === 'Default' ? `${code}${status}` : code);

/** The codes that a call can answer, by status. */
function codesOf(call: CallDefinition): ReadonlyMap<number, readonly ErrorCode[]> {
  const byCookie = call.method !== 'GET' && whoOf(call).some((kind) => kind === 'E' || kind === 'R');
  const all: readonly Answered[] = [
    ...call.errors.map((code): Answered => [ERRORS[code], code]),
    ...(whoOf(call).includes('E') ? [[ERRORS.KontoGesperrt, 'KontoGesperrt'] as const] : []),
    ...(byCookie ? [[ERRORS.NichtAuthorisiert, 'NichtAuthorisiert'] as const] : []),
    ...(waitsForConsent(call) && whoOf(call).includes('A') ? [[ERRORS.ZustimmungErforderlich, 'ZustimmungErforderlich'] as const] : []),
    ...(call.body ? WITH_BODY : []),
    ...ALWAYS,
  ];
  const statuses = [...new Set(all.map(([status]) => status))];
  return new Map(statuses.map((one) => [one, [...new Set(all.filter(([status]) => status === one).map(([, code]) => code))].sort()]));
}
