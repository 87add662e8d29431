import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Answer, CallDefinition, Input } from '../../contract/call.ts';
import type { Locale } from '../../contract/values.ts';
import type { Context, Mandant } from '../context.ts';
import { Refusal, refuse } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { limitHeaders, limitOf, spendLimit } from '../limits/limits.ts';
import { inContext, type Parts, supportedLocale } from '../parts.ts';
import { answerInTurn, type Once } from './idempotency/in-turn.ts';
import { answerOnce } from './idempotency/store.ts';
import { guardCookieWrite, type Login, type LoginResolvers, needRecht, readCredential, resolveLogin } from './logins.ts';
import { refuseMissing } from './mandant-of-host.ts';
import type { PageAnswers } from './page-answers.ts';
import { routeSchema } from './route-schema.ts';

/** A call as its handler sees it: tenant, login, checked input. `inContext` runs work in one transaction of the tenant. */
export interface CallRequest<C extends CallDefinition> {
  readonly parts: Parts;
  readonly mandant: Mandant;
  readonly login: Login | null;
  readonly locale: Locale;
  readonly input: Input<C>;
  /** Key under which the answer is kept for a repeat, where the caller gave one. */
  readonly idempotencyKey: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** A page makes the call for itself, so request and reply are the page's. */
  readonly isOfPage: boolean;
  inContext<T>(work: (context: Context) => Promise<T>): Promise<T>;
}

/** An answer of a call; keeps the literal status by which its body is typed. */
export const answer = <const S extends number, const B>(status: S, body: B) => ({ status, body });

/** What never leaves with an answer's body but is kept with it, so that a repeat can set the same cookie. */
interface WithSecret {
  readonly secret?: string;
}

/** A mounted call, whatever it takes and answers. */
type Handler = (request: CallRequest<CallDefinition>) => Promise<{ status: number; body: unknown }>;

/** What `app.ts` gives to the calls that modules bring. */
export interface Mount {
  readonly app: FastifyInstance;
  readonly parts: Parts;
  readonly jobs: Jobs;
  readonly logins: LoginResolvers;
  /** Mounted handlers by call name, for pages that make the same calls in the same process. */
  readonly handlers: Map<string, Handler>;
  /** Pages, for routes that end in one. */
  readonly pages: PageAnswers;
}

/** Whole path of a call: below its tenant, unless it has none. */
export const pathOf = (call: CallDefinition): string => (hasMandant(call) ? `/api/v1/:tenant${call.path}` : call.path);

const hasMandant = (call: CallDefinition): boolean => !call.path.startsWith('/api/');

/**
 * Serves a call of the contract. In this order: tenant, login, `before` (limits), then the handler in one transaction,
 * with what `before` found; a refusal rolls it back as a whole; then `after`. A kept answer goes through `after` alone.
 */
export function mount<C extends CallDefinition, Prepared = void>(
  mounting: Mount,
  call: C,
  handler: (context: Context, request: CallRequest<C>, prepared: Prepared) => Promise<Answer<C> & WithSecret>,
  before?: (request: CallRequest<C>) => Promise<Prepared>,
  after?: (request: CallRequest<C>, answered: Answer<C> & WithSecret) => void,
): void {
  mountWithoutTransaction(mounting, call, async (request) => {
    const { params, body, query } = request.input;
    const key = call.idempotent && request.idempotencyKey;
    const once = key ? { scope: `${call.name} ${keeperOf(call, request.login)} ${key}`, input: [params, body ?? query] } : null;
    const answered = await (once ? answerInTurn(request, once, () => answerNew(request, once)) : answerNew(request, null));
    after?.(request, answered);
    return answered;
  });

  async function answerNew(request: CallRequest<C>, once: Once | null): Promise<Answer<C> & WithSecret> {
    const prepared = (await before?.(request)) as Prepared;
    return request.inContext((context) => {
      const work = () => handler(context, request, prepared);
      return once ? answerOnce(context, once.scope, once.input, work) : work();
    });
  }
}

/** Whose key it is. A recipient's cookie comes from the very call that a second click repeats, so it makes nobody else of them. */
export const keeperOf = (call: CallDefinition, login: Login | null): string =>
  login === null || (login.who === 'R' && call.who.includes('offen')) ? 'offen' : login.wer;

