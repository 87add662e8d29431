import type { KeptInhalte, Mandant } from '../context.ts';
import type { Db, SetupScope } from '../db/scope.ts';
import type { Parts } from '../parts.ts';

/** A method of the database that a preview has no use for. */
const never = (): never => {
  throw new Error('a preview reads and writes one tenant, inside its own transaction');
};

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
    inSystem: (work) => next(() => scope.asSystem(work)),
    inTurn: async (_, work) => work(),
    insertInMandant: never,
    inSetup: never,
    inCrossing: never,
    checkRoom: never,
  };
  return {
    ...parts,
    db,
    mandanten: { ...parts.mandanten, get: (name) => (name === mandant.mandant ? mandant : parts.mandanten.get(name)) },
    inhalte: { ...parts.inhalte, of: () => inhalte },
  };
}
