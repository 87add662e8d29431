import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, FieldCode } from '../../contract/errors.ts';
import { ERRORS } from '../../contract/errors.ts';
import { LOCALES, type Locale } from '../../contract/values.ts';
import { createTexts, fieldMessage, isTextKey, type TextKey } from '../../texts/texts.ts';
import { isDatabaseGone } from '../db/errors.ts';
import { Refusal } from '../errors.ts';
import { type Parts, supportedLocale } from '../parts.ts';

/** An error on the wire: problem details of RFC 9457 with the catalogue's code and text. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly errors?: readonly { field: string; code: FieldCode; message: string }[];
}

export interface Speech {
  readonly locale: Locale;
  readonly texte: Readonly<Record<string, string>>;
}

/**
 * How an answer speaks to a request that may have gone no further than its address: the language found for the call, else the one
 * asked for, else that of the tenant in the path.
 */
export function speechOf(parts: Parts, request: FastifyRequest): Speech {
  const named = /^\/api\/v1\/([^/?]+)/i.exec(request.url)?.[1]?.toLowerCase() ?? '';
  const mandant = request.mandant ?? parts.mandanten.get(named);
  const wanted = String(request.headers['x-accept-language'] ?? '');
  const asked = mandant ? supportedLocale(mandant, wanted) : LOCALES.find((locale) => locale === wanted.slice(0, 2).toLowerCase());
  const locale = request.locale ?? asked ?? mandant?.konfiguration.language ?? 'de';
  return { locale, texte: mandant?.texte[locale] ?? {} };
}

/** The answer for a refusal, in the caller's language. */
export function problemOf(refusal: Refusal, speech: Speech): Problem {
  const t = createTexts(speech.locale, speech.texte);
  const errors = refusal.fields.map(({ field, code }) => ({ field, code, message: fieldMessage(t, field, code) }));
  return {
    type: `urn:empfehlwerk:fehler:${refusal.code}`,
    title: refusal.code,
    status: refusal.status,
    detail: refusal.detail ?? t(textOf(refusal)),
    code: refusal.code,
    ...(errors.length > 0 && { errors }),
  };
}

/** `Default` of 4xx says what a program sent wrong; later it is as wrong as now. */
function textOf({ code, status, text }: Refusal): TextKey {
  const own = `fehler.${code}.${status}`;
  return isTextKey(own) ? own : text;
}

/** When to try again, as a page is told it. */
export const againAfter = ({ retryAfterSeconds }: Refusal) => (retryAfterSeconds === null ? {} : { retryAfterSeconds });

/** Any thrown thing as a refusal; what is not expected is an error of ours and becomes Default without a word of its cause. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseGone(error)) return new Refusal('NetzwerkFehler', { retryAfterSeconds: AGAIN_SECONDS });
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('Default', { status: statusCode });
  return new Refusal('Default', { status: ERRORS.Default });
}

/** A database mostly comes back within seconds; more often there is no sense in asking. */
const AGAIN_SECONDS = 5;

/** Sends a refusal as problem details. */
export function sendProblem(reply: FastifyReply, refusal: Refusal, speech: Speech): FastifyReply {
  reply.request.refusalCode = refusal.code;
  if (refusal.retryAfterSeconds !== null) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer(JSON.stringify as (payload: unknown) => string)
    .send(problemOf(refusal, speech));
}

/** Logs an error that is ours; refusals are part of the product's work and stay quiet, and a body that its sender broke off is no error. */
export function logIfOurs(request: FastifyRequest, error: unknown, refusal: Refusal): void {
  if (error === request.raw.errored) request.log.info({ route: request.routeOptions.url }, 'broken off by its sender');
  else if (refusal.status >= 500) request.log.error({ err: error }, 'call failed');
}
