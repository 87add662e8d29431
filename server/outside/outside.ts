import type { Logger } from 'pino';
import { type FaultKind, OutsideFault } from './fault.ts';
import { type OutsideAnswer, type OutsideRequest, openTransport, type Transport } from './transport.ts';

/** A service of a tenant. */
export interface Service {
  readonly mandant: string;
  readonly dienst: string;
  /** Time limit of a request in ms. */
  readonly limitMs: number;
  /** What users get while it fails, as metrics say it: `last copy`, `form without check`. */
  readonly instead: string;
}

/** How a service has worked since the start of this process. */
interface ServiceState extends Pick<Service, 'mandant' | 'dienst' | 'instead'> {
  /** The first of its faults without a good answer since; null while it works. */
  readonly failing: { readonly since: Date; readonly kind: FaultKind } | null;
  /** Number of answers by how they ended: `ok` or the kind of fault. */
  readonly answers: ReadonlyMap<'ok' | FaultKind, number>;
}

/** The services outside. One that fails again and again is not asked for a while. */
export interface Outside {
  /**
   * Sends a request and reads its answer by `read`, which throws OutsideFault for what is no answer of this service. A path as address is below the tenant's
   * own. Throws OutsideFault; at once, without a request, while the service is paused.
   */
  ask<T>(service: Service, request: OutsideRequest, read: (answer: OutsideAnswer) => T): Promise<T>;
  /** Services that were asked. */
  states(): readonly ServiceState[];
}

interface OutsideOptions {
  readonly log: Pick<Logger, 'error' | 'info'>;
  readonly transport?: Transport;
  /** Address of a tenant's own pages, for services below it. */
  readonly ownAddress: (mandant: string) => string;
  /** Present time in ms; the system's, since the demo's clock jumps by days. */
  readonly now?: () => number;
}

/** Faults in a row after which a service is paused. */
const MAX_FAULTS = 3;

/** Length of a pause in ms. Then one request tries, and the others wait for its end as in a pause. */
const PAUSE_MS = 30_000;

interface Health {
  service: Service;
  faults: number;
  failing: ServiceState['failing'];
  pausedUntil: number;
  readonly answers: Map<'ok' | FaultKind, number>;
}

export function openOutside({ log, ownAddress, transport = openTransport(), now = Date.now }: OutsideOptions): Outside {
  const known = new Map<string, Health>();

  const healthOf = (service: Service): Health => {
    const key = `${service.mandant} ${service.dienst}`;
    const health = known.get(key) ?? { service, faults: 0, failing: null, pausedUntil: 0, answers: new Map() };
    known.set(key, health);
    health.service = service;
    return health;
  };

  const count = ({ answers }: Health, result: 'ok' | FaultKind) => answers.set(result, (answers.get(result) ?? 0) + 1);

  const noteGood = (health: Health) => {
    count(health, 'ok');
    const { failing, service } = health;
    if (failing)
      log.info({ ...nameOf(service), seconds: Math.round((now() - failing.since.getTime()) / 1000) }, 'a service outside works again');
    Object.assign(health, { faults: 0, failing: null, pausedUntil: 0 });
  };

  const noteFault = (health: Health, fault: OutsideFault) => {
    count(health, fault.kind);
    health.faults += 1;
    if (health.faults >= MAX_FAULTS) health.pausedUntil = now() + PAUSE_MS;
    if (health.failing) return;
    health.failing = { since: new Date(now()), kind: fault.kind };
    log.error({ ...nameOf(health.service), fault: fault.message, instead: health.service.instead }, 'a service outside fails');
  };

  return {
    async ask(service, request, read) {
      const health = healthOf(service);
      if (health.faults >= MAX_FAULTS) {
        if (now() < health.pausedUntil) {
          count(health, 'paused');
          throw new OutsideFault('paused');
        }
        health.pausedUntil = now() + service.limitMs + PAUSE_MS;
      }
      try {
        const url = request.url.startsWith('/') ? ownAddress(service.mandant) + request.url : request.url;
        const answer = read(await transport({ ...request, url }, service.limitMs));
        noteGood(health);
        return answer;
      } catch (error) {
        if (error instanceof OutsideFault) noteFault(health, error);
        throw error;
      }
    },

    states: () =>
      [...known.values()].map(({ service: { mandant, dienst, instead }, failing, answers }) => ({
        mandant,
        dienst,
        instead,
        failing,
        answers,
      })),
  };
}

const nameOf = ({ mandant, dienst }: Service) => ({ mandant, dienst });
