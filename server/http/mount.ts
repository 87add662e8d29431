import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod/mini';
import type { Answer, CallDefinition, Input } from '../../contract/call.ts';
import type { Locale } from '../../contract/values.ts';
import type { Context, Mandant } from '../context.ts';
import { Refusal, refuse } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { inContext, type Parts, supportedLocale } from '../parts.ts';
import { answerOnce } from './idempotency/store.ts';
import { guardCookieWrite, type Login, type LoginResolvers, readCredential, resolveLogin } from './logins.ts';
import { problemSchema } from './problem-schema.ts';

/** A call as its handler sees it: tenant, login, checked input. `inContext` runs work in one transaction of the tenant. */
export interface CallRequest<C extends CallDefinition> {
  readonly parts: Parts;
  readonly mandant: Mandant;
  readonly login: Login | null;
  readonly locale: Locale;
  readonly input: Input<C>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  inContext<T>(work: (context: Context) => Promise<T>): Promise<T>;
}

/** An answer of a call; keeps the literal status by which its body is typed. */
export const answer = <const S extends number, const B>(status: S, body: B) => ({ status, body });

/** What `app.ts` gives to the calls that modules bring. */
export interface Mount {
  readonly app: FastifyInstance;
  readonly parts: Parts;
  readonly jobs: Jobs;
  readonly logins: LoginResolvers;
  /** Mounted handlers by call name, for pages that make the same calls in the same process. */
  readonly handlers: Map<string, (request: never) => Promise<{ status: number; body: unknown }>>;
}

/** Who makes a call in the process: a page, for its visitor. */
export type Caller = Pick<CallRequest<CallDefinition>, 'parts' | 'mandant' | 'login' | 'locale' | 'request' | 'reply'>;

/** Makes a call in the same process, as a page does: same handler, same answer as over HTTP. */
export async function callInProcess<C extends CallDefinition>(
  mounting: Mount,
  call: C,
  caller: Caller,
  input: Input<C>,
): Promise<Answer<C>> {
  const handler = mounting.handlers.get(call.name);
  if (!handler) throw new Error(`call ${call.name} is not mounted`);
  const { parts, mandant, login, locale } = caller;
  const inOwnContext = <T>(work: (context: Context) => Promise<T>) =>
    inContext(parts, mandant, { wer: login?.wer ?? 'Besucher', locale }, work);
  const request: CallRequest<C> = { ...caller, input, inContext: inOwnContext };
  return (await handler(request as never)) as Answer<C>;
}

const BASE = '/api/v1/:tenant';

/**
 * Serves a call of the contract. In this order: tenant, login, `before` (limits), then the handler in one transaction, which
 * a refusal rolls back as a whole.
 */
export function mount<C extends CallDefinition>(
  mounting: Mount,
  call: C,
  handler: (context: Context, request: CallRequest<C>) => Promise<Answer<C>>,
  before?: (request: CallRequest<C>) => Promise<void>,
): void {
  mountWithoutTransaction(mounting, call, async (request) => {
    await before?.(request);
    return request.inContext((context) => {
      const key = call.idempotent ? request.request.headers['idempotency-key'] : undefined;
      if (typeof key !== 'string' || key === '') return handler(context, request);
      const scope = `${call.name} ${request.login?.wer ?? 'offen'} ${key}`;
      return answerOnce(context, scope, request.request.body, () => handler(context, request));
    });
  });
}

