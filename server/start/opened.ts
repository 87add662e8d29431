import type { Settings } from '../config/settings.ts';
import { openClock } from '../db/clock.ts';
import type { ConnectionSource } from '../db/connection.ts';
import { openDb } from '../db/scope.ts';
import { NO_MANDANT } from '../mandant-folder/list.ts';
import { loadInhalte } from '../modules/content/index.ts';
import { loadMandanten } from '../modules/mandant/index.ts';
import { makeLog } from '../ops/log.ts';
import type { ContextParts, Mandanten } from '../parts.ts';
import { random } from '../random.ts';
import { openSecrets } from './app-secret.ts';
import { readSettings, withKnownDatabase, withReadyDatabase } from './command.ts';

/** What commands that run rules work with: the parts of the product that rules need, and its tenants. */
export type Opened = ContextParts & { readonly mandanten: Pick<Mandanten, 'all'> };
/** Opens the database, runs `work` and closes it. Throws with a line for the user if there is no tenant. */
export type Opening = <T>(work: (opened: Opened) => Promise<T>) => Promise<T>;

/** Opens the database of the environment variables. Throws with a line for the user if there is no tenant yet. */
export const openedBy =
  (env: NodeJS.ProcessEnv): Opening =>
  async (work) => {
    const settings = readSettings(env);
    const done = await withKnownDatabase(settings, null, async (source) => ({ result: await work(await openOn(settings, source)) }));
    if (done === null) throw new Error(NO_MANDANT);
    return done.result;
  };

/** The same also before the first start, and without a tenant. */
export const openedAlsoEmptyBy =
  (env: NodeJS.ProcessEnv): Opening =>
  (work) => {
    const settings = readSettings(env);
    return withReadyDatabase(settings, async (source) => work(await openOn(settings, source)));
  };

async function openOn(settings: Settings, source: ConnectionSource): Promise<Opened> {
  const db = openDb(source);
  const [clock, secrets, mandanten] = [await openClock(db), await openSecrets(settings, db), await loadMandanten(db)];
  const inhalte = await loadInhalte({ db, mandanten, log: makeLog('silent') });
  return { settings, db, clock, secrets, random, mandanten, inhalte };
}
