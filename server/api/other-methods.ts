import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { CallDefinition } from '../../contract/call.ts';
import { pathOf } from '../../contract/call.ts';
import { Refusal } from '../errors.ts';

const OTHER_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const satisfies HTTPMethods[];

/** Answers 405 with `Allow` if a path exists but not with this method. */
export function refuseOtherMethods(app: FastifyInstance, calls: readonly CallDefinition[]): void {
  const byPath = new Map<string, CallDefinition[]>();
  for (const call of calls) byPath.set(normalPath(call), [...(byPath.get(normalPath(call)) ?? []), call]);
  for (const group of byPath.values()) {
    const [first] = group;
    if (!first) continue;
    const allowed = group.map((call) => call.method as string);
    app.route({
      method: OTHER_METHODS.filter((method) => !allowed.includes(method)),
      url: pathOf(first),
      schema: { hide: true },
      // Runs before the body is read, so that a wrong method returns 405 for any body.
      onRequest: async (_, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new Refusal('Default', { status: 405 });
      },
      handler: () => {},
    });
  }
}

const normalPath = (call: CallDefinition) =>
  call.path
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')
    .replace(/:[a-z]+/g, ':');
