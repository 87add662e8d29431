import type { FastifyInstance } from 'fastify';
import { isSchemaThere } from '../db/clock.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Parts } from '../parts.ts';

/** `GET /health/live`: the process answers. `GET /health/ready`: database, migrations and queue are available. */
export function mountHealth(app: FastifyInstance, parts: Parts, jobs: Jobs): void {
  const hide = { schema: { hide: true } };
  app.get('/health/live', hide, async () => ({ status: 'ok' }));
  app.get('/health/ready', hide, async (request, reply) => {
    const datenbank = await parts.db.inSystem(isSchemaThere).then(
      (there) => there,
      (error) => {
        request.log.error({ err: error }, 'database not ready');
        return false;
      },
    );
    const ready = { datenbank, migrationen: datenbank, warteschlange: jobs.isReady() };
    return reply.code(datenbank && ready.warteschlange ? 200 : 503).send(ready);
  });
}
