import type { Db } from '../../db/scope.ts';
import { insertKlicks, type NeuerKlick } from './store.ts';

/** Maximum number of rows in one insert. */
const MAX_ROWS = 1000;

interface Waiting {
  readonly klick: NeuerKlick;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** The clicks of a tenant that wait while an insert is running. */
interface KlickQueue {
  readonly queue: Waiting[];
  isBusy: boolean;
}

/**
 * Stores clicks in batches: clicks that arrive while an insert of their tenant is running go into the next one. The returned promise resolves
 * after the commit, so that no answered click is lost. If the insert fails, it rejects for all clicks of the batch with the same error.
 */
export function makeKlickWriter(db: Pick<Db, 'insertInMandant'>): (mandant: string, klick: NeuerKlick) => Promise<void> {
  const queues = new Map<string, KlickQueue>();

  const write = async (mandant: string, batch: readonly Waiting[]): Promise<void> => {
    const klicks = batch.map(({ klick }) => klick);
    try {
      await db.insertInMandant(mandant, (query) => insertKlicks(query, klicks));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const work = async (mandant: string, waiting: KlickQueue): Promise<void> => {
    while (waiting.queue.length > 0) await write(mandant, waiting.queue.splice(0, MAX_ROWS));
    waiting.isBusy = false;
  };

  return (mandant, klick) =>
    new Promise((resolve, reject) => {
      const waiting = queues.get(mandant) ?? { queue: [], isBusy: false };
      queues.set(mandant, waiting);
      waiting.queue.push({ klick, resolve, reject });
      if (waiting.isBusy) return;
      waiting.isBusy = true;
      // Waits for clicks of the same turn of the event loop.
      setImmediate(() => void work(mandant, waiting));
    });
}
