import { readSettings } from '../config/read.ts';
import type { Settings } from '../config/settings.ts';
import type { ConnectionSource } from '../db/connection.ts';
import { asDataDirFault } from '../db/data-dir-faults.ts';
import { beginFirstStart, holdsData } from '../db/first-start.ts';
import { lockDataDir } from '../db/lock.ts';
import { listPending, migrate } from '../db/migrate.ts';
import { becomeOwner } from '../db/owner.ts';
import { openSource } from './runtime.ts';

export { readSettings };

/**
 * Opens the configured database as the product does, for a command that reads or changes existing data, and closes it. Throws with a line for the user if there
 * is none yet, or if a running product uses the embedded one.
 */
export async function withDatabase<T>(settings: Settings, work: (source: ConnectionSource) => Promise<T>): Promise<T> {
  if (settings.databaseUrl === null && !holdsData(settings.dataDir))
    throw new Error(`DATA_DIR: there is no database in ${settings.dataDir} yet`);
  return withSource(settings, work);
}

/** Like `withDatabase`, but also for a database that does not exist yet. */
export const withSource = <T>(settings: Settings, work: (source: ConnectionSource) => Promise<T>): Promise<T> =>
  locked(settings, () => opened(settings, work));

async function opened<T>(settings: Settings, work: (source: ConnectionSource) => Promise<T>): Promise<T> {
  const source = await openSource(settings);
  try {
    return await work(source);
  } finally {
    await source.close();
  }
}

/** Locks the embedded data folder while `work` runs. */
async function locked<T>({ databaseUrl, dataDir }: Settings, work: () => Promise<T>): Promise<T> {
  becomeOwner(dataDir);
  if (databaseUrl !== null) return work();
  try {
    const unlock = lockDataDir(dataDir);
    return await work().finally(unlock);
  } catch (error) {
    throw asDataDirFault(dataDir, error);
  }
}

/**
 * Like `withDatabase`, for commands that can run before the first start: an empty database is migrated as by a start. An embedded database of an older version
 * is migrated too. On a server, processes of that version may run, so only a start migrates it.
 */
export function withReadyDatabase<T>(settings: Settings, work: (source: ConnectionSource) => Promise<T>): Promise<T> {
  return locked(settings, async () => {
    const isEmbedded = settings.databaseUrl === null;
    const endFirstStart = isEmbedded ? beginFirstStart(settings.dataDir) : () => {};
    return opened(settings, async (source) => {
      if (!isEmbedded) await isFilled(source);
      await migrate(source);
      const done = await work(source);
      endFirstStart();
      return done;
    });
  });
}

/** Whether the database is set up; false if it is empty. Throws with a line for the user if it lacks migrations. */
async function isFilled(source: ConnectionSource): Promise<boolean> {
  const pending = await listPending(source);
  if (pending !== null && pending.length > 0)
    throw new Error('the database is of an older version: start this version of the product once, which brings it up to date');
  return pending !== null;
}

/** For commands that only read: returns `without` if there is no database, or if it is empty. */
export async function withKnownDatabase<T>(settings: Settings, without: T, work: (source: ConnectionSource) => Promise<T>): Promise<T> {
  if (settings.databaseUrl === null && !holdsData(settings.dataDir)) return without;
  return withSource(settings, async (source) => ((await isFilled(source)) ? work(source) : without));
}
