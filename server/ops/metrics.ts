import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isSameSecret } from '../config/secrets.ts';
import { refuse } from '../errors.ts';
import { headerOf } from '../http/header.ts';
import { isLocal } from '../http/local.ts';
import { routeOf } from '../http/route-name.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { countPostfachSperren } from '../mail/ruecklauf/sperre.sql.ts';
import { countMails } from '../mail/store.ts';
import type { Parts } from '../parts.ts';

/** What rules know of tenants. */
interface Found {
  /** Lists the services of tenants whose secret is missing. */
  listWithoutSecret(): Promise<readonly { readonly mandant: string; readonly dienst: string }[]>;
  /** Counts the checks of each tenant's last daily proof that differ. */
  countAbweichungen(): Promise<readonly { readonly mandant: string; readonly anzahl: number }[]>;
}

/** `GET /metrics` in Prometheus text, for those whom `mayRead` admits. */
export function mountMetrics(app: FastifyInstance, parts: Parts, jobs: Jobs, found: Found): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countAnswers(app, registry);
  measureWork(registry, parts, jobs);
  measureOutside(registry, parts, found);
  measureProof(registry, found);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(parts, request)) refuse('NichtAuthorisiert');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * With METRICS_TOKEN the token decides alone. Without it only this machine may read, and only without a PUBLIC_URL: behind a proxy every request can come from
 * loopback, and its Host is what the client or the proxy wrote.
 */
function mayRead({ settings: { metricsToken, publicUrl } }: Pick<Parts, 'settings'>, request: FastifyRequest): boolean {
  if (metricsToken === null) return publicUrl === null && isLocal(request);
  return isSameSecret(headerOf(request, 'authorization')?.replace(/^Bearer /i, '') ?? '', metricsToken);
}

function countAnswers(app: FastifyInstance, registry: Registry): void {
  const answers = new Counter({
    name: 'empfehlwerk_answers_total',
    help: 'Answers by route, or by the name of the page, and status',
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
    const route = routeOf(request) ?? 'none';
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
    name: 'empfehlwerk_mailboxes_suppressed',
    help: 'Suppressions of mailboxes that do not exist or whose owner complained, at all tenants',
    registers: [registry],
    async collect() {
      this.set(await parts.db.inSystem(countPostfachSperren));
    },
  });
  new Gauge({
    name: 'empfehlwerk_jobs_failed',
    help: 'Work that failed after all tries',
    registers: [registry],
    async collect() {
      this.set((await jobs.listFailed()).length);
    },
  });
}

function measureOutside(registry: Registry, { outside }: Pick<Parts, 'outside'>, { listWithoutSecret }: Found): void {
  new Counter({
    name: 'empfehlwerk_outside_answers_total',
    help: 'Requests to services outside by their end: ok, or the kind of fault',
    labelNames: ['tenant', 'service', 'result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { mandant, dienst, answers } of outside.states())
        for (const [result, count] of answers) this.inc({ tenant: mandant, service: dienst, result }, count);
    },
  });
  new Gauge({
    name: 'empfehlwerk_outside_failing_since_seconds',
    help: 'Unix time since which a service outside fails, by its fault and what users get instead',
    labelNames: ['tenant', 'service', 'fault', 'instead'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { mandant, dienst, instead, failing } of outside.states())
        if (failing) this.set({ tenant: mandant, service: dienst, fault: failing.kind, instead }, failing.since.getTime() / 1000);
    },
  });
  new Gauge({
    name: 'empfehlwerk_outside_secret_missing',
    help: 'Services that a tenant uses while their secret is missing, or was set for another address or client: 1 for each',
    labelNames: ['tenant', 'service'],
    registers: [registry],
    async collect() {
      const found = await listWithoutSecret();
      this.reset();
      for (const { mandant, dienst } of found) this.set({ tenant: mandant, service: dienst }, 1);
    },
  });
}

function measureProof(registry: Registry, { countAbweichungen }: Found): void {
  new Gauge({
    name: 'empfehlwerk_proof_differences',
    help: 'Checks of the last daily proof of a tenant whose two sides differ',
    labelNames: ['tenant'],
    registers: [registry],
    async collect() {
      const found = await countAbweichungen();
      this.reset();
      for (const { mandant, anzahl } of found) this.set({ tenant: mandant }, anzahl);
    },
  });
}
