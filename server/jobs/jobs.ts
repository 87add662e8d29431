import type { MandantScope, SystemScope } from '../db/scope.ts';
import type { MailDispatch } from '../mail/dispatch.ts';
import { releaseMails } from '../mail/store.ts';
import type { Parts } from '../parts.ts';
import type { Retention } from '../retention.ts';
import { syncArbeiten } from './arbeit/sync.ts';
import { drain, makeDueWork } from './due-work.ts';
import type { FailedWork, Queue } from './queue.ts';
import { retain } from './retain.ts';
import { MAIL_SWEEP, type ServiceSweep, type Sweep } from './sweep.ts';

export interface Jobs {
  start(): Promise<void>;
  stop(): Promise<void>;
  isReady(): boolean;
  /** Looks soon for waiting mails and other awaited work; called after each change. */
  wake(): void;
  /** Does all work that is due now or becomes due by it, and returns when it is done (demo clock, tests). */
  drain(): Promise<void>;
  /** Sends all waiting mails and returns when they are sent. */
  drainMails(): Promise<void>;
  listFailed(): Promise<FailedWork[]>;
}

/** Time for which wakes leave out a kind after a full batch: each look offers the queue all due rows again, and it has most of them. */
const PAUSE_MS = 5_000;

type Tidy = (scope: SystemScope, now: Date) => Promise<void>;

interface Options {
  readonly parts: Parts;
  readonly queue: Queue;
  readonly sweeps: readonly (Sweep | ServiceSweep)[];
  readonly retentions: readonly Retention[];
  /** Delete what has ended among the rows without a tenant. */
  readonly tidies: readonly Tidy[];
  readonly dispatch: MailDispatch;
  /** Maximum number of due rows of a kind that are queued in one batch. */
  readonly batch?: number;
  readonly pauseMs?: number;
}

/** Finds due rows by the product's clock and queues them, with retry and backoff. */
export function makeJobs({ parts, queue, sweeps, retentions, tidies, dispatch, batch, pauseMs = PAUSE_MS }: Options): Jobs {
  const awaited = [...sweeps.filter((sweep) => 'isAwaited' in sweep && sweep.isAwaited).map(({ name }) => name), MAIL_SWEEP];
  /** Kinds that are paused, each with the timer that wakes it again. */
  const paused = new Map<string, NodeJS.Timeout>();
  const soon = makeWaker(() => enqueueDue(awaited.filter((kind) => !paused.has(kind))));
  const pause = (kind: string) => {
    clearTimeout(paused.get(kind));
    const timer = setTimeout(() => {
      paused.delete(kind);
      if (queue.isReady()) soon.wake();
    }, pauseMs);
    paused.set(kind, timer.unref());
  };
  const work = makeDueWork({ parts, sweeps, dispatch, batch });
  const tidy = () => cleanUp(parts, retentions, tidies);

  /** Queues the due rows of each kind. A kind that fails is logged and does not stop the others. */
  const enqueueDue = async (kinds: readonly string[]) => {
    for (const kind of kinds) {
      await work
        .lookThrough(kind, (due, isFull) => {
          if (isFull) pause(kind);
          return queue.enqueue(kind, due, isFull);
        })
        .catch((error) => parts.log.error({ err: error, sweep: kind }, 'due work not found'));
    }
  };

  return {
    async start() {
      if (parts.settings.role === 'web') return queue.start(null);
      if (parts.db.kind === 'embedded') await forEachMandant(parts, (scope) => releaseMails(scope, parts.clock.now()));
      await queue.start({
        async run(piece) {
          await work.run(piece);
          // A sweep may have written mails or made its next piece due.
          if (piece.sweep !== MAIL_SWEEP) soon.wake();
        },
        goOn: (kind) => enqueueDue([kind]),
        async tick() {
          await syncArbeiten(parts, queue).catch((error) => parts.log.error({ err: error }, 'failed work not filed'));
          await enqueueDue(work.kinds);
        },
        tidy: () => tidy().catch((error) => parts.log.error({ err: error }, 'not tidied up')),
      });
    },
    async stop() {
      for (const timer of paused.values()) clearTimeout(timer);
      await queue.stop();
      await soon.settled();
    },
    isReady: () => queue.isReady(),
    // A queue that does not run accepts nothing: its start and each minute's search find what waits.
    wake: () => void (queue.isReady() && soon.wake()),
    async drain() {
      await drain(work, work.kinds);
      await tidy();
    },
    drainMails: () => drain(work, [MAIL_SWEEP]),
    listFailed: () => queue.listFailed(),
  };
}

/** Runs the work each time it is woken, never twice concurrently. */
function makeWaker(work: () => Promise<void>) {
  let working: Promise<void> | null = null;
  let again = false;
  const workOff = async () => {
    while (again) {
      again = false;
      await work();
    }
    working = null;
  };
  return {
    wake() {
      again = true;
      working ??= workOff();
    },
    settled: async () => void (await working),
  };
}

async function cleanUp(parts: Parts, retentions: readonly Retention[], tidies: readonly Tidy[]): Promise<void> {
  await retain(parts, retentions);
  for (const tidy of tidies) await parts.db.inSystem((scope) => tidy(scope, parts.clock.now()));
}

async function forEachMandant(parts: Parts, work: (scope: MandantScope) => Promise<void>): Promise<void> {
  for (const { mandant } of parts.mandanten.all()) await parts.db.inMandant(mandant, work);
}
