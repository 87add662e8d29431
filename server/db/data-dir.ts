import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, type ConnectionSource, withConnection } from './connection.ts';
import { asDataDirFault, DataDirFault, damaged } from './data-dir-faults.ts';
import { openEmbedded } from './embedded.ts';
import { checkThere, holdsData } from './first-start.ts';
import { foreignIn } from './owner.ts';

/**
 * Opens the embedded database of a locked data folder. Throws one line that names the folder and its fault; a folder that holds data never gets
 * a new database.
 */
export async function openDataDir(dataDir: string): Promise<ConnectionSource> {
  const folder = join(dataDir, 'db');
  const source = await open(dataDir, folder);
  try {
    await checkFiles(source, dataDir, folder);
    return source;
  } catch (error) {
    // A damaged database may fail to close too; only the first error matters.
    await source.close().catch(() => {});
    throw asDataDirFault(dataDir, error);
  }
}

async function open(dataDir: string, folder: string): Promise<ConnectionSource> {
  try {
    if (holdsData(dataDir)) checkThere(dataDir);
    return await openEmbedded({ dataDir: folder });
  } catch (error) {
    const fault = asDataDirFault(dataDir, error);
    if (fault instanceof DataDirFault) throw fault;
    // The embedded database does not always say that it may not read a file.
    const foreign = foreignIn(dataDir);
    throw foreign !== null ? new DataDirFault(`DATA_DIR: ${foreign}`) : damaged(dataDir, (error as Error).message ?? 'it cannot be opened');
  }
}

/** The file of each table and index. An index file is never empty. An index larger than one page (8 KB) shows that its table has had rows. */
const FILES = `select c.oid::regclass::text as name, pg_relation_filepath(c.oid) as path, relkind = 'i' as "isIndex",
    coalesce((select max(pg_relation_size(indexrelid)) from pg_index where indrelid = c.oid), 0) > 8192 as "hadRows"
  from pg_class c where pg_relation_filepath(c.oid) is not null`;

interface Stored {
  readonly name: string;
  readonly path: string;
  readonly isIndex: boolean;
  readonly hadRows: boolean;
}

/**
 * The database opens the file of a table only when the table is queried, and takes an empty file for a table without rows. Both faults would show
 * long after the start.
 */
async function checkFiles(source: ConnectionSource, dataDir: string, folder: string): Promise<void> {
  await withConnection(source, async (connection) => {
    const { rows } = await connection.query(FILES);
    for (const { name, path, isIndex, hadRows } of rows as Stored[]) {
      const size = statSync(join(folder, path), { throwIfNoEntry: false })?.size;
      if (size === undefined) throw damaged(dataDir, `${join('db', path)} of ${name} is missing`);
      if (size === 0 && isIndex) throw damaged(dataDir, `${join('db', path)} of ${name} is empty`);
      if (size === 0 && hadRows) await countByIndex(connection, name);
    }
  });
}

/** Reads a table through its index; throws if a row that the index names is missing. */
const countByIndex = (connection: Connection, name: string) =>
  connection.query(`begin; set local enable_seqscan = off; set local enable_bitmapscan = off; select count(*) from ${name}; rollback`);
