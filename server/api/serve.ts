import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { type CallDefinition, hasMandant, type Input, pathOf, writes } from '../../contract/call.ts';
import { MAX_BILD_MB } from '../../contract/rules/entwurf.ts';
import { whoAt, whoOf } from '../../contract/rules/rechte.ts';
import { LOCALES, type Locale } from '../../contract/values/wire.ts';
import { readInput } from '../calls/input.ts';
import { type InstallationRequest, inInstallation, type ServedGlobal } from '../calls/installation.ts';
import type { Login } from '../calls/login.ts';
import { refuseMissing } from '../calls/mandant-of-host.ts';
import {
  authenticate,
  authenticateBetrieb,
  authorise,
  isOpen,
  isOpenBeforeLive,
  type Pipeline,
  withoutSessionToken,
} from '../calls/pipeline.ts';
import type { Served } from '../calls/serve.ts';
import { decodeText } from '../csv/encoding.ts';
import { Refusal, refuse } from '../errors.ts';
import { callerOf, callReply } from '../http/caller.ts';
import { guardForeignPages, readCredential } from '../http/credentials.ts';
import { headerOf, plainLocale } from '../http/header.ts';
import type { Mount } from '../http/mount.ts';
import { supportedLocale } from '../parts.ts';

/** Answers a call over HTTP, below the path of its tenant. */
export function mountCall(mounting: Mount, { call, answer }: Served): void {
  takeRoute(mounting.app, call, {
    method: call.method,
    url: pathOf(call),
    schema: routeSchema(call, hasMandant(call)),
    config: { isOpenBeforeLive: isOpenBeforeLive(call) },
    // Tenant and login are checked before body and input, so that a caller without access learns nothing about the input.
    onRequest: async (request, reply) => {
      await admit(mounting, call, request, reply);
      needBodyType(request, call.bodyType ?? 'application/json');
      if (call.bodyType === BYTES) refuseLargeBytes(request, call);
    },
    // Clients without a body still send the content type of a form or text.
    preValidation: async (request) => {
      if (!hasBody(request)) request.body = undefined;
    },
    handler: async (request, reply) => {
      const { mandant, login, locale, credential } = request;
      if (!mandant || !locale) return refuse('NichtGefunden');
      const input = inputOf(request);
      const idempotencyKey = headerOf(request, 'idempotency-key');
      const asked = { mandant, login, credential, locale, input, idempotencyKey, caller: callerOf(request), reply: callReply(reply) };
      const { status, body } = await answer(mounting, { ...asked, isOfPage: false });
      return reply.code(status).send((body ?? undefined) as never);
    },
  });
}

/** Answers a call that has no tenant in its path: an open one, or one about the account of a person of the back office. */
export function mountGlobalCall(mounting: Mount, { call, answer }: ServedGlobal): void {
  const { app, parts, jobs } = mounting;
  app.route({
    method: call.method,
    url: pathOf(call),
    schema: routeSchema(call, false),
    onRequest: async (request, reply) => {
      const locale = wantedLocale(request) ?? plainLocale(request);
      request.locale = locale;
      const credential = isOpen(call) ? null : readCredential(request, whoOf(call));
      guardForeignPages(request, call, credential);
      request.credential = credential;
      request.login = isOpen(call) ? null : await authenticateBetrieb(mounting, null, credential, callerOf(request));
      reply.headers(await authorise(mounting, call, null, request.login));
      request.locale = wantedLocale(request) ?? request.login?.locale ?? locale;
      needBodyType(request, 'application/json');
    },
    preValidation: async (request) => {
      if (!hasBody(request)) request.body = undefined;
    },
    handler: async (request, reply) => {
      const { login, credential } = request;
      const asked: InstallationRequest = {
        parts,
        mandant: null,
        login: login?.who === 'B' ? login : null,
        locale: request.locale ?? 'de',
        input: inputOf(request),
        caller: callerOf(request),
        secret: credential?.value ?? '',
        reply: callReply(reply),
        inContext: (work) => inInstallation(parts, login?.wer ?? 'Besucher', work),
      };
      const { status, body } = await answer(asked);
      if (call.method !== 'GET' || writes(call)) jobs.wake();
      return reply.code(status).send((credential?.byCookie ? withoutSessionToken(body) : (body ?? undefined)) as never);
    },
  });
}

