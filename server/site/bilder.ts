import { mandantOfRequest } from '../http/mandant-of-request.ts';
import type { Mount } from '../http/mount.ts';
import { headersOfBild, makeBilder } from '../modules/content/index.ts';

const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/** `GET /bilder/{hash}/{name}`: a picture of the host's tenant. Pictures of other tenants are not found. */
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
}
