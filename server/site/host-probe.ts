import { mandantOfHost } from '../calls/mandant-of-host.ts';
import { refuse } from '../errors.ts';
import type { Mount } from '../http/mount.ts';
import { answerOfHost, HOST_PROBE } from '../outside/host-probe.ts';

/** `GET /health/host?nonce=`: proves that a host leads to this installation and to which tenant, to those who have APP_SECRET. */
export function mountHostProbe({ app, parts }: Mount): void {
  app.get<{ Querystring: { nonce?: string } }>(HOST_PROBE, { schema: { hide: true } }, async (request, reply) => {
    const { nonce } = request.query;
    const found = mandantOfHost(parts, request.host);
    if (found?.art !== 'seite' || typeof nonce !== 'string') return refuse('NichtGefunden');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(answerOfHost(parts.secrets, found.mandant.mandant, nonce));
  });
}
