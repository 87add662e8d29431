import type { FastifyInstance } from 'fastify';
import { APP, backofficeDocument, FIRST_STYLE_HASH, STYLE } from '../../web/backoffice/document.ts';
import { plainLocale } from '../http/header.ts';
import { pagePolicy } from '../http/security-headers.ts';
import type { Parts } from '../parts.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // The preview of a draft is a frame.
  'content-security-policy': `${pagePolicy(FIRST_STYLE_HASH)}; frame-src 'self'`,
  // For browsers that do not know `frame-ancestors`.
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'accept-language',
};

/** Addresses of the built files of each app by its source; absent without a build. */
interface BackofficeAssets {
  readonly portals?: { readonly files: Readonly<Record<string, readonly string[]>> };
}

/**
 * `/betrieb` and every address below it: the app of the back office, on every host and without a tenant. It is one document for everybody; the app asks
 * the calls who is logged in (docs/decisions/039-back-office-is-an-app.md).
 */
export function mountBackoffice(app: FastifyInstance, { portals }: BackofficeAssets, clock: Parts['clock']): void {
  const files = { scripts: portals?.files[APP] ?? [], style: portals?.files[STYLE]?.[0] };
  for (const url of ['/betrieb', '/betrieb/*'])
    app.route({
      method: ['GET', 'HEAD'],
      url,
      schema: { hide: true },
      handler: async (request, reply) => reply.headers(HEADERS).send(backofficeDocument(plainLocale(request), files, clock.now())),
    });
}
