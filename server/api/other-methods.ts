import type { FastifyInstance, HTTPMethods } from 'fastify';
import makeRouter from 'find-my-way';
import type { CallDefinition } from '../../contract/call.ts';
import { pathOf } from '../../contract/call.ts';
import { Refusal } from '../errors.ts';
import { ROUTING } from '../http/routing.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const satisfies HTTPMethods[];
const HIDDEN = { hide: true };

/** A path of calls: its parts in lower case, each parameter as `:`, and the methods of its calls. */
interface Path {
  readonly url: string;
  readonly parts: readonly string[];
  readonly methods: readonly string[];
}

/**
 * Answers below `/api/` what no call takes: 405 with `Allow` if the path has calls with other methods, else 404, both before the body is read. One route
 * does it for all paths and finds the methods by a router of its own. A route for each method that a path lacks took half of the app's start. Such a route
 * is needed only where a call with parameters would take the path, as `GET /x/:id` takes the path of `POST /x/list`.
 */
export function refuseOtherMethods(app: FastifyInstance, calls: readonly CallDefinition[]): void {
  const paths = pathsOf(calls);
  for (const { url, parts, methods } of paths) {
    const taken = METHODS.filter(
      (method) => !methods.includes(method) && paths.some((other) => other.methods.includes(method) && takes(other, parts)),
    );
    if (taken.length > 0)
      app.route({ method: taken, url, schema: HIDDEN, onRequest: async () => refuseMethod(methods), handler: () => {} });
  }
  let router: ReturnType<typeof routerOf> | undefined;
  app.route({
    method: [...METHODS],
    url: '/api/*',
    schema: HIDDEN,
    onRequest: async ({ url }) => {
      router ??= routerOf(paths);
      const found = router.find('GET', url);
      if (!found) throw new Refusal('NichtGefunden');
      refuseMethod(found.store);
    },
    handler: () => {},
  });
}

function refuseMethod(allowed: readonly string[]): never {
  throw new Refusal('Default', { status: 405, headers: { allow: allowed.join(', ') } });
}

function pathsOf(calls: readonly CallDefinition[]): Path[] {
  const byPath = new Map<string, CallDefinition[]>();
  for (const call of calls) byPath.set(normalPath(call), [...(byPath.get(normalPath(call)) ?? []), call]);
  return [...byPath].flatMap(([path, group]) =>
    group.slice(0, 1).map((first) => ({ url: pathOf(first), parts: path.split('/'), methods: group.map(({ method }) => method) })),
  );
}

/** Whether a path with parameters takes another path too. */
const takes = (path: Path, parts: readonly string[]): boolean =>
  path.parts.length === parts.length && path.parts.every((part, place) => part === ':' || part === parts[place]);

function routerOf(paths: readonly Path[]) {
  const router = makeRouter(ROUTING);
  for (const { url, methods } of paths) router.on('GET', url, () => {}, methods);
  return router;
}

const normalPath = (call: CallDefinition) =>
  call.path
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')
    .replace(/:[a-z]+/g, ':');
