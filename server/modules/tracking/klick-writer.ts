import type { Db } from '../../db/scope.ts';
import { insertKlicks, type NeuerKlick } from './store.ts';

/** Rows of one insert. */
const MAX_ROWS = 1000;

interface Waiting {
  readonly klick: NeuerKlick;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** The clicks of a tenant that wait for the insert under way. */
interface Desk {
  readonly queue: Waiting[];
  isBusy: boolean;
}

/**
 * Stores clicks, many in one insert: those that come while an insert of their tenant is under way go into the next. Each answer waits for the
 * commit of its own click, so none that was answered is lost; where the insert fails, each click of it does, by the same error.
 */
export function makeKlickWriter(db: Pick<Db, 'insertInMandant'>): (mandant: string, klick: NeuerKlick) => Promise<void> {
  const desks = new Map<string, Desk>();

  const write = async (mandant: string, batch: readonly Waiting[]): Promise<void> => {
    const klicks = batch.map(({ klick }) => klick);
    try {
      await db.insertInMandant(mandant, (query) => insertKlicks(query, klicks));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const work = async (mandant: string, desk: Desk): Promise<void> => {
    while (desk.queue.length > 0) await write(mandant, desk.queue.splice(0, MAX_ROWS));
    desk.isBusy = false;
  };

  return (mandant, klick) =>
    new Promise((resolve, reject) => {
      const desk = desks.get(mandant) ?? { queue: [], isBusy: false };
      desks.set(mandant, desk);
      desk.queue.push({ klick, resolve, reject });
      if (desk.isBusy) return;
      desk.isBusy = true;
      // What arrives in the same turn goes along.
      setImmediate(() => void work(mandant, desk));
    });
}
