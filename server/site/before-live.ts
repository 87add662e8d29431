import type { FastifyRequest } from 'fastify';
import { isBelowRoot, type Root } from '../../contract/roots.ts';
import { browserLocale, mandantOfHost } from '../calls/mandant-of-host.ts';
import type { Mandant } from '../context.ts';
import { Refusal } from '../errors.ts';
import { readCredential } from '../http/credentials.ts';
import { headerOf } from '../http/header.ts';
import type { Mount } from '../http/mount.ts';
import type { Parts } from '../parts.ts';
import { sendPlainPage } from './no-mandant.ts';

/** Seconds until a retry. */
const RETRY_SECONDS = 60;

/**
 * The only place that closes a tenant that is not live: pages, links, pictures and calls answer 503. People of its back office see everything, and calls of the
 * back office and reports of orders by key stay open (`isOpenBeforeLive`). 503, since all of it will be there: crawlers and programs come back, which they would not
 * after a 404.
 */
export function closeBeforeLive({ app, parts, betrieb }: Mount): void {
  app.addHook('onRequest', (request, reply, done) => {
    const mandant = mandantOf(parts, request);
    if (!mandant || mandant.liveSeit !== null || request.routeOptions.config.isOpenBeforeLive) return done();
    request.mandant = mandant;
    const credential = readCredential(request, ['B']);
    const close = () => {
      if (headerOf(request, 'accept')?.includes('text/html') !== true)
        return done(new Refusal('NetzwerkFehler', { text: 'fehler.NetzwerkFehler.nichtEroeffnet', retryAfterSeconds: RETRY_SECONDS }));
      sendPlainPage(reply, browserLocale(mandant, headerOf(request, 'accept-language')), 'nichtEroeffnet');
    };
    if (credential === null) return close();
    betrieb(parts, credential.value, { mandant, isBackground: true }).then(
      () => done(),
      (error) => (error instanceof Refusal ? close() : done(error)),
    );
  });
}

/** Roots of the installation, whose addresses belong to no tenant unless their path names it. */
const SHARED: readonly Root[] = ['api', 'betrieb', 'assets', 'dev', 'health', 'metrics'];

/** The tenant of a request: of its path, or of its host. */
function mandantOf(parts: Parts, request: FastifyRequest): Mandant | undefined {
  const { tenant } = request.params as { tenant?: string };
  if (tenant !== undefined) return parts.mandanten.get(tenant.toLowerCase());
  return isBelowRoot(request.url, SHARED) ? undefined : mandantOfHost(parts, request.host)?.mandant;
}
