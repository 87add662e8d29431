import * as z from 'zod/mini';
import type { CallDefinition } from '../../contract/call.ts';
import { problemSchema } from './problem-schema.ts';

/** What the framework checks and describes of a call. */
export function routeSchema(call: CallDefinition, hasMandant: boolean) {
  const mandantParam = hasMandant ? { tenant: z.string() } : {};
  const params = z.object({ ...mandantParam, ...call.params?.shape });
  const answers = Object.entries(call.answers).map(([status, schema]) => [status, schema ?? z.null()] as const);
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.tag],
    security: securityOf(call),
    ...(Object.keys(params.shape).length > 0 && { params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.bodyType && { consumes: [call.bodyType] }),
    ...(call.idempotent && { headers: z.looseObject({ 'idempotency-key': z.optional(z.string().check(z.maxLength(200))) }) }),
    response: { ...Object.fromEntries(answers), ...problemSchema(call) },
  };
}

const SCHEMES = { E: 'Empfehler', P: 'Praemierung', R: 'Empfaenger', K: 'Schluessel' } as const;

const securityOf = (call: CallDefinition) => call.who.map((kind) => (kind === 'offen' ? {} : { [SCHEMES[kind]]: [] }));
