import { deleteOldZaehler } from '../limits/store.ts';
import type { MailDispatch } from '../mail/dispatch.ts';
import { dueMails } from '../mail/store.ts';
import { inContext, type Parts } from '../parts.ts';
import type { GescheiterteArbeit, Queue, Work } from './queue.ts';
import type { Due, Sweep, Tidy } from './sweep.ts';

const MAIL = 'mail';
const BATCH = 500;

export interface Jobs {
  start(): Promise<void>;
  stop(): Promise<void>;
  isReady(): boolean;
  /** Looks for waiting mails soon; called after each change. */
  wake(): void;
  /** Does all that is due now, and all that becomes due by it, and returns when it is done (demo clock, tests). */
  drain(): Promise<void>;
  /** Sends all waiting mails and returns when they are sent. */
  drainMails(): Promise<void>;
  listGescheitert(): Promise<GescheiterteArbeit[]>;
}

interface Options {
  readonly parts: Parts;
  readonly queue: Queue;
  readonly sweeps: readonly Sweep[];
  readonly tidiers: readonly Tidy[];
  readonly dispatch: MailDispatch;
}

/** Finds due rows by the product's clock and lets the queue work them off, with retry and backoff. */
export function makeJobs({ parts, queue, sweeps, tidiers, dispatch }: Options): Jobs {
  const byName = new Map(sweeps.map((sweep) => [sweep.name, sweep]));

  const findDue = (name: string) =>
    parts.db.inSystem((scope) => {
      const now = parts.clock.now();
      return name === MAIL ? dueMails(scope, now, BATCH) : (byName.get(name)?.due(scope, now, BATCH) ?? Promise.resolve([]));
    });

  const run = async ({ sweep, mandant: name, id }: Work) => {
    const mandant = parts.mandanten.get(name);
    if (!mandant) throw new Error(`no tenant ${name}`);
    if (sweep === MAIL) return dispatch.send(mandant, id);
    const work = byName.get(sweep);
    if (!work) throw new Error(`no sweep ${sweep}`);
    await inContext(parts, mandant, { wer: 'System' }, (context) => work.run(context, id));
    return wake();
  };

  const enqueueDue = async (names: readonly string[]) => {
    for (const name of names) await queue.enqueue(name, await findDue(name));
  };

  let isSweeping = false;
  let again = false;
  const wake = () => {
    again = true;
    if (!isSweeping) void sweepMails();
  };
  const sweepMails = async () => {
    isSweeping = true;
    while (again) {
      again = false;
      await enqueueDue([MAIL]).catch((error) => parts.log.error({ err: error }, 'outbox not swept'));
    }
    isSweeping = false;
  };

  const tidy = async () => {
    const now = parts.clock.now();
    for (const { mandant } of parts.mandanten.all()) {
      await parts.db.inMandant(mandant, async (scope) => {
        for (const one of tidiers) await one(scope, now);
      });
    }
    await parts.db.inSystem((scope) => deleteOldZaehler(scope, now));
  };

  const drainDue = async (names: readonly string[]) => {
    const tried = new Set<string>();
    const key = (name: string, due: Due) => `${name} ${due.mandant} ${due.id} ${due.seit.getTime()}`;
    for (let progress = true; progress; ) {
      progress = false;
      for (const name of names) {
        const due = (await findDue(name)).filter((row) => !tried.has(key(name, row)));
        for (const row of due) {
          // What cannot be done now stays due, and the queue tries it again.
          tried.add(key(name, row));
          await run({ sweep: name, mandant: row.mandant, id: row.id }).catch((error) =>
            parts.log.error({ err: error, sweep: name }, 'due work failed'),
          );
          progress = true;
        }
      }
    }
  };

  return {
    start: () => queue.start(parts.settings.role === 'web' ? null : { run, tick: () => enqueueDue([...byName.keys(), MAIL]), tidy }),
    stop: () => queue.stop(),
    isReady: () => queue.isReady(),
    wake,
    async drain() {
      await drainDue([...byName.keys(), MAIL]);
      await tidy();
    },
    drainMails: () => drainDue([MAIL]),
    listGescheitert: () => queue.listGescheitert(),
  };
}
