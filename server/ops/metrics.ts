import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isSameSecret } from '../config/secrets.ts';
import { refuse } from '../errors.ts';
import { isLocal } from '../http/local.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { countMails } from '../mail/store.ts';
import type { Parts } from '../parts.ts';

/** `GET /metrics` in Prometheus text: for loopback, or with METRICS_TOKEN. */
export function mountMetrics(app: FastifyInstance, parts: Parts, jobs: Jobs): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countAnswers(app, registry);
  measureWork(registry, parts, jobs);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const { metricsToken } = parts.settings;
    const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    if (!isLocal(request) && !(metricsToken && isSameSecret(given, metricsToken))) refuse('NichtAuthorisiert');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function countAnswers(app: FastifyInstance, registry: Registry): void {
  const answers = new Counter({
    name: 'empfehlwerk_answers_total',
    help: 'Answers by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'empfehlwerk_answer_seconds',
    help: 'Time to answer by route',
    labelNames: ['route'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    answers.inc({ route, status: reply.statusCode });
    seconds.observe({ route }, reply.elapsedTime / 1000);
    done();
  });
}

function measureWork(registry: Registry, parts: Parts, jobs: Jobs): void {
  const mails = (name: string, help: string, which: 'waiting' | 'due' | 'undeliverable') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await parts.db.inSystem((scope) => countMails(scope, parts.clock.now())))[which]);
      },
    });
  mails('empfehlwerk_mails_waiting', 'Mails in the outbox', 'waiting');
  mails('empfehlwerk_mails_due', 'Mails in the outbox whose moment has come', 'due');
  mails('empfehlwerk_mails_undeliverable', 'Mails that were given up', 'undeliverable');
  new Gauge({
    name: 'empfehlwerk_jobs_gescheitert',
    help: 'Work that failed after all tries',
    registers: [registry],
    async collect() {
      this.set((await jobs.listFailed()).length);
    },
  });
}
