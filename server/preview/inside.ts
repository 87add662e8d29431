import type { KeptInhalte, Mandant } from '../context.ts';
import type { Db, SetupScope } from '../db/scope.ts';
import type { Parts } from '../parts.ts';

/**
 * The parts of the product inside the open transaction of a tenant: whatever they read and write belongs to it and ends with it. Work runs one after the other,
 * since a transaction has one connection and one role at a time.
 */
export function partsInside(parts: Parts, scope: SetupScope, mandant: Mandant, inhalte: KeptInhalte): Parts {
  let last: Promise<unknown> = Promise.resolve();
  const next = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  const own = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    name === scope.mandant ? next(work) : Promise.reject(new Error('a preview reads another tenant'));
  const db: Db = {
    ...parts.db,
    inMandant: (name, work) => own(name, () => work(scope)),
    insertInMandant: (name, insert) => own(name, async () => void (await insert(scope.tx).execute())),
    inSystem: (work) => next(() => scope.asSystem(work)),
    inSetup: (name, work) => own(name, () => work(scope)),
    inCrossing: () => Promise.reject(new Error('a preview is about one tenant')),
    inTurn: async (_, work) => work(),
    checkRoom: async () => {},
  };
  return {
    ...parts,
    db,
    mandanten: { ...parts.mandanten, get: (name) => (name === mandant.mandant ? mandant : parts.mandanten.get(name)) },
    inhalte: { ...parts.inhalte, of: () => inhalte },
  };
}
