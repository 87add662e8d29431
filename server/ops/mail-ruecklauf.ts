import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameSecret } from '../config/secrets.ts';
import { Refusal, refuse } from '../errors.ts';
import { headerOf } from '../http/header.ts';
import { takeReport } from '../mail/ruecklauf/ruecklauf.ts';
import type { Parts } from '../parts.ts';

/** Where the mail system hands over mails that came back (docs/operating.md). Like `/metrics` it belongs to the installation, not to a tenant. */
const RUECKLAUF_PATH = '/api/mail/ruecklauf';

/**
 * `POST /api/mail/ruecklauf`: a raw message (`message/rfc822`). Answers 200 with what followed; 401 without the installation's secret, 404 for a report about no
 * mail of ours or without MAIL_RETURN_DOMAIN, 413 for a larger body than any call takes, 415 for another type, 422 for a message that is no report.
 */
export function mountMailRuecklauf(app: FastifyInstance, parts: Parts): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
    scope.post(RUECKLAUF_PATH, {
      schema: { hide: true },
      // Before the body is read, so that nobody else makes the product read one.
      onRequest: async (request) => admit(parts, request),
      handler: async (request) => {
        if (!Buffer.isBuffer(request.body)) throw new Refusal('Default', { status: 415 });
        return { Ergebnis: await takeReport(parts, request.body) };
      },
    });
  });
}

function admit({ settings: { mailReturn } }: Pick<Parts, 'settings'>, request: FastifyRequest): void {
  if (mailReturn === null) refuse('NichtGefunden');
  const given = headerOf(request, 'authorization')?.replace(/^Bearer /i, '') ?? '';
  if (!isSameSecret(given, mailReturn.token)) refuse('LoginFirst');
}
