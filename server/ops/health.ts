import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSchemaThere } from '../db/clock.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Parts } from '../parts.ts';

/** Time in ms for which a check of the disk holds: anybody may ask, and each check writes. */
const ROOM_MS = 5_000;

/** `GET /health/live`: the process answers. `GET /health/ready`: database, migrations and queue are available, and the disk of the database has room. */
export function mountHealth(app: FastifyInstance, parts: Parts, jobs: Jobs): void {
  const hide = { schema: { hide: true } };
  const hasRoom = makeRoomCheck(parts);
  app.get('/health/live', hide, async () => ({ status: 'ok' }));
  app.get('/health/ready', hide, async (request, reply) => {
    const datenbank = await parts.db.inSystem(isSchemaThere).catch((error) => {
      request.log.error({ err: error }, 'database not ready');
      return false;
    });
    const platz = datenbank && (await hasRoom(request));
    const ready = { datenbank, migrationen: datenbank, platz, warteschlange: jobs.isReady() };
    return reply.code(Object.values(ready).every(Boolean) ? 200 : 503).send(ready);
  });
}

function makeRoomCheck({ db }: Pick<Parts, 'db'>): (request: FastifyRequest) => Promise<boolean> {
  let checked = Number.NEGATIVE_INFINITY;
  let result = Promise.resolve(true);
  return ({ log }) => {
    if (performance.now() - checked < ROOM_MS) return result;
    checked = performance.now();
    result = db.checkRoom().then(
      () => true,
      (error) => {
        log.error({ err: error }, 'database cannot write');
        return false;
      },
    );
    return result;
  };
}