/** Serves a call whose handler opens its transactions itself: a password check takes long, a refusal must still be counted. */
export function mountWithoutTransaction<C extends CallDefinition>(
  mounting: Mount,
  call: C,
  handler: (request: CallRequest<C>) => Promise<Answer<C>>,
): void {
  const { app, parts, jobs, logins } = mounting;
  mounting.handlers.set(call.name, handler as never);
  const isGlobal = call.path.startsWith('/api/');
  app.route({
    method: call.method,
    url: isGlobal ? call.path : `${BASE}${call.path}`,
    schema: routeSchema(call, isGlobal),
    // Tenant and login come before body and input: who may not call learns nothing of what a call takes.
    onRequest: (request) => recognise(parts, logins, call, request),
    handler: async (request, reply) => {
      const { mandant, login, locale } = request;
      if (!mandant || !locale) return refuse('NichtGefunden');
      const { status, body } = await handler({
        parts,
        mandant,
        login,
        locale,
        input: { params: request.params, query: request.query, body: request.body ?? undefined } as Input<C>,
        request,
        reply,
        inContext: (work) => inContext(parts, mandant, { wer: login?.wer ?? 'Besucher', locale }, work),
      });
      if (call.method !== 'GET') jobs.wake();
      return reply.code(status).send((body ?? undefined) as never);
    },
  });
}

/** Finds the tenant named in the path (the Host does not matter to a call), the language and the login. */
async function recognise(parts: Parts, logins: LoginResolvers, call: CallDefinition, request: FastifyRequest): Promise<void> {
  const name = (request.params as { tenant?: string }).tenant?.toLowerCase() ?? '';
  const wanted = headerOf(request, 'x-accept-language');
  const mandant = parts.mandanten.get(name) ?? refuse('NichtGefunden');
  request.mandant = mandant;
  request.locale = supportedLocale(mandant, wanted) ?? mandant.konfiguration.language;
  if (call.who.every((kind) => kind === 'offen')) return;
  const credential = readCredential(request, call.who);
  guardCookieWrite(request, credential);
  const login = await inContext(parts, mandant, { wer: 'Anmeldung' }, (context) => resolveLogin(context, credential, call.who, logins));
  request.login = login;
  request.locale = supportedLocale(mandant, wanted) ?? login?.locale ?? mandant.konfiguration.language;
}

/** Serves a call that has no tenant in its path. */
export function mountGlobal<C extends CallDefinition>(
  { app }: Pick<Mount, 'app'>,
  call: C,
  handler: (input: Input<C>) => Promise<Answer<C>> | Answer<C>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: routeSchema(call, true),
    handler: async (request, reply) => {
      const { status, body } = await handler({ params: request.params, query: request.query, body: request.body } as Input<C>);
      return reply.code(status).send(body as never);
    },
  });
}

export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

function routeSchema(call: CallDefinition, isGlobal: boolean) {
  const tenantParam = isGlobal ? {} : { tenant: z.string() };
  const params = z.object({ ...tenantParam, ...call.params?.shape });
  const answers = Object.entries(call.answers).map(([status, schema]) => [status, schema ?? z.null()] as const);
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.tag],
    security: securityOf(call),
    ...(Object.keys(params.shape).length > 0 && { params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.idempotent && { headers: z.looseObject({ 'idempotency-key': z.optional(z.string().check(z.maxLength(200))) }) }),
    response: { ...Object.fromEntries(answers), ...problemSchema(call) },
  };
}

const SCHEMES = { E: 'Empfehler', P: 'Praemierung', R: 'Empfaenger', K: 'Schluessel' } as const;

const securityOf = (call: CallDefinition) => call.who.map((kind) => (kind === 'offen' ? {} : { [SCHEMES[kind]]: [] }));

const OTHER_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const satisfies HTTPMethods[];

/** Answers 405 with `Allow` where a path exists and its method does not. */
export function refuseOtherMethods(app: FastifyInstance, calls: readonly CallDefinition[]): void {
  const byPath = new Map<string, CallDefinition[]>();
  for (const call of calls) byPath.set(normalPath(call), [...(byPath.get(normalPath(call)) ?? []), call]);
  for (const group of byPath.values()) {
    const [first] = group;
    if (!first) continue;
    const allowed = group.map((call) => call.method as string);
    app.route({
      method: OTHER_METHODS.filter((method) => !allowed.includes(method)),
      url: first.path.startsWith('/api/') ? first.path : `${BASE}${first.path}`,
      schema: { hide: true },
      handler: (_, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new Refusal('Default', { status: 405 });
      },
    });
  }
}

const normalPath = (call: CallDefinition) =>
  call.path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/:[a-z]+/g, ':');
