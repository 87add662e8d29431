import type { Settings } from '../config/settings.ts';
import { makeLog } from '../ops/log.ts';
import { loadAssets } from '../site/assets.ts';
import { type Database, openDatabase, openRuntime, type Runtime } from './runtime.ts';

/** The part of the product that `npm run dev` reloads after each change of the sources. */

export { openDatabase };

/** Assembles the product over an open database, with the files of a client build and a script that each page loads. */
export function assemble(settings: Settings, database: Database, client: string, reloadScript: string): Promise<Runtime> {
  return openRuntime(settings, makeLog(settings.logLevel), { database, assets: { ...loadAssets(client), reloadScript } });
}
