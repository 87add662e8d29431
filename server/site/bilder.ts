import { refuse } from '../errors.ts';
import { mandantOfRequest } from '../http/mandant-of-request.ts';
import type { Mount } from '../http/mount.ts';
import { headersOfBild, makeBilder } from '../modules/content/index.ts';

const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * `GET /bilder/{hash}/{name}`: a picture of the host's tenant. Pictures of other tenants are not found. `GET /betrieb/bilder/{mandant}/{hash}/{name}`: the icon of
 * any tenant, for the back office, which is on every host.
 */
export function mountBilder({ app, parts }: Mount): void {
  const bilder = makeBilder(parts);
  app.addHook('onListen', bilder.readBorne);
  app.route<{ Params: { hash: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/bilder/:hash/:name',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { hash, name } = request.params;
      const content = await bilder.read(mandantOfRequest(parts, request), name, hash);
      return reply.headers({ ...FOREVER, ...headersOfBild(name) }).send(content);
    },
  });
  app.route<{ Params: { mandant: string; hash: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/betrieb/bilder/:mandant/:hash/:name',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { hash, name } = request.params;
      const mandant = parts.mandanten.get(request.params.mandant);
      const content = await (mandant?.theme.icon === name ? bilder.read(mandant, name, hash) : refuse('NichtGefunden'));
      return reply.headers({ ...FOREVER, ...headersOfBild(name) }).send(content);
    },
  });
}
