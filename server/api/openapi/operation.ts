import * as z from 'zod/mini';
import { type CallDefinition, isWritingGet } from '../../../contract/call.ts';
import { EXAMPLES } from '../../../contract/examples/examples.ts';
import { whoOf } from '../../../contract/rules/rechte.ts';
import type { JsonSchema, Schemas } from './schemas.ts';
import { refTo } from './schemas.ts';
import { SCHEMES, takesSessions, whoMay } from './who.ts';

const ANSWERS: Readonly<Record<string, string>> = {
  200: 'The answer',
  201: 'Created',
  202: 'Accepted',
  204: 'Done, without a body',
  302: 'Redirect',
  304: 'The stored answer of the caller is still valid',
};

/** A call as an operation of the description, without its error answers. */
export function describeCall(schemas: Schemas, call: CallDefinition) {
  const { body, bodyType = 'application/json' } = call;
  return {
    operationId: call.name,
    summary: call.summary,
    description: `${call.description}\n\n${whoMay(call)}`,
    tags: [call.tag],
    security: whoOf(call).map((kind) => (kind === 'offen' ? {} : { [SCHEMES[kind].name]: [] })),
    parameters: parametersOf(schemas, call),
    ...(body && {
      requestBody: {
        ...(!(body instanceof z.ZodMiniOptional) && { required: true }),
        content: { [bodyType]: { schema: schemas.describe(body, 'input'), example: sample(schemas, call, body, bodyType, 'input') } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(call.answers).map(([status, schema]) => [status, answerOf(schemas, call, status, schema)]),
    ),
  };
}

function parametersOf(schemas: Schemas, call: CallDefinition): readonly object[] {
  const own = ([name, schema]: readonly [string, unknown], place: 'path' | 'query') => {
    const described = schemas.describe(schema as z.ZodMiniType, 'input');
    const example = exampleOf(schemas, described, name, call.name);
    const isRequired = place === 'path' || z.safeParse(schema as z.ZodMiniType, undefined).error !== undefined;
    return { name, in: place, ...(isRequired && { required: true }), schema: described, ...(example !== undefined && { example }) };
  };
  return [
    ...(call.path.startsWith('/api/') ? [] : [refTo('parameters', 'tenant')]),
    ...Object.entries(call.params?.shape ?? {}).map((one) => own(one, 'path')),
    ...Object.entries(call.query?.shape ?? {}).map((one) => own(one, 'query')),
    refTo('parameters', 'X-Accept-Language'),
    ...(takesSessions(call) ? [refTo('parameters', 'X-Session')] : []),
    ...(isWritingGet(call) ? [refTo('parameters', 'X-Requested-With')] : []),
    ...(call.idempotent ? [refTo('parameters', 'Idempotency-Key')] : []),
    ...('304' in call.answers ? [refTo('parameters', 'If-None-Match')] : []),
  ];
}

function answerOf(schemas: Schemas, call: CallDefinition, status: string, schema: z.ZodMiniType | null) {
  const headers = headersOf(call, status);
  const types = status === '200' && call.answerTypes ? call.answerTypes : ['application/json'];
  const one = (type: string) => {
    const example = schema && sample(schemas, call, schema, type, 'output');
    return [type, { schema: schema && schemas.describe(schema, 'output'), ...(example !== undefined && { example }) }];
  };
  return {
    description: ANSWERS[status] ?? status,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers.map((name) => [name, refTo('headers', name)])) }),
    ...(schema && { content: Object.fromEntries(types.map(one)) }),
  };
}

/** Headers of an answer. Calls with a grant, a recipient, a key or an agency session have the state of their call limit. */
function headersOf(call: CallDefinition, status: string): readonly string[] {
  const isCounted = whoOf(call).some((kind) => kind === 'P' || kind === 'R' || kind === 'K' || kind === 'A' || kind === 'S');
  return [
    ...(isCounted ? ['RateLimit-Policy', 'RateLimit'] : []),
    ...('304' in call.answers ? ['ETag'] : []),
    ...(call.idempotent ? ['Idempotent-Replayed'] : []),
    ...(status === '302' ? ['Location'] : []),
  ];
}

/** An example of a body: that of the call, for other types than JSON that of the call and type, or of the type; otherwise one of its schema. */
function sample(schemas: Schemas, call: CallDefinition, schema: z.ZodMiniType, type: string, io: 'input' | 'output'): unknown {
  if (type !== 'application/json') return EXAMPLES[`${call.name} ${type}`] ?? EXAMPLES[type];
  if (io === 'output' && call.name in EXAMPLES) return EXAMPLES[call.name];
  return exampleOf(schemas, schemas.describe(schema, io), '', call.name);
}

/** An example of a schema, combined from those of its fields (`contract/examples/examples.ts`). Throws if a field has none. */
function exampleOf(schemas: Schemas, schema: JsonSchema, name = '', holder = ''): unknown {
  for (const key of [`${holder}.${name}`, name]) if (key in EXAMPLES) return EXAMPLES[key];
  if (schema.$ref) return exampleOf(schemas, schemas.resolve(schema), '', schema.$ref.split('/').at(-1));
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if ('default' in schema) return schema.default;
  if (schema.enum) return schema.enum[0];
  if ('const' in schema) return schema.const;
  const branch = (schema.anyOf ?? schema.oneOf)?.findLast((one) => typeof one === 'object' && one.type !== 'null');
  if (branch) return exampleOf(schemas, branch as JsonSchema, '', name || holder);
  return ofType(schemas, schema, name || holder, `${holder}.${name}`);
}

function ofType(schemas: Schemas, schema: JsonSchema, holder: string, place: string): unknown {
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') return [exampleOf(schemas, schema.items as JsonSchema, '', holder)];
  if (schema.type !== 'object' || !schema.properties) throw new Error(`contract/examples/examples.ts has no example for ${place}`);
  const fields = Object.entries(schema.properties).map(([name, one]) => [name, exampleOf(schemas, one as JsonSchema, name, holder)]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
