import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import firstOrder from '../../../docs/first-order.md?raw';
import licence from '../../../LICENSE?raw';
import type { Settings } from '../../config/settings.ts';
import { DOCS_POLICY } from '../../http/security-headers.ts';
import { describeApi } from '../openapi/document.ts';
import { FAVICON, STYLE } from './look.ts';

const HIDDEN = { schema: { hide: true } };

/** Phones need this to use their own width; the library's page lacks it. */
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';

/** The API description as data at `/api/openapi.json` and as a page at `/api/docs`, which links to a guide to the first order. */
export async function mountDocs(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0' },
    // The contract is the source, so all routes are hidden; the first request creates the description.
    transformObject: () => describeApi(publicUrl) as never,
  });
  app.get('/api/openapi.json', HIDDEN, async () => app.swagger());
  for (const [path, text] of Object.entries({ 'first-order': firstOrder, licence })) {
    app.get(`/api/docs/${path}`, HIDDEN, async (_, reply) => reply.type('text/plain; charset=utf-8').send(text));
  }
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_, reply, payload) =>
      typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')
        ? payload.replace('<meta charset="UTF-8">', `$&${VIEWPORT}`)
        : payload,
    );
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: DOCS_POLICY,
      uiConfig: { layout: 'BaseLayout', docExpansion: 'none', defaultModelsExpandDepth: 0, displayRequestDuration: true },
      theme: {
        title: 'Empfehlwerk – API',
        css: [{ filename: 'empfehlwerk.css', content: STYLE }],
        favicon: [{ filename: 'favicon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: FAVICON }],
      },
    });
  });
}
