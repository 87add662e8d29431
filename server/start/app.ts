import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { CALLS } from '../../contract/calls.ts';
import { mountDocs } from '../api/docs/docs.ts';
import { refuseOtherMethods } from '../api/other-methods.ts';
import { mountCall, mountGlobalCall, validatorCompiler } from '../api/serve.ts';
import { mountBackoffice } from '../backoffice/backoffice.ts';
import { toRefusal } from '../calls/problem.ts';
import { Refusal } from '../errors.ts';
import { BROTLI_FAST } from '../http/encodings.ts';
import { logServerError, sendProblem, textContextOf } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { routeOf } from '../http/route-name.ts';
import { ROUTING } from '../http/routing.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { countAbweichungen } from '../modules/auszahlung/index.ts';
import { endGently } from '../ops/ending.ts';
import { mountHealth } from '../ops/health.ts';
import { mountMailRuecklauf } from '../ops/mail-ruecklauf.ts';
import { mountMetrics } from '../ops/metrics.ts';
import type { Parts } from '../parts.ts';
import { mountPreview } from '../preview/preview.ts';
import type { BuiltAssets } from '../site/assets.ts';
import { closeBeforeLive } from '../site/before-live.ts';
import { mountBilder } from '../site/bilder.ts';
import { mountCrawlers } from '../site/crawlers.ts';
import { mountHostProbe } from '../site/host-probe.ts';
import { mountManifest } from '../site/manifest.ts';
import { answerWithoutMandant } from '../site/no-mandant.ts';
import { makePageAnswers, type PageAnswers } from '../site/page-answers.ts';
import { mountPages } from '../site/pages.ts';
import { linkDomainAddress, mountShortLink } from '../site/short-link.ts';
import { answerUndecodable, answerUnreadable } from '../site/unreadable.ts';
import { mountVorschau } from '../site/vorschau.ts';
import { mountWidget } from '../site/widget.ts';
import { BETRIEB_LOGIN, LOGINS, SERVED, SERVED_GLOBAL } from './modules.ts';
import { listWithoutSecret } from './without-secret.ts';

/** Maximum size of a request body in bytes; a larger one is refused with 413. */
const BODY_LIMIT = 100 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export interface AppOptions {
  readonly parts: Parts;
  readonly jobs: Jobs;
  readonly assets: BuiltAssets;
}

/** The product over HTTP, made from its parts; tests call it without a port. */
export async function buildApp({ parts, jobs, assets }: AppOptions): Promise<FastifyInstance> {
  const pages = makePageAnswers(parts, assets);
  const headers = securityHeaders(parts.settings);
  const app = makeApp(parts, pages, headers);
  readEmptyBodyAsAbsent(app);
  endGently(app);
  addHeadersAndLog(app, headers);
  refuseSecondHost(app);
  await addPlugins(app, assets.directory);
  await mountDocs(app, parts.settings);
  mountMetrics(app, parts, jobs, {
    listWithoutSecret: () => listWithoutSecret(parts),
    countAbweichungen: () => parts.db.inSystem(countAbweichungen),
  });
  mountHealth(app, parts, jobs);
  mountMailRuecklauf(app, parts);
  if (parts.settings.demo) (await import('../dev/dev.ts')).mountDev(app, parts, jobs, assets);
  app.register(async (scope) => {
    const mounting: Mount = {
      app: scope,
      parts,
      jobs,
      logins: LOGINS,
      betrieb: BETRIEB_LOGIN,
      served: new Map(SERVED.map((one) => [one.call.name, one])),
    };
    closeBeforeLive(mounting);
    for (const one of SERVED_GLOBAL) mountGlobalCall(mounting, one);
    for (const one of SERVED) mountCall(mounting, one);
    refuseOtherMethods(scope, CALLS);
    mountBilder(mounting);
    mountVorschau(mounting);
    mountShortLink(mounting, pages);
    mountCrawlers(mounting);
    mountWidget(mounting, assets);
    mountManifest(mounting);
    mountPreview(mounting, assets);
    mountHostProbe(mounting);
    mountBackoffice(scope, assets, parts.clock);
    answerWithoutMandant(scope, parts);
    mountPages(mounting, pages);
  });
  await app.ready();
  return app;
}

/** The server without routes: its limits and its error answers. */
function makeApp(parts: Parts, pages: PageAnswers, headers: Readonly<Record<string, string>>): FastifyInstance {
  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = toRefusal(error);
    logServerError(request, error, refusal);
    return sendProblem(reply, refusal, textContextOf(parts, request));
  };
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: [...parts.settings.trustProxy],
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: ROUTING,
    rewriteUrl: ({ url = '/', headers }) => linkDomainAddress(parts, headers.host ?? '', url),
    genReqId: () => randomUUID(),
    clientErrorHandler: (error, socket) => answerUnreadable(headers, error, socket),
    frameworkErrors: (error, request, reply) => answerUndecodable(parts, pages, error, request, reply.headers(headers)),
  });
  app.decorate('settings', parts.settings);
  app.decorateRequest('mandant', null);
  app.decorateRequest('locale', null);
  app.decorateRequest('login', null);
  app.decorateRequest('credential', null);
  app.decorateRequest('pageName', null);
  app.decorateRequest('refusalCode', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('NichtGefunden'), request, reply));
  return app;
}

/** Compression, cookies, forms, and the built files if there are any. */
async function addPlugins(app: FastifyInstance, directory: string | null): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: BROTLI_FAST,
  });
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  if (directory === null) return;
  const files = { root: directory, prefix: '/assets/', immutable: true, maxAge: '365d', decorateReply: false };
  await app.register(fastifyStatic, files);
}

/** Clients send the content type without a body; such a request is not invalid JSON. */
function readEmptyBodyAsAbsent(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
}

/** Refuses a request with several hosts (RFC 9112, section 3.2): Node keeps the first, and a proxy may have decided by another. */
function refuseSecondHost(app: FastifyInstance): void {
  const isHost = (name: string, at: number) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host';
  app.addHook('onRequest', ({ raw }, _, done) => {
    done(raw.rawHeaders.filter(isHost).length > 1 ? new Refusal('Default', { status: 400 }) : undefined);
  });
}

/**
 * Answers of calls are not cached. The log has one line per request with its route, never its address, and with the kind of login and the code of a refusal.
 */
function addHeadersAndLog(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  // Hooks of every request use callbacks: a promise in each took a tenth of a redirect's time.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (/^\/api\//i.test(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        mandant: request.mandant?.mandant,
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ...(request.login && { who: request.login.who }),
        ...(request.refusalCode && { code: request.refusalCode }),
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