/** Serves a call whose handler opens its transactions itself: a password check takes long, a refusal must still be counted. */
export function mountWithoutTransaction<C extends CallDefinition>(
  mounting: Mount,
  call: C,
  handler: (request: CallRequest<C>) => Promise<Answer<C>>,
): void {
  const { parts, jobs, logins } = mounting;
  mounting.handlers.set(call.name, handler as Handler);
  takeRoute(mounting.app, call, {
    method: call.method,
    url: pathOf(call),
    schema: routeSchema(call, hasMandant(call)),
    // Tenant and login come before body and input: who may not call learns nothing of what a call takes.
    onRequest: async (request, reply) => {
      await recognise(parts, logins, call, request, reply);
      needBodyType(request, call.bodyType ?? 'application/json');
    },
    // Clients without a body still send the header of a form or text.
    preValidation: async (request) => {
      if (!hasBody(request)) request.body = undefined;
    },
    handler: async (request, reply) => {
      const { mandant, login, locale } = request;
      if (!mandant || !locale) return refuse('NichtGefunden');
      const { status, body } = await handler({
        parts,
        mandant,
        login,
        locale,
        input: { params: request.params, query: request.query, body: request.body ?? undefined } as Input<C>,
        idempotencyKey: headerOf(request, 'idempotency-key'),
        request,
        reply,
        isOfPage: false,
        inContext: (work) => inContext(parts, mandant, { wer: login?.wer ?? 'Besucher', locale }, work),
      });
      if (call.method !== 'GET') jobs.wake();
      return reply.code(status).send((body ?? undefined) as never);
    },
  });
}

/** Finds the tenant named in the path (the Host does not matter to a call), the language and the login. */
async function recognise(
  parts: Parts,
  logins: LoginResolvers,
  call: CallDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const name = (request.params as { tenant?: string }).tenant?.toLowerCase() ?? '';
  const wanted = headerOf(request, 'x-accept-language');
  const mandant = parts.mandanten.get(name) ?? refuseMissing(parts, name);
  request.mandant = mandant;
  request.locale = supportedLocale(mandant, wanted) ?? mandant.konfiguration.language;
  if (call.who.every((kind) => kind === 'offen')) return;
  const credential = readCredential(request, call.who);
  guardCookieWrite(request, credential);
  const login = await inContext(parts, mandant, { wer: 'Anmeldung' }, (context) => resolveLogin(context, credential, call.who, logins));
  request.login = login;
  needRecht(call, login);
  // Sessions have limits of what they do; the others are called by machines.
  if (login && login.who !== 'E') {
    const limit = limitOf(mandant, 'aufrufe');
    reply.headers(limitHeaders(limit, await spendLimit(parts, limit, `${mandant.mandant} ${login.wer}`)));
  }
  request.locale = supportedLocale(mandant, wanted) ?? login?.locale ?? mandant.konfiguration.language;
}

/** A body of a call is of its type alone, mostly JSON: forms and plain text are what a foreign page can send without asking. */
function needBodyType(request: FastifyRequest, wanted: string): void {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (hasBody(request) && type.trim().toLowerCase() !== wanted) throw new Refusal('Default', { status: 415 });
}

/** Adds the route of a call. Another body than JSON is read for this one route, as text. */
function takeRoute(app: FastifyInstance, { bodyType }: CallDefinition, route: RouteOptions): void {
  if (bodyType === undefined) return void app.route(route);
  app.register(async (scope) => {
    scope.addContentTypeParser(bodyType, { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => textOf(body));
    scope.route(route);
  });
}

/** UTF-8 with or without a mark at its begin; other bytes are a broken body. */
function textOf(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new Refusal('Default', { status: 400 });
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Serves a call that has no tenant in its path. */
export function mountGlobal<C extends CallDefinition>(
  { app }: Pick<Mount, 'app'>,
  call: C,
  handler: (input: Input<C>) => Promise<Answer<C>> | Answer<C>,
): void {
  app.route({
    method: call.method,
    url: pathOf(call),
    schema: routeSchema(call, false),
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
