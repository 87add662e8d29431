import type { MailDispatch } from '../mail/dispatch.ts';
import { dueMails } from '../mail/store.ts';
import { inContext, type Parts } from '../parts.ts';
import type { Work } from './queue.ts';
import { type Due, MAIL_SWEEP, type ServiceSweep, type Sweep } from './sweep.ts';

/** Maximum number of rows of a kind in a batch, so that each kind waits for at most this many rows of another. */
const BATCH = 500;

export interface DueWork {
  /** All kinds; mails last, since the others write some. */
  readonly kinds: readonly string[];
  /**
   * Finds due rows until `take` accepts new ones, or no more are due; rows that failed for good stay due, so the first batch can hold
   * nothing new. `isFull` means that more rows may follow the batch. `take` returns the number of new rows.
   */
  lookThrough(kind: string, take: (due: Due[], isFull: boolean) => Promise<number>): Promise<number>;
  /** Does one piece of work; logs and throws its error. */
  run(work: Work): Promise<void>;
  /** Resolves when no mail is being sent: a mail that a worker of the queue sends is no longer due. */
  settled(): Promise<void>;
}

interface Options {
  readonly parts: Parts;
  readonly sweeps: readonly (Sweep | ServiceSweep)[];
  readonly dispatch: MailDispatch;
  readonly batch?: number | undefined;
}

/** Finds work by the product's clock, over all tenants, and does it in the tenant's own transaction. */
export function makeDueWork({ parts, sweeps, dispatch, batch = BATCH }: Options): DueWork {
  const byName = new Map(sweeps.map((sweep) => [sweep.name, sweep]));

  const find = (kind: string, limit: number) =>
    parts.db.inSystem((scope) => {
      const now = parts.clock.now();
      return kind === MAIL_SWEEP ? dueMails(scope, now, limit) : (byName.get(kind)?.due(scope, now, limit) ?? Promise.resolve([]));
    });

  /** Work of a tenant that this process does not serve stays due until it does. */
  const isThere = ({ mandant }: Due) => parts.mandanten.get(mandant) !== undefined;

  const run = async ({ sweep: kind, mandant: name, id }: Work) => {
    const mandant = parts.mandanten.get(name);
    if (!mandant) throw new Error(`no tenant ${name}`);
    if (kind === MAIL_SWEEP) return dispatch.send(mandant, id);
    const sweep = byName.get(kind);
    if (!sweep) throw new Error(`no sweep ${kind}`);
    if ('send' in sweep) return sweep.send(parts, mandant, new Date());
    const note = await inContext(parts, mandant, { wer: 'System' }, (context) => sweep.run(context, id));
    if (typeof note === 'string') parts.log.warn({ sweep: kind, mandant: name, id }, note);
  };

  return {
    kinds: [...byName.keys(), MAIL_SWEEP],
    async lookThrough(kind, take) {
      for (let limit = batch; ; limit *= 2) {
        const due = await find(kind, limit);
        const isFull = due.length === limit;
        const taken = await take(due.filter(isThere), isFull);
        if (taken > 0 || !isFull) return taken;
      }
    },
    run: (work) =>
      run(work).catch((error) => {
        parts.log.error({ err: error, ...work }, 'due work failed');
        throw error;
      }),
    settled: dispatch.settled,
  };
}

/** Does all due work of these kinds, and all work that becomes due by it, each piece once. */
export async function drain(work: DueWork, kinds: readonly string[]): Promise<void> {
  const tried = new Set<string>();
  const runUntried = (kind: string) => async (due: Due[]) => {
    const keyOf = ({ mandant, id, seit }: Due) => `${kind} ${mandant} ${id} ${seit.getTime()}`;
    const untried = due.filter((row) => !tried.has(keyOf(row)));
    for (const row of untried) {
      // Work that fails now stays due, and the queue tries it again.
      tried.add(keyOf(row));
      await work.run({ sweep: kind, mandant: row.mandant, id: row.id }).catch(() => {});
    }
    return untried.length;
  };
  for (let progress = true; progress; ) {
    progress = false;
    for (const kind of kinds) if ((await work.lookThrough(kind, runUntried(kind))) > 0) progress = true;
  }
  await work.settled();
}
