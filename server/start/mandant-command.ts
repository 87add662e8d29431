import type { Settings } from '../config/settings.ts';
import { openClock } from '../db/clock.ts';
import type { ConnectionSource } from '../db/connection.ts';
import { openDb } from '../db/scope.ts';
import { printChanges } from '../mandant-folder/changes.ts';
import { checkFolder } from '../mandant-folder/check.ts';
import type { MandantFolder } from '../mandant-folder/draft.ts';
import { exportFolder } from '../mandant-folder/export.ts';
import { type Fault, FolderRefused, printFault } from '../mandant-folder/faults.ts';
import { type Folder, isFileName, readFolder } from '../mandant-folder/folder.ts';
import { type ImportParts, importFolder } from '../mandant-folder/import.ts';
import { NO_MANDANT, printMandanten } from '../mandant-folder/list.ts';
import { notesOn } from '../mandant-folder/notes.ts';
import { random } from '../random.ts';
import { openSecrets } from './app-secret.ts';
import { readSettings, withKnownDatabase, withReadyDatabase } from './command.ts';
import { SERVICES } from './modules.ts';

export { endServiceSecret, probeServices, pullContent, setServiceSecret } from './service-command.ts';

/** The parts that an import needs, over an open database. */
async function partsOf(settings: Settings, source: ConnectionSource): Promise<ImportParts> {
  const db = openDb(source);
  return {
    db,
    settings,
    random,
    clock: await openClock(db),
    secrets: await openSecrets(settings, db),
  };
}

/** Reads and checks a folder. Throws FolderRefused with all of its faults. */
async function readChecked(path: string): Promise<{ folder: Folder; mandant: MandantFolder }> {
  const folder = readFolder(path);
  const { mandant, faults } = await checkFolder(folder);
  if (!mandant) throw refused(folder, faults);
  return { folder, mandant };
}

/** The error with all faults, their lines and their number. */
function refused({ name, files }: Folder, faults: readonly Fault[]): FolderRefused {
  const placed = faults.map((fault) => ({
    ...fault,
    line: fault.line ?? (isFileName(fault.file) && fault.path.length > 0 ? files.get(fault.file)?.lineOf(fault.path) : undefined),
  }));
  return new FolderRefused(placed, `${name}: ${faults.length === 1 ? '1 problem' : `${faults.length} problems`}, nothing was changed`);
}

/** Adds lines to faults that only the database reveals. */
const inFolder = (folder: Folder) => (error: unknown) => {
  throw error instanceof FolderRefused ? refused(folder, error.faults) : error;
};

/** Makes or changes the tenant of a folder and returns the changes in lines. Throws FolderRefused, or an Error with a line for the user. */
export async function importMandantFolder(env: NodeJS.ProcessEnv, path: string): Promise<string> {
  const settings = readSettings(env);
  const { folder, mandant } = await readChecked(path);
  return withReadyDatabase(settings, async (source) =>
    printChanges(await importFolder(await partsOf(settings, source), mandant).catch(inFolder(folder)), false),
  );
}

/** Checks a folder and, if a database can be opened, returns what an import would change. Changes nothing. Throws FolderRefused with every problem. */
export async function checkMandantFolder(env: NodeJS.ProcessEnv, path: string): Promise<string> {
  const { folder, mandant } = await readChecked(path);
  const good = [`${mandant.name}: the folder has no problem`, ...notesOn(mandant).map((note) => `  note: ${printFault(note)}`)].join('\n');
  const compared = await compare(env, mandant).catch((error: Error) => {
    if (error instanceof FolderRefused) throw refused(folder, error.faults);
    return `not compared with the database: ${error.message}`;
  });
  return `${good}\n${compared}`;
}

async function compare(env: NodeJS.ProcessEnv, mandant: MandantFolder): Promise<string> {
  const settings = readSettings(env);
  return withKnownDatabase(settings, 'an import would make the database and this tenant', async (source) =>
    printChanges(await importFolder(await partsOf(settings, source), mandant, { isDryRun: true }), true),
  );
}

/** All tenants, in lines. */
export const listMandantFolders = (env: NodeJS.ProcessEnv): Promise<string> =>
  withKnownDatabase(readSettings(env), NO_MANDANT, (source) => printMandanten(openDb(source), SERVICES));

/** Exports a tenant as a folder that can be imported without changes. Throws with a line for the user. */
export const exportMandantFolder = (env: NodeJS.ProcessEnv, name: string, path: string): Promise<string> =>
  withKnownDatabase(readSettings(env), NO_MANDANT, async (source) => {
    const db = openDb(source);
    const files = await exportFolder(db, name, path);
    if (files === null) throw new Error(`there is no tenant ${name}\n${await printMandanten(db, SERVICES)}`);
    return `${name}: ${files} files in ${path}`;
  });
