import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOCALES } from '../../contract/values/wire.ts';
import { problemOf, type TextContext } from '../calls/problem.ts';
import type { Refusal } from '../errors.ts';
import { type Parts, supportedLocale } from '../parts.ts';

/**
 * Language and texts for an answer to a request that may have failed right after its address was parsed: the language found for the call,
 * otherwise the requested one, otherwise that of the tenant in the path.
 */
export function textContextOf(parts: Parts, request: FastifyRequest): TextContext {
  const named = /^\/api\/v1\/([^/?]+)/i.exec(request.url)?.[1]?.toLowerCase() ?? '';
  const mandant = request.mandant ?? parts.mandanten.get(named);
  const wanted = String(request.headers['x-accept-language'] ?? '');
  const asked = mandant ? supportedLocale(mandant, wanted) : LOCALES.find((locale) => locale === wanted.slice(0, 2).toLowerCase());
  const locale = request.locale ?? asked ?? mandant?.konfiguration.language ?? 'de';
  return { locale, texte: mandant?.texte[locale] ?? {}, isForSystem: request.login?.who === 'K' };
}

/** Sends a refusal as problem details. */
export function sendProblem(reply: FastifyReply, refusal: Refusal, speech: TextContext): FastifyReply {
  reply.request.refusalCode = refusal.code;
  if (refusal.retryAfterSeconds !== null) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer(JSON.stringify as (payload: unknown) => string)
    .send(problemOf(refusal, speech));
}

/** Logs server errors. Refusals are normal answers and are not logged; a body that its sender broke off is logged, but not as an error. */
export function logServerError(request: FastifyRequest, error: unknown, refusal: Refusal): void {
  if (error === request.raw.errored) request.log.info({ route: request.routeOptions.url }, 'broken off by its sender');
  else if (refusal.status >= 500) request.log.error({ err: error }, 'call failed');
}
