import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { type Finding, look, well, wrong } from './finding.ts';

/** With less free space the embedded database may stop during the day. */
const ROOM_BYTES = 500_000_000;
/** With less free space it stops soon: it adds files of 16 MB. */
const LAST_BYTES = 50_000_000;

/** Whether the data folder can be written, has free space, and keeps its secret private. */
export function examineFolder({ dataDir, databaseUrl, smtpUrl }: Settings): Finding[] {
  const isNeeded = databaseUrl === null || smtpUrl === null;
  if (!existsSync(dataDir)) return isNeeded ? examinePlace(dirname(dataDir), `DATA_DIR: ${dataDir} is not there yet and can be made`) : [];
  return [...examinePlace(dataDir, `DATA_DIR: ${dataDir} can be written`), ...examineSecret(join(dataDir, 'app-secret'))];
}

function examinePlace(folder: string, words: string): Finding[] {
  if (!existsSync(folder)) return examinePlace(dirname(folder), words);
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    return [
      wrong(`DATA_DIR: ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Give it to the user who runs the product`),
    ];
  }
  const { bavail, bsize } = statfsSync(folder);
  return [describeRoom(bavail * bsize, folder, words)];
}

/** The finding about the free space of a folder; `words` begin the line if it suffices. */
export function describeRoom(bytes: number, folder: string, words: string): Finding {
  const megabytes = Math.floor(bytes / 1_000_000);
  if (bytes < LAST_BYTES) return wrong(`DATA_DIR: the disk is full, only ${megabytes} MB are free at ${folder}. Make room`);
  if (bytes < ROOM_BYTES) return look(`DATA_DIR: only ${megabytes} MB are free at ${folder}. Make room`);
  return well(`${words}, ${megabytes} MB are free`);
}

function examineSecret(file: string): Finding[] {
  if (!existsSync(file) || (statSync(file).mode & 0o077) === 0) return [];
  return [look(`APP_SECRET: other users of this machine may read ${file}: chmod 600 it`)];
}
