import type { Db } from '../../db/scope.ts';
import { insertKlicks, type NeuerKlick } from './store.ts';

/** Rows of one insert. */
const MAX_ROWS = 1000;
/** Inserts of a tenant under way at once: while one waits for its commit, the next is written. */
const MAX_WRITERS = 2;

interface Waiting {
  readonly klick: NeuerKlick;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface Desk {
  readonly queue: Waiting[];
  writers: number;
}

/**
 * Stores clicks, many in one insert: those that come while inserts of their tenant are under way go into the next. Each answer waits for the
 * commit of its own click, so none that was answered is lost.
 */
export function makeKlickWriter(db: Pick<Db, 'insertInMandant'>): (mandant: string, klick: NeuerKlick) => Promise<void> {
  const desks = new Map<string, Desk>();

  const write = async (mandant: string, batch: readonly Waiting[]): Promise<void> => {
    const klicks = batch.map(({ klick }) => klick);
    try {
      await db.insertInMandant(mandant, 'klicks', (query) => insertKlicks(query, klicks));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const work = async (mandant: string, desk: Desk): Promise<void> => {
    while (desk.queue.length > 0) await write(mandant, desk.queue.splice(0, MAX_ROWS));
    desk.writers -= 1;
  };

  return (mandant, klick) =>
    new Promise((resolve, reject) => {
      const desk = desks.get(mandant) ?? { queue: [], writers: 0 };
      desks.set(mandant, desk);
      desk.queue.push({ klick, resolve, reject });
      if (desk.queue.length > 1 || desk.writers === MAX_WRITERS) return;
      desk.writers += 1;
      // What arrives in the same turn goes along.
      setImmediate(() => void work(mandant, desk));
    });
}
