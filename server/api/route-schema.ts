import * as z from 'zod/mini';
import type { CallDefinition } from '../../contract/call.ts';

/** What the framework checks of a call; what it says of it stands in `openapi/`. */
export function routeSchema(call: CallDefinition, hasMandant: boolean) {
  const params = z.object({ ...(hasMandant && { tenant: z.string() }), ...call.params?.shape });
  const answers = Object.entries(call.answers).map(([status, schema]) => [status, schema ?? z.null()] as const);
  return {
    hide: true,
    ...(Object.keys(params.shape).length > 0 && { params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.idempotent && { headers: z.looseObject({ 'idempotency-key': z.optional(z.string().check(z.maxLength(200))) }) }),
    response: Object.fromEntries(answers),
  };
}
