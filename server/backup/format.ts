import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';

/**
 * A backup is a folder: `backup.json` lists its content and is written last, `tabellen/<table>.jsonl.gz` has one row per line, `app-secret` the secret,
 * `dateien/` the rest of the data folder.
 */
export const PLACES = {
  tables: 'tabellen',
  secret: 'app-secret',
  previous: 'app-secret-previous',
  files: 'dateien',
  manifest: 'backup.json',
} as const;

const Manifest = z.strictObject({
  format: z.literal(1),
  erstelltAm: z.string(),
  /** Names of the migrations that had run. */
  migrations: z.array(z.string()),
  /** Rows of each table. */
  tabellen: z.record(z.string(), z.int()),
  dateien: z.int(),
});
export type Manifest = z.infer<typeof Manifest>;

/** The manifest of a backup folder. Throws with a line for the user if the backup is incomplete. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, PLACES.manifest);
  if (!existsSync(path)) throw new Error(`${folder} is no whole backup: it has no ${PLACES.manifest}`);
  const read = Manifest.safeParse(jsonOf(readFileSync(path, 'utf8')));
  if (!read.success) throw new Error(`${path} is not what this version can restore: ${read.error.issues[0]?.path.join('.')}`);
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fileOf = (folder: string, table: string): string => join(folder, PLACES.tables, `${table}.jsonl.gz`);

/** Writes the rows of a table to a file that only the user can read, synced to the disk. Returns the number of rows. */
export async function writeTable(folder: string, table: string, batches: AsyncIterable<readonly string[]>): Promise<number> {
  let rows = 0;
  const lines = async function* () {
    for await (const batch of batches) {
      rows += batch.length;
      yield `${batch.join('\n')}\n`;
    }
  };
  await pipeline(lines, createGzip(), createWriteStream(fileOf(folder, table), { mode: 0o600, flush: true }));
  return rows;
}

/** Approximate number of characters per batch for the database: pictures are long, clicks are short. */
const BATCH_CHARACTERS = 2_000_000;
const BATCH_ROWS = 1000;

/** Reads the rows of a table in batches. Throws for a truncated or changed file. */
export async function* readTable(folder: string, table: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  const bytes = createReadStream(fileOf(folder, table));
  const text = createGunzip();
  const read = pipeline(bytes, text);
  read.catch(() => {});
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(line);
    characters += line.length;
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  await read;
  if (batch.length > 0) yield batch;
}
