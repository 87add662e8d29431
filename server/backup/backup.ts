import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { type Connection, type ConnectionSource, withConnection } from '../db/connection.ts';
import { readSettings, withDatabase } from '../start/command.ts';
import { type Manifest, PLACES, writeTable } from './format.ts';
import { beginSnapshot, listMandanten, listMigrations, listTables, readRows } from './store.ts';

/**
 * Files of the data folder that are not copied: the database, whose rows are exported, its lock and marker files, and the secret, which is stored separately.
 */
const NO_FILES = /^(db|lock(\..*)?|first-start.*|holds-data.*|app-secret.*)$/;

/**
 * Backs up the configured installation into a new folder: a snapshot of all rows, the secret and the files. With a database server the product can keep
 * running. Returns a line for the user. Throws with a line for the user, and leaves no folder that looks complete.
 */
export async function backup(env: NodeJS.ProcessEnv, to: string): Promise<string> {
  const settings = readSettings(env);
  const folder = resolve(to);
  if (existsSync(folder)) throw new Error(`${folder} is there already: a backup takes a new folder`);
  const manifest = await withDatabase(settings, (source) => writeBackup(source, settings, folder));
  const rows = Object.values(manifest.tabellen).reduce((sum, count) => sum + count, 0);
  return `${folder}: ${rows} rows of ${Object.keys(manifest.tabellen).length} tables, ${manifest.dateien} files and the secret. Keep it as safe as the secret itself.`;
}

/** Writes a backup of an open database. */
export async function writeBackup(
  source: ConnectionSource,
  settings: Pick<Settings, 'appSecret' | 'dataDir'>,
  folder: string,
): Promise<Manifest> {
  const part = `${folder}.part`;
  if (existsSync(part)) throw new Error(`${part} is left of a backup that did not end: remove it first`);
  mkdirSync(join(part, PLACES.tables), { recursive: true, mode: 0o700 });
  const { tabellen, migrations } = await withConnection(source, (connection) => writeTables(connection, part));
  write(join(part, PLACES.secret), secretOf(settings));
  const erstelltAm = new Date().toISOString();
  const manifest: Manifest = {
    format: 1,
    erstelltAm,
    migrations,
    tabellen,
    dateien: copyFiles(settings.dataDir, join(part, PLACES.files)),
  };
  write(join(part, PLACES.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(part, folder);
  return manifest;
}

async function writeTables(connection: Connection, folder: string): Promise<Pick<Manifest, 'migrations' | 'tabellen'>> {
  await beginSnapshot(connection);
  try {
    const migrations = await listMigrations(connection);
    if (migrations.length === 0) throw new Error('the database is empty: there is nothing to back up');
    const mandanten = await listMandanten(connection);
    const tabellen: Record<string, number> = {};
    for (const table of await listTables(connection))
      tabellen[table.name] = await writeTable(folder, table.name, readRows(connection, table, mandanten));
    return { migrations, tabellen };
  } finally {
    await connection.query('rollback');
  }
}

const write = (path: string, text: string) => writeFileSync(path, text, { mode: 0o600, flush: true });

/** The secret of the settings, otherwise the one that the product made. */
function secretOf({ appSecret, dataDir }: Pick<Settings, 'appSecret' | 'dataDir'>): string {
  const file = join(dataDir, 'app-secret');
  if (appSecret === null && !existsSync(file)) throw new Error(`APP_SECRET: there is none in ${dataDir}; without it a backup is of no use`);
  return appSecret ?? readFileSync(file, 'utf8').trim();
}

/** Copies the other files of the data folder; returns their number. */
function copyFiles(dataDir: string, to: string): number {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const names = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !NO_FILES.test(name)) : [];
  for (const name of names) cpSync(join(dataDir, name), join(to, name), { recursive: true });
  return readdirSync(to, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}
