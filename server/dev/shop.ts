import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lookOf } from '../../contract/values/bild.ts';
import type { Brand, ShopAnswer } from '../../standins/shop/request.ts';
import { makeShop } from '../../standins/shop/shop.ts';
import { browserLocale, mandantOfHost } from '../calls/mandant-of-host.ts';
import type { Mandant } from '../context.ts';
import { refuse } from '../errors.ts';
import { isOwnForm } from '../http/credentials.ts';
import { fieldsOf } from '../http/fields.ts';
import { headerOf } from '../http/header.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { baseUrl, type Parts } from '../parts.ts';
import type { Assets } from '../site/assets.ts';
import { ownAddress } from './own-address.ts';

type ShopRoute = { Params: { tenant: string; '*'?: string } };

/** The shops of the demo's tenants, each below its tenant's own address, which serves its pictures. */
export function mountShop(dev: FastifyInstance, parts: Parts, { css, fonts = {} }: Assets): void {
  const shop = makeShop({ directory: join(parts.settings.dataDir, 'shop'), base: () => ownAddress(dev) });

  const answer = async (request: FastifyRequest<ShopRoute>, reply: FastifyReply) => {
    const mandant = parts.mandanten.get(request.params.tenant.toLowerCase()) ?? refuse('NichtGefunden');
    const isForm = request.method === 'POST';
    if (isForm && !isOwnForm(request)) refuse('NichtAuthorisiert');
    if (mandantOfHost(parts, request.host)?.mandant !== mandant) {
      return isForm ? refuse('NichtAuthorisiert') : reply.redirect(baseUrl(parts.settings, mandant) + request.url, 302);
    }
    return send(
      reply,
      await shop({
        tenant: mandant.mandant,
        path: request.params['*'] ?? '',
        query: fieldsOf(request.query),
        form: isForm ? fieldsOf(request.body) : null,
        locale: browserLocale(mandant, headerOf(request, 'accept-language')),
        key: headerOf(request, 'authorization')?.replace(/^Bearer /, '') ?? null,
        brand: brandOf(mandant, { css, fonts }),
      }),
    );
  };

  dev.register(async (scope) => {
    scope.addHook('onSend', async (_, reply) => {
      // Without any referrer some browsers send no Origin with a form either.
      reply.header('referrer-policy', 'same-origin');
      // The back button shows a refused form only if the browser may store it.
      if (reply.statusCode === 422) reply.header('cache-control', 'no-cache, private');
    });
    for (const url of ['/dev/shop/:tenant', '/dev/shop/:tenant/*'])
      scope.route<ShopRoute>({ method: ['GET', 'POST'], url, schema: { hide: true }, handler: answer });
  });
}

const brandOf = ({ konfiguration, theme, bilder }: Mandant, files: Pick<Brand, 'css' | 'fonts'>): Brand => ({
  name: konfiguration.Name,
  theme,
  look: lookOf(theme, bilder),
  ...files,
});

function send(reply: FastifyReply, answer: ShopAnswer): FastifyReply {
  if ('redirect' in answer) return reply.redirect(answer.redirect, reply.request.method === 'POST' ? 303 : 302);
  if ('json' in answer) return reply.code(answer.status).send(answer.json);
  if ('file' in answer) {
    const { name, text } = answer.file;
    return reply.header('content-disposition', `attachment; filename="${name}"`).type('text/plain; charset=utf-8').send(text);
  }
  return reply
    .code(answer.status)
    .header('content-security-policy', pagePolicy(answer.styleHash))
    .type('text/html; charset=utf-8')
    .send(answer.html);
}