/** The language that a caller asks for, of all that the product has. */
const wantedLocale = (request: FastifyRequest): Locale | undefined => {
  const short = headerOf(request, 'x-accept-language')?.slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale === short);
};

/** The input of a call, as the route has checked it. */
const inputOf = ({ params, query, body }: FastifyRequest) => ({ params, query, body: body ?? undefined }) as Input<CallDefinition>;

/** Finds the tenant of the path (the Host does not matter to a call), the language and the login, and checks the permission. */
async function admit(pipeline: Pipeline, call: CallDefinition, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { parts } = pipeline;
  const name = (request.params as { tenant?: string }).tenant?.toLowerCase() ?? '';
  const wanted = headerOf(request, 'x-accept-language');
  const mandant = parts.mandanten.get(name) ?? refuseMissing(parts, name);
  const localeOf = (login: Login | null) => supportedLocale(mandant, wanted) ?? login?.locale ?? mandant.konfiguration.language;
  request.mandant = mandant;
  request.locale = localeOf(null);
  const credential = isOpen(call) ? null : readCredential(request, whoAt(call, mandant.konfiguration));
  guardForeignPages(request, call, credential);
  request.credential = credential;
  request.login = await authenticate(pipeline, call, mandant, credential, { reply: callReply(reply), caller: callerOf(request) });
  reply.headers(await authorise(pipeline, call, mandant, request.login));
  request.locale = localeOf(request.login);
}

/** Refuses a body of another type than the call's, which is mostly JSON: a foreign page can send forms and plain text without a preflight. */
function needBodyType(request: FastifyRequest, wanted: string): void {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (hasBody(request) && type.trim().toLowerCase() !== wanted) throw new Refusal('Default', { status: 415 });
}

/** Maximum size in bytes of a file that is received; above the limit of a body it is only counted, so that the refusal can say how large it is. */
const COUNTED_FILE = MAX_BILD_MB * 1024 * 1024;

/** Content type of a picture that is sent, whatever its format. */
const BYTES = 'application/octet-stream' satisfies CallDefinition['bodyType'];

/** Maximum size in bytes of the file that a call takes. */
const maxBytes = ({ maxMb = MAX_BILD_MB }: CallDefinition): number => maxMb * 1024 * 1024;

/** Refuses a picture or folder that says it is too large, before any of it is read. */
function refuseLargeBytes({ headers }: FastifyRequest, call: CallDefinition): void {
  if (Number(headers['content-length'] ?? 0) <= maxBytes(call)) return;
  const text = call.maxMb === undefined ? 'betrieb.entwurf.bild.gross' : 'betrieb.ordner.gross';
  throw new Refusal('Default', { status: 413, text, values: { mb: call.maxMb ?? MAX_BILD_MB } });
}

/** Adds the route of a call. A body of another type than JSON is a file, which is read for this route only: a CSV as text, a picture as it is. */
function takeRoute(app: FastifyInstance, call: CallDefinition, route: RouteOptions): void {
  const { bodyType } = call;
  if (bodyType === undefined) return void app.route(route);
  app.register(async (scope) => {
    scope.addContentTypeParser(bodyType, { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => {
      if (bodyType === BYTES) return new File([new Uint8Array(body)], '');
      if (body.length > (app.initialConfig.bodyLimit ?? COUNTED_FILE)) refuseLarge(body);
      return decodeText(body);
    });
    scope.route({ ...route, bodyLimit: maxBytes(call) });
  });
}

/** Refuses a file that is too large for one call, and says how large it is. */
function refuseLarge(file: Buffer): never {
  const lines = file.reduce((count, byte) => (byte === 0x0a ? count + 1 : count), file.at(-1) === 0x0a ? 0 : 1);
  const values = { zeilen: lines, kb: Math.ceil(file.length / 1024) };
  throw new Refusal('Default', { status: 413, text: 'fehler.Default.413.datei', values });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The schemas with which Fastify checks a call. The API description is in `openapi/`. */
function routeSchema(call: CallDefinition, hasMandant: boolean) {
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

/** Checks a part of a request against its schema of the contract. Throws a refusal that names the invalid fields. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart }) =>
  (given: unknown) =>
    // Fastify passes an absent body as null.
    readInput(schema, httpPart === 'body' && given === null ? undefined : given, httpPart);
