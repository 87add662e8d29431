import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isSameSecret } from '../config/secrets.ts';
import type { Settings } from '../config/settings.ts';
import { type Connection, type ConnectionSource, withConnection } from '../db/connection.ts';
import { beginFirstStart, holdsData } from '../db/first-start.ts';
import { MIGRATIONS, migrate } from '../db/migrate.ts';
import { becomeOwner } from '../db/owner.ts';
import { writeDurably } from '../durable-file.ts';
import { readSettings, withSource } from '../start/command.ts';
import { type Manifest, PLACES, readManifest, readTable } from './format.ts';
import { beginFilling, endFilling, insertRows, listMandanten, listMigrations, listTables, type Table } from './store.ts';

/**
 * Restores a backup into an installation without data, on either database, and migrates it to this version. Returns a line for the user. Throws with a line for
 * the user, and leaves nothing behind that a start would take for data.
 */
export async function restore(env: NodeJS.ProcessEnv, from: string): Promise<string> {
  const settings = readSettings(env);
  const folder = resolve(from);
  becomeOwner(settings.dataDir);
  const manifest = readManifest(folder);
  const unknown = manifest.migrations.filter((name) => !MIGRATIONS.some((migration) => migration.name === name));
  if (unknown.length > 0) throw new Error(`${folder} is of a newer version: it knows ${unknown.join(', ')}`);
  checkSecret(settings, folder);
  if (settings.databaseUrl === null) await restoreEmbedded(settings, folder, manifest);
  else await withSource(settings, (source) => restoreRows(source, folder, manifest));
  restoreFiles(settings, folder);
  const rows = Object.values(manifest.tabellen).reduce((sum, count) => sum + count, 0);
  return `${rows} rows of ${Object.keys(manifest.tabellen).length} tables and ${manifest.dateien} files restored, as of ${manifest.erstelltAm}.`;
}

/** Refuses a configured secret that is not the backup's. Without one the backup's secret is used. */
function checkSecret({ appSecret }: Settings, folder: string): void {
  if (appSecret !== null && !isSameSecret(appSecret, readFileSync(join(folder, PLACES.secret), 'utf8')))
    throw new Error(`APP_SECRET: is not the one of the backup, which stands in ${join(folder, PLACES.secret)}`);
}

async function restoreEmbedded(settings: Settings, folder: string, manifest: Manifest): Promise<void> {
  const { dataDir } = settings;
  if (holdsData(dataDir))
    throw new Error(`DATA_DIR: ${dataDir} has a database already, or what is left of one; a backup is restored into a new folder`);
  // Until this ends, the folder counts as empty: a start or another restore begins from scratch.
  const endFirstStart = beginFirstStart(dataDir);
  await withSource(settings, (source) => restoreRows(source, folder, manifest));
  if (settings.appSecret === null) writeDurably(join(dataDir, 'app-secret'), readFileSync(join(folder, PLACES.secret), 'utf8'));
  endFirstStart();
}

/** Fills an empty database with a backup's rows, in one transaction, and migrates them. */
export async function restoreRows(source: ConnectionSource, folder: string, manifest: Manifest): Promise<void> {
  await withConnection(source, (connection) => needEmpty(connection, manifest));
  await migrate(
    source,
    MIGRATIONS.filter(({ name }) => manifest.migrations.includes(name)),
  );
  await withConnection(source, async (connection) => {
    const tables = await listTables(connection);
    await beginFilling(connection, tables);
    try {
      for (const table of tables) await fill(connection, table, folder, manifest);
      await endFilling(connection, tables);
      await connection.query('commit');
    } catch (error) {
      await connection.query('rollback');
      throw error;
    }
  });
  await migrate(source);
}

async function needEmpty(connection: Connection, { migrations }: Manifest): Promise<void> {
  const ran = await listMigrations(connection);
  if (ran.length === 0) return;
  await connection.query('begin');
  const mandanten = await listMandanten(connection).finally(() => connection.query('rollback'));
  if (mandanten.length > 0 || ran.some((name) => !migrations.includes(name)))
    throw new Error('DATABASE_URL: this database is in use already; a backup is restored into an empty one');
}

async function fill(connection: Connection, table: Table, folder: string, { tabellen }: Manifest): Promise<void> {
  const { name } = table;
  let rows = 0;
  try {
    for await (const zeilen of readTable(folder, name)) rows += await insertRows(connection, table, zeilen);
  } catch (error) {
    throw new Error(`the backup is damaged: the rows of ${name} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  if (rows !== tabellen[name]) throw new Error(`the backup is damaged: ${name} has ${rows} rows, not ${tabellen[name]}`);
}

function restoreFiles({ dataDir }: Settings, folder: string): void {
  mkdirSync(dataDir, { recursive: true });
  for (const name of readdirSync(join(folder, PLACES.files)))
    cpSync(join(folder, PLACES.files, name), join(dataDir, name), { recursive: true });
}
