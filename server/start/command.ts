import { readEnv } from '../config/env.ts';
import { makeSettings, type Settings } from '../config/settings.ts';
import type { ConnectionSource } from '../db/connection.ts';
import { asDataDirFault } from '../db/data-dir-faults.ts';
import { beginFirstStart, holdsData } from '../db/first-start.ts';
import { lockDataDir } from '../db/lock.ts';
import { listPending, migrate } from '../db/migrate.ts';
import { openSource } from './runtime.ts';

/** The settings of a command that is no start, from the same variables. Throws one line a wrong variable. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = readEnv(env);
  const made = 'problems' in read ? read : makeSettings(read.env);
  if ('problems' in made) throw new Error(made.problems.join('\n'));
  return made.settings;
}

/**
 * Opens the configured database as the product does, for a command that reads or changes what is there, and closes it. Throws with a line for the user:
 * there is none yet, or the embedded one belongs to a product that runs.
 */
export async function withDatabase<T>(settings: Settings, work: (source: ConnectionSource) => Promise<T>): Promise<T> {
  if (settings.databaseUrl === null && !holdsData(settings.dataDir))
    throw new Error(`DATA_DIR: there is no database in ${settings.dataDir} yet`);
  return withSource(settings, work);
}

/** The same where a database may begin. */
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

/** Keeps the embedded data folder from others meanwhile. */
async function locked<T>({ databaseUrl, dataDir }: Settings, work: () => Promise<T>): Promise<T> {
  if (databaseUrl !== null) return work();
  try {
    const unlock = lockDataDir(dataDir);
    return await work().finally(unlock);
  } catch (error) {
    throw asDataDirFault(dataDir, error);
  }
}

/**
 * The same for what may come before the first start: a database that is empty is made as a start makes it. One of an older version is brought up to date if
 * it is embedded; on a server processes of that version may run, so there the start does that.
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

/** Throws with a line for the user when the database lacks migrations; whether there is anything in it at all. */
async function isFilled(source: ConnectionSource): Promise<boolean> {
  const pending = await listPending(source);
  if (pending !== null && pending.length > 0)
    throw new Error('the database is of an older version: start this version of the product once, which brings it up to date');
  return pending !== null;
}

/** For what only reads: answers `without` where there is no database, or nothing in it yet. */
export async function withKnownDatabase<T>(settings: Settings, without: T, work: (source: ConnectionSource) => Promise<T>): Promise<T> {
  if (settings.databaseUrl === null && !holdsData(settings.dataDir)) return without;
  return withSource(settings, async (source) => ((await isFilled(source)) ? work(source) : without));
}
