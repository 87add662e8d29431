import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALES } from '../../contract/values/wire.ts';
import { mandantOfHost } from '../calls/mandant-of-host.ts';
import { problemOf } from '../calls/problem.ts';
import { Refusal } from '../errors.ts';
import { headerOf } from '../http/header.ts';
import type { Parts } from '../parts.ts';
import type { PageAnswers } from './page-answers.ts';

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
/** Time to accept the rest of the request, so that its sender reads the answer instead of a broken connection. */
const LINGER_MS = 1000;

/**
 * Answers bytes that never became a request: 431 for a head over 16 kB, 408 for one that never ended, else 400. `connection: close` keeps a
 * client that reuses connections, such as a proxy in front, from sending the next request into a closed one.
 */
export function answerUnreadable(headers: Readonly<Record<string, string>>, { code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const status = STATUS[code] ?? 400;
  const body = JSON.stringify(problemOf(new Refusal('Default', { status }), { locale: 'de', texte: {} }));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'cache-control: no-store',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/**
 * Answers an address that cannot be decoded, such as one cut off within a character: a browser gets the page for an unknown address, a program an error. No
 * hook has run for the request.
 */
export function answerUndecodable(
  parts: Parts,
  pages: PageAnswers,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  request.mandant = mandantOfHost(parts, request.host)?.mandant ?? null;
  const first = request.url.split('/')[1]?.toLowerCase();
  request.locale = LOCALES.find((locale) => locale === first) ?? null;
  request.cookies ??= {};
  const isBrowser = headerOf(request, 'accept')?.includes('text/html') === true;
  return pages.answerError(isBrowser ? new Refusal('NichtGefunden') : error, request, reply);
}
