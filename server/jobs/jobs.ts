import type { MandantScope } from '../db/scope.ts';
import { deleteOldZaehler } from '../limits/store.ts';
import type { MailDispatch } from '../mail/dispatch.ts';
import { dueMails, releaseMails } from '../mail/store.ts';
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

  const findDue = (name: string, limit: number) =>
    parts.db.inSystem((scope) => {
      const now = parts.clock.now();
      return name === MAIL ? dueMails(scope, now, limit) : (byName.get(name)?.due(scope, now, limit) ?? Promise.resolve([]));
    });

  /** What failed for good stays due: so this looks further until `take` finds something new, or no more is due. */
  const lookThrough = async (name: string, take: (due: Due[]) => Promise<number>): Promise<number> => {
    for (let limit = BATCH; ; limit *= 2) {
      const due = await findDue(name, limit);
      const taken = await take(due);
      if (taken > 0 || due.length < limit) return taken;
    }
  };

  const run = async ({ sweep, mandant: name, id }: Work) => {
    const mandant = parts.mandanten.get(name);
    if (!mandant) throw new Error(`no tenant ${name}`);
    if (sweep === MAIL) return dispatch.send(mandant, id);
    const work = byName.get(sweep);
    if (!work) throw new Error(`no sweep ${sweep}`);
    await inContext(parts, mandant, { wer: 'System' }, (context) => work.run(context, id));
    return wake();
  };

  const runLogged = (work: Work) =>
    run(work).catch((error) => {
      parts.log.error({ err: error, ...work }, 'due work failed');
      throw error;
    });

  /** Queues what is due of each kind; one that cannot be looked through does not keep the others. */
  const enqueueDue = async (names: readonly string[]) => {
    for (const name of names) {
      await lookThrough(name, (due) => queue.enqueue(name, due)).catch((error) =>
        parts.log.error({ err: error, sweep: name }, 'due work not found'),
      );
    }
  };

  let sweeping: Promise<void> | null = null;
  let again = false;
  const wake = () => {
    again = true;
    sweeping ??= sweepMails();
  };
  const sweepMails = async () => {
    while (again) {
      again = false;
      await enqueueDue([MAIL]);
    }
    sweeping = null;
  };

  const forEachMandant = async (work: (scope: MandantScope) => Promise<void>) => {
    for (const { mandant } of parts.mandanten.all()) await parts.db.inMandant(mandant, work);
  };

  const tidy = async () => {
    const now = parts.clock.now();
    await forEachMandant(async (scope) => {
      for (const one of tidiers) await one(scope, now);
    });
    await parts.db.inSystem((scope) => deleteOldZaehler(scope, now));
  };

  const drainDue = async (names: readonly string[]) => {
    const tried = new Set<string>();
    const key = (name: string, due: Due) => `${name} ${due.mandant} ${due.id} ${due.seit.getTime()}`;
    const runUntried = (name: string) => async (due: Due[]) => {
      const untried = due.filter((row) => !tried.has(key(name, row)));
      for (const row of untried) {
        // What cannot be done now stays due, and the queue tries it again.
        tried.add(key(name, row));
        await runLogged({ sweep: name, mandant: row.mandant, id: row.id }).catch(() => {});
      }
      return untried.length;
    };
    for (let progress = true; progress; ) {
      progress = false;
      for (const name of names) if ((await lookThrough(name, runUntried(name))) > 0) progress = true;
    }
  };

  const start = async () => {
    if (parts.settings.role === 'web') return queue.start(null);
    if (parts.db.kind === 'embedded') await forEachMandant(releaseMails);
    const tick = () => enqueueDue([...byName.keys(), MAIL]);
    await queue.start({ run: runLogged, tick, tidy: () => tidy().catch((error) => parts.log.error({ err: error }, 'not tidied up')) });
  };

  return {
    start,
    async stop() {
      await queue.stop();
      await sweeping;
    },
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
